import type { CollectionBeforeValidateHook } from 'payload'
import { toSlug } from '#schemas/lib/slug.ts'
import { formatVehicleName } from './format-vehicle-name.ts'

/** A vehicle without a name is called by its year, make, model and badge; its address ends in the stock number, which keeps it unique. */
export const fillIdentity: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const next = { ...originalDoc, ...data }
  const name = next.name || formatVehicleName(next)
  const slug = next.slug || toSlug(`${name} ${next.stocknum ?? ''}`)
  return { ...data, name, slug }
}
