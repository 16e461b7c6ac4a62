/** What a slider goes from and to, in its own units. `gap` is how many steps the two handles keep between them. */
export interface SliderBounds {
  min: number
  max: number
  step: number
  gap: number
}

/** What was drawn; an end at the bound of its slider is open, and absent. */
export interface DrawnEnds {
  min?: number | undefined
  max?: number | undefined
}

/** Where the handle stands: what was asked for elsewhere may lie outside the slider. */
export const lowEnd = ({ min }: DrawnEnds, bounds: SliderBounds): number => within(min ?? bounds.min, bounds)
export const highEnd = ({ max }: DrawnEnds, bounds: SliderBounds): number => within(max ?? bounds.max, bounds)

/** The low end moved, not beyond the gap before the high one. locations §4, Price slider */
export function withLow(ends: DrawnEnds, units: number, bounds: SliderBounds): DrawnEnds {
  const furthest = highEnd(ends, bounds) - bounds.gap * bounds.step
  const min = within(Math.min(units, furthest), bounds)
  return { max: ends.max, ...(min <= bounds.min ? {} : { min }) }
}

/** The high end moved, not beyond the gap after the low one. */
export function withHigh(ends: DrawnEnds, units: number, bounds: SliderBounds): DrawnEnds {
  const nearest = lowEnd(ends, bounds) + bounds.gap * bounds.step
  const max = within(Math.max(units, nearest), bounds)
  return { min: ends.min, ...(max >= bounds.max ? {} : { max }) }
}

const within = (units: number, { min, max }: SliderBounds): number => Math.min(max, Math.max(min, units))
