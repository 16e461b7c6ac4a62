import type { Vehicle } from '../vehicle/vehicle.ts'
import type { FormSettings } from './form-settings.ts'
import type { LeadKind } from './lead-kind.ts'
import * as texts from './texts.ts'

interface LeadCategoryInput {
  vehicle: Pick<Vehicle, 'car_type'> | null
  /** The shopper's choice; empty if there was none. */
  category: string
  /** Fixed values of the form's block, each empty if not set. */
  filed?: Pick<FormSettings['filed'], 'category' | 'subcategory'> | undefined
}

/** Category and subcategory of a lead, by its form and vehicle. vehicles §7, Event ids by form, defines the names */
export function leadCategory(
  kind: LeadKind,
  { vehicle, category, filed }: LeadCategoryInput,
): { category: string; subcategory: string } {
  const usual = usualCategory(kind, { vehicle, category })
  return { category: filed?.category || usual.category, subcategory: filed?.subcategory || usual.subcategory }
}

function usualCategory(
  kind: LeadKind,
  { vehicle, category }: LeadCategoryInput,
): { category: string; subcategory: string } {
  const type = vehicle?.car_type === 'used' ? texts.used : texts.newLabel
  switch (kind) {
    case 'enquiry':
      return { category: vehicle ? texts.typeCarEnquiry({ type }) : category || texts.generalEnquiry, subcategory: '' }
    case 'request-photos':
      return { category: texts.typeCarEnquiry({ type }), subcategory: texts.requestPhotos }
    case 'test-drive':
      return { category: vehicle ? texts.typeTestDrive({ type }) : texts.testDrive, subcategory: '' }
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
  finance: texts.financeEnquiry,
  'trade-in': texts.tradeIn,
  'price-alert': texts.priceAlert,
  service: texts.service,
  parts: texts.parts,
  fleet: texts.fleet,
  careers: texts.careers,
} as const satisfies Partial<Record<LeadKind, string>>
