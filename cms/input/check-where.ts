/** Maximum nesting of conditions. */
const mostLevels = 20

/** Geographic operators, which the database cannot run because no field is a point. */
const unsupported = new Set(['near', 'within', 'intersects', 'all'])

const ofText = new Set(['like', 'not_like', 'contains'])

/** Whether Payload can turn these conditions into a query. Payload reads them without validation. */
export function isWhere(where: unknown, level = 0): boolean {
  if (!isFields(where) || level > mostLevels) return false
  return Object.entries(where).every(([key, value]) =>
    isJunction(key) && Array.isArray(value) ? value.every((each) => isWhere(each, level + 1)) : isCondition(value),
  )
}

const isJunction = (key: string) => ['and', 'or', 'AND', 'OR'].includes(key)

const isCondition = (condition: unknown): boolean =>
  condition !== null &&
  condition !== undefined &&
  Object.entries(condition).every(
    ([operator, value]) =>
      !unsupported.has(operator) && (!ofText.has(operator) || !isStructure(value)) && countValues(value) <= mostValues,
  )

/** Of `in` and `not_in`, which list values with commas too. */
const mostValues = 5_000

const countValues = (value: unknown): number =>
  Array.isArray(value) ? value.length : typeof value === 'string' ? value.split(',', mostValues + 1).length : 1

const isStructure = (value: unknown): boolean => typeof value === 'object' && value !== null

export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
