import type { Vehicle } from '../vehicle/vehicle.ts'
import type { FormSettings } from './form-settings.ts'
import type { LeadKind } from './lead-kind.ts'

interface Filing {
  vehicle: Pick<Vehicle, 'car_type'> | null
  /** What the shopper chose; empty where nothing was asked. */
  category: string
  /** What the form's block fixes, each empty where it fixes nothing. */
  filed?: Pick<FormSettings['filed'], 'category' | 'subcategory'> | undefined
}

/** Under what staff find a lead, by its form and its vehicle. vehicles §7, Event ids by form, where these names are from */
export function leadCategory(
  kind: LeadKind,
  { vehicle, category, filed }: Filing,
): { category: string; subcategory: string } {
  const usual = usualCategory(kind, { vehicle, category })
  return { category: filed?.category || usual.category, subcategory: filed?.subcategory || usual.subcategory }
}

function usualCategory(kind: LeadKind, { vehicle, category }: Filing): { category: string; subcategory: string } {
  const type = vehicle?.car_type === 'used' ? 'Used' : 'New'
  switch (kind) {
    case 'enquiry':
      return { category: vehicle ? `${type} Car Enquiry` : category || 'General Enquiry', subcategory: '' }
    case 'request-photos':
      return { category: `${type} Car Enquiry`, subcategory: 'Request Photos' }
    case 'test-drive':
      return { category: vehicle ? `${type} Test Drive` : 'Test Drive', subcategory: '' }
    case 'finance':
    case 'trade-in':
    case 'price-alert':
    case 'service':
    case 'parts':
    case 'fleet':
    case 'careers':
      return { category: category || names[kind], subcategory: '' }
  }
}

const names = {
  finance: 'Finance Enquiry',
  'trade-in': 'Trade-in',
  'price-alert': 'Price Alert',
  service: 'Service',
  parts: 'Parts',
  fleet: 'Fleet',
  careers: 'Careers',
} as const satisfies Partial<Record<LeadKind, string>>
