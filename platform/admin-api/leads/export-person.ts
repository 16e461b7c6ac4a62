import { writeAudit } from '#cms/index.ts'
import { exportPerson as read } from '../../leads/personal-data/store.ts'
import type { StaffService } from '../service.ts'
import * as texts from '../texts.ts'

export const exportPerson: StaffService<'exportPerson'> = async (context, { email, phone }) => {
  const { pool, site, staff, source, log, now } = context
  const entry = {
    action: 'exported',
    tenantId: site.id,
    person: staff,
    source,
    subject: texts.dataOfOnePerson,
  } as const
  // First: no export without an audit record.
  await writeAudit(pool, entry)
  const held = await read(pool, { tenantId: site.id, email, phone })
  log.info({ staff: staff.id, tenant: site.id }, 'personal data exported')
  return { exported_at: now.toISOString(), held }
}
