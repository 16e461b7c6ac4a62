import { exportPerson as read } from '../../leads/personal-data/export-person.ts'
import type { StaffService } from '../service.ts'

export const exportPerson: StaffService<'exportPerson'> = async ({ pool, site, staff, log, now }, { email, phone }) => {
  const held = await read(pool, { tenantId: site.id, email, phone })
  log.info({ staff: staff.id, tenant: site.id }, 'what is known of a person was exported')
  return { exported_at: now.toISOString(), held }
}
