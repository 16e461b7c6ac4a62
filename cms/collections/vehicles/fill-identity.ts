import type { CollectionBeforeValidateHook } from 'payload'
import { toSlug } from '#schemas/lib/slug.ts'
import { formatVehicleName } from './format-vehicle-name.ts'

/** Fills an empty name from year, make, model and badge. The slug ends with the stock number, which makes it unique. */
export const fillIdentity: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const next = { ...originalDoc, ...data }
  const name = next.name || formatVehicleName(next)
  const slug = next.slug || toSlug(`${name} ${next.stocknum ?? ''}`)
  return { ...data, name, slug }
}
