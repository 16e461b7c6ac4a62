import { isFields } from './same-value.ts'

/**
 * Whether fields of an object make sense only together: a rich text (`root`), a reference to one of several collections (`relationTo`), a link
 * or anything else that says its `kind`. Such an object changes as one value.
 */
export const isWholeValue = (value: unknown): boolean =>
  !isFields(value) || ['root', 'relationTo', 'kind'].some((key) => key in value) || typeof value['id'] === 'number'
