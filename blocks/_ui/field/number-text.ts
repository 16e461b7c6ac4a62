/** `29990` -> `29,990`; empty for null. With at least two decimals, `1.7` -> `1.70`. */
export function formatNumber(value: number | null, decimals = 0): string {
  return value === null ? '' : formatWith(decimals).format(value)
}

const made = new Map<number, Intl.NumberFormat>()

/** Cached, because creating a formatter takes as long as formatting a dozen numbers. */
function formatWith(decimals: number): Intl.NumberFormat {
  const format =
    made.get(decimals) ?? new Intl.NumberFormat('en-AU', { minimumFractionDigits: decimals, maximumFractionDigits: 2 })
  made.set(decimals, format)
  return format
}
