export type Knot = readonly [at: number, value: number]

/** A monotone cubic curve through the knots (Fritsch-Carlson); constant beyond its ends. Knots ascend. */
export function profile(knots: readonly Knot[]): (at: number) => number {
  const xs = knots.map((knot) => knot[0])
  const ys = knots.map((knot) => knot[1])
  const last = xs.length - 1
  const x = (i: number) => xs[i] ?? 0
  const y = (i: number) => ys[i] ?? 0
  const slope = xs.slice(1).map((_, i) => (y(i + 1) - y(i)) / (x(i + 1) - x(i) || 1))
  const m = xs.map((_, i) => {
    const [before, after] = [slope[i - 1], slope[i]]
    if (before === undefined) return after ?? 0
    if (after === undefined) return before
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return (at) => {
    if (at <= x(0)) return y(0)
    if (at >= x(last)) return y(last)
    let i = 0
    while (i < last - 1 && at > x(i + 1)) i++
    const h = x(i + 1) - x(i)
    const t = (at - x(i)) / h
    const [t2, t3] = [t * t, t * t * t]
    return (
      y(i) * (2 * t3 - 3 * t2 + 1) +
      (m[i] ?? 0) * h * (t3 - 2 * t2 + t) +
      y(i + 1) * (3 * t2 - 2 * t3) +
      (m[i + 1] ?? 0) * h * (t3 - t2)
    )
  }
}

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t

export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value

/** The same curve as a lookup table, for evaluation at every pixel. */
export function tabled(curve: (at: number) => number, from: number, to: number): (at: number) => number {
  const steps = 512
  const table = new Float64Array(steps + 2)
  for (let i = 0; i < steps + 2; i++) table[i] = curve(from + ((to - from) * i) / steps)
  const scale = steps / (to - from)
  return (at) => {
    const place = (at - from) * scale
    if (place <= 0) return table[0] ?? 0
    if (place >= steps) return table[steps] ?? 0
    const i = Math.floor(place)
    const before = table[i] ?? 0
    return before + ((table[i + 1] ?? 0) - before) * (place - i)
  }
}
