/** `29990` -> `29,990`; nothing for null. With two decimals at least, `1.7` -> `1.70`. */
export function formatNumber(value: number | null, decimals = 0): string {
  return value === null
    ? ''
    : value.toLocaleString('en-AU', { minimumFractionDigits: decimals, maximumFractionDigits: 2 })
}

/** Reads what people type: `$29,990`, `15 000 kms`. Null where no number is in it. spec/locations-forms-finance.md §5 */
export function parseNumber(text: string): number | null {
  const digits = text.replace(/[^\d.]/g, '')
  const value = Number(digits)
  return digits === '' || Number.isNaN(value) ? null : value
}
