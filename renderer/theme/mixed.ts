/** The result of `color-mix(in srgb, one <share>, other)` for colours `#rrggbb`; `share` from 0 to 1. */
export function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((start) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16))
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share))
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
