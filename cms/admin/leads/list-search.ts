import type { Where } from 'payload'

/** A filter as the list of a collection has it in its address, in the form that its own filters can show: `where[or][0][and][0][status][equals]=new`. */
export function listSearch(where: Where): URLSearchParams {
  const conditions = Array.isArray(where.and) ? where.and : Object.keys(where).length === 0 ? [] : [where]
  const entries = conditions.flatMap((condition, index) =>
    Object.entries(condition).flatMap(([field, asked]) =>
      Object.entries(asked).flatMap(([operator, value]: [string, unknown]) => {
        const name = `where[or][0][and][${index}][${field}][${operator}]`
        return Array.isArray(value)
          ? value.map((each, at): [string, string] => [`${name}[${at}]`, String(each)])
          : [[name, String(value)] satisfies [string, string]]
      }),
    ),
  )
  return new URLSearchParams(entries)
}

/** Whether an address shows this filter. A moment in it was another one when the address was made: it counts by its name alone. */
export function showsSearch(shown: Record<string, unknown>, search: URLSearchParams): boolean {
  const filters = Object.keys(shown).filter((key) => key.startsWith('where['))
  const wanted = [...search]
  return (
    filters.length === wanted.length &&
    wanted.every(([key, value]) => (key.includes('_at]') ? key in shown : shown[key] === value))
  )
}
