/**
 * What a reader made of one cell: the value, null where it is unknown, and a remark where the value is not simply what the cell says.
 * Remarks are sentences without a subject: `'POA' read as no price`.
 */
export interface FeedReading<T> {
  value: T | null
  remark?: string
}

/** Feeds write "unknown" in many ways. */
export const isBlank = (cell: string): boolean =>
  cell === '' || /^\s*(?:[-–—]+(?:\s*\/\s*[-–—]+)?|nan|null|none|n\/?a|unknown)?\s*$/i.test(cell)

/** No value; a cell that holds something all the same gets a remark. */
export const unknown = (cell: string, what = 'unknown'): { value: null; remark?: string } =>
  cell.trim() === '' ? { value: null } : { value: null, remark: `'${shown(cell)}' read as ${what}` }

/** What of a cell goes into a report: one line, not endless. */
export const shown = (cell: string): string => {
  const line = withoutControls(cell).replace(/\s+/g, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}

const controls = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu

/** Text without control characters, the NUL that PostgreSQL refuses among them. */
export const withoutControls = (text: string) => (/^[ -~]*$/.test(text) ? text : text.replace(controls, ''))
