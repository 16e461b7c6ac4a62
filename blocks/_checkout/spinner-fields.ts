import { buyerFields } from './buyer-fields.ts'

/** Who spins the wheel. */
export const spinnerFields = buyerFields.filter(({ name }) => ['name', 'phone', 'email'].includes(name))
