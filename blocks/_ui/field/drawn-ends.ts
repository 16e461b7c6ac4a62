/** Range and step of a slider. `gap` is the minimum number of steps between the handles. */
export interface SliderBounds {
  min: number
  max: number
  step: number
  gap: number
}

/** The selected range; an end at the slider's limit is open and absent. */
export interface DrawnEnds {
  min?: number | undefined
  max?: number | undefined
}

/** The handle's position; a value from the URL may be outside the slider's range. */
export const lowEnd = ({ min }: DrawnEnds, bounds: SliderBounds): number => within(min ?? bounds.min, bounds)
export const highEnd = ({ max }: DrawnEnds, bounds: SliderBounds): number => within(max ?? bounds.max, bounds)

/** Moves the low end, up to the gap before the high one. locations §4, Price slider */
export function withLow(ends: DrawnEnds, units: number, bounds: SliderBounds): DrawnEnds {
  const furthest = highEnd(ends, bounds) - bounds.gap * bounds.step
  const min = within(Math.min(units, furthest), bounds)
  return { max: ends.max, ...(min <= bounds.min ? {} : { min }) }
}

/** Moves the high end, down to the gap after the low one. */
export function withHigh(ends: DrawnEnds, units: number, bounds: SliderBounds): DrawnEnds {
  const nearest = lowEnd(ends, bounds) + bounds.gap * bounds.step
  const max = within(Math.max(units, nearest), bounds)
  return { min: ends.min, ...(max >= bounds.max ? {} : { max }) }
}

const within = (units: number, { min, max }: SliderBounds): number => Math.min(max, Math.max(min, units))
