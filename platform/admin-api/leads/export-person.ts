import { writeAudit } from '#cms/index.ts'
import { exportPerson as read } from '../../leads/personal-data/export-person.ts'
import type { StaffService } from '../service.ts'

export const exportPerson: StaffService<'exportPerson'> = async (context, { email, phone }) => {
  const { pool, site, staff, source, log, now } = context
  const entry = {
    action: 'exported',
    tenantId: site.id,
    person: staff,
    source,
    subject: 'What is held of one person',
  } as const
  // First: nothing leaves without a record.
  await writeAudit(pool, entry)
  const held = await read(pool, { tenantId: site.id, email, phone })
  log.info({ staff: staff.id, tenant: site.id }, 'personal data exported')
  return { exported_at: now.toISOString(), held }
}
