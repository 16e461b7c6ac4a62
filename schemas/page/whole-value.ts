import { isFields } from './same-value.ts'

/**
 * Whether an object is a single value: a rich text (`root`), a polymorphic reference (`relationTo`), a link or anything else with a `kind`.
 * It is merged as a whole.
 */
export const isWholeValue = (value: unknown): boolean =>
  !isFields(value) || ['root', 'relationTo', 'kind'].some((key) => key in value) || typeof value['id'] === 'number'
