/** First and last postcode, both included. Four digits: `'0800'`. */
export interface PostcodeRange {
  from: string
  to: string
}

/**
 * A zone's postcodes in staff's notation: `4000-4179, 4300`, separated by commas, semicolons, spaces or newlines; any dash is a range. Null
 * for invalid postcodes or descending ranges.
 */
export function readPostcodeRanges(text: string): PostcodeRange[] | null {
  const parts = text
    .replace(/\s*(?:[-–—]|\bto\b)\s*/gi, '-')
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
  const ranges = parts.map(readRange)
  return ranges.includes(null) ? null : ranges.filter((range) => range !== null)
}

function readRange(part: string): PostcodeRange | null {
  const [, from, to = from] = /^(\d{4})(?:-(\d{4}))?$/.exec(part) ?? []
  return from === undefined || to === undefined || from > to ? null : { from, to }
}

/** Size of the smallest range that contains the postcode; null if none does. */
export function narrowestHolding(ranges: readonly PostcodeRange[], postcode: string): number | null {
  const widths = ranges
    .filter(({ from, to }) => from <= postcode && postcode <= to)
    .map(({ from, to }) => Number(to) - Number(from) + 1)
  return widths.length === 0 ? null : Math.min(...widths)
}
