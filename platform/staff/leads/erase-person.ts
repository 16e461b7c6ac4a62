import { erasePerson as erase } from '../../leads/personal-data/erase-person.ts'
import type { StaffService } from '../service.ts'

export const erasePerson: StaffService<'erasePerson'> = async ({ pool, site, staff, log }, { email, phone }) => {
  const erased = await erase(pool, { tenantId: site.id, email, phone })
  log.info({ staff: staff.id, tenant: site.id, erased }, 'a person was erased')
  return { erased }
}
