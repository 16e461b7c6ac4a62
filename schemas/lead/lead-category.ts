import type { VehicleForm } from '../vehicle/action-path.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'

/** Under what staff find a lead, by its form and its vehicle. spec/vehicles.md §7, Event ids by form, where these names are from */
export function leadCategory(
  kind: VehicleForm,
  { vehicle, category }: { vehicle: Pick<Vehicle, 'car_type'> | null; category: string },
): { category: string; subcategory: string } {
  const type = vehicle?.car_type === 'used' ? 'Used' : 'New'
  switch (kind) {
    case 'enquiry':
      return { category: vehicle ? `${type} Car Enquiry` : category || 'General Enquiry', subcategory: '' }
    case 'request-photos':
      return { category: `${type} Car Enquiry`, subcategory: 'Request Photos' }
    case 'test-drive':
      return { category: vehicle ? `${type} Test Drive` : 'Test Drive', subcategory: '' }
    case 'finance':
      return { category: 'Finance Enquiry', subcategory: '' }
  }
}
