import type { StaffEndpointName } from '#schemas/api/staff-endpoints.ts'
import { search } from './search/service.ts'
import type { StaffService } from './service.ts'
import { vehicles } from './vehicles/service.ts'

/** What answers each call of the table. */
export const staffServices: { [K in StaffEndpointName]: StaffService<K> } = { search, vehicles }
