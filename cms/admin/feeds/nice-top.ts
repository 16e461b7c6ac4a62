/** The rounded end of an axis whose half is a round number too: 7 -> 10, 130 -> 200, 2,300 -> 4,000. */
export function niceTop(value: number): number {
  const tens = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  const step = [1, 2, 4, 6, 10].find((each) => each * tens >= value) ?? 10
  return Math.max(2, step * tens)
}
