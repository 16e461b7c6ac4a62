import type { Vehicle } from '../vehicle/vehicle.ts'
import type { LeadKind } from './lead-kind.ts'

/**
 * The analytics event of a successful form: 14 new car enquiry, 15 used car enquiry, 17 new test drive or 'Test Drive Only' tag, 48 used
 * test drive, 9 finance enquiry, 51 careers, 22 every other enquiry. A demo counts as new. vehicles §7, locations §9
 */
export function leadEvent(kind: LeadKind, vehicle: Pick<Vehicle, 'car_type' | 'tag'> | null): number {
  const isUsed = vehicle?.car_type === 'used'
  switch (kind) {
    case 'finance':
      return 9
    case 'careers':
      return 51
    case 'test-drive':
      return isUsed && vehicle.tag !== 'Test Drive Only' ? 48 : 17
    case 'enquiry':
    case 'request-photos':
      return vehicle ? (isUsed ? 15 : 14) : 22
    case 'trade-in':
    case 'price-alert':
    case 'service':
    case 'parts':
    case 'fleet':
      return 22
  }
}
