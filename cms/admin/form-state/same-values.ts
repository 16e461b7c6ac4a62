import type { FormState } from 'payload'

/** Whether two states of a form hold the same values. */
export const hasSameValues = (one: FormState, other: FormState): boolean => getValues(one) === getValues(other)

const getValues = (fields: FormState): string =>
  JSON.stringify(
    Object.entries(fields)
      .map(([path, { value }]) => [path, value])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  )
