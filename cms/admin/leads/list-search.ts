import type { Where } from 'payload'

/**
 * A filter as query parameters of a collection's list, in the format that the list's own filter UI can show:
 * `where[or][0][and][0][status][equals]=new`.
 */
export function listSearch(where: Where): URLSearchParams {
  const conditions = Array.isArray(where.and) ? where.and : Object.keys(where).length === 0 ? [] : [where]
  const entries = conditions.flatMap((condition, index) =>
    Object.entries(condition).flatMap(([field, operators]) =>
      Object.entries(operators).flatMap(([operator, value]: [string, unknown]) => {
        const name = `where[or][0][and][${index}][${field}][${operator}]`
        return Array.isArray(value)
          ? value.map((each, at): [string, string] => [`${name}[${at}]`, String(each)])
          : [[name, String(value)] satisfies [string, string]]
      }),
    ),
  )
  return new URLSearchParams(entries)
}

/**
 * Whether the query parameters contain this filter, for one site or for all. Moments differ between page loads, so only their field names are
 * compared.
 */
export function showsSearch(shown: Record<string, unknown>, search: URLSearchParams): boolean {
  const filters = Object.entries(shown)
    .filter(([key]) => key.startsWith('where['))
    .map(readCondition)
    .filter((condition) => !condition.startsWith('[tenant]'))
  const expected = [...search].map(readCondition)
  return filters.length === expected.length && expected.every((condition) => filters.includes(condition))
}

/** A condition without its place among the others: `[status][equals]=new`. */
function readCondition([key, value]: [string, unknown]): string {
  const field = key.replace(/^where\[or\]\[0\]\[and\]\[\d+\]/, '')
  return field.includes('_at]') ? field : `${field}=${String(value)}`
}
