import { writeAudit } from '#cms/index.ts'
import { erasePerson as erase } from '../../leads/personal-data/store.ts'
import type { StaffService } from '../service.ts'
import * as texts from '../texts.ts'

export const erasePerson: StaffService<'erasePerson'> = async (context, { email, phone }) => {
  const { pool, site, staff, source, log } = context
  const erased = await erase(pool, { tenantId: site.id, email, phone }, (client, rows) =>
    writeAudit(client, {
      action: 'erased',
      tenantId: site.id,
      person: staff,
      source,
      // Without the name, which the erasure removes.
      subject: texts.reduceRecordsOfOnePerson({ reduce: Object.values(rows).reduce((sum, count) => sum + count, 0) }),
    }),
  )
  log.info({ staff: staff.id, tenant: site.id, erased }, 'personal data erased')
  return { erased }
}
