/** `29990` -> `29,990`; nothing for null. With two decimals at least, `1.7` -> `1.70`. */
export function formatNumber(value: number | null, decimals = 0): string {
  return value === null ? '' : formatWith(decimals).format(value)
}

const made = new Map<number, Intl.NumberFormat>()

/** Each is made once: that takes as long as to write a dozen numbers. */
function formatWith(decimals: number): Intl.NumberFormat {
  const format =
    made.get(decimals) ?? new Intl.NumberFormat('en-AU', { minimumFractionDigits: decimals, maximumFractionDigits: 2 })
  made.set(decimals, format)
  return format
}

/** Reads what people type: `$29,990`, `15 000 kms`. Null where no number is in it. locations §5 */
export function parseNumber(text: string): number | null {
  const digits = text.replace(/[^\d.]/g, '')
  const value = Number(digits)
  return digits === '' || Number.isNaN(value) ? null : value
}
