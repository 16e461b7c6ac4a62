import { writeAudit } from '#cms/index.ts'
import { erasePerson as erase } from '../../leads/personal-data/erase-person.ts'
import type { StaffService } from '../service.ts'

export const erasePerson: StaffService<'erasePerson'> = async (context, { email, phone }) => {
  const { pool, site, staff, source, log } = context
  const erased = await erase(pool, { tenantId: site.id, email, phone }, (client, rows) =>
    writeAudit(client, {
      action: 'erased',
      tenantId: site.id,
      person: staff,
      source,
      // Not whom: that would keep what was to be erased.
      subject: `${Object.values(rows).reduce((sum, count) => sum + count, 0)} records of one person`,
    }),
  )
  log.info({ staff: staff.id, tenant: site.id, erased }, 'personal data erased')
  return { erased }
}
