import { findForm } from './read-input.ts'
import type { Service } from '../context/api-context.ts'

export const leadForm: Service<'leadForm'> = async (context, input) => {
  const { kind, car_id, vin, page, block, preferredDealership = '', vehiclePriceBudget = '', location } = input
  const place = page && block ? { page, block } : null
  const presets = { dealership: preferredDealership, budget: vehiclePriceBudget, location }
  return (await findForm(context, { kind, car_id, vin, place, presets })).form
}
