/** Postcodes from and to, both of them within. Four digits: `'0800'`. */
export interface PostcodeRange {
  from: string
  to: string
}

/**
 * What staff write for the postcodes of a zone: `4000-4179, 4300`. Commas, semicolons, spaces and lines part them; a dash of any length joins two.
 * Null where something in it is no postcode, or goes backwards.
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

/** How many postcodes the range that holds this one has; null where none does. */
export function narrowestHolding(ranges: readonly PostcodeRange[], postcode: string): number | null {
  const widths = ranges
    .filter(({ from, to }) => from <= postcode && postcode <= to)
    .map(({ from, to }) => Number(to) - Number(from) + 1)
  return widths.length === 0 ? null : Math.min(...widths)
}
