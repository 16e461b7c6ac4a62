/** One segment of the wheel on a circle of radius 100 around 0,0, starting at the top, clockwise. */
export interface WheelSlice {
  path: string
  /** Angle of its centre in degrees, clockwise from the top. */
  middle: number
}

export function wheelSlices(count: number): WheelSlice[] {
  const angle = 360 / count
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [point(index * angle), point((index + 1) * angle)]
    return { path: `M0 0L${from}A100 100 0 ${angle > 180 ? 1 : 0} 1 ${to}Z`, middle: (index + 0.5) * angle }
  })
}

function point(degrees: number): string {
  const turn = (degrees * Math.PI) / 180
  return `${(100 * Math.sin(turn)).toFixed(2)} ${(-100 * Math.cos(turn)).toFixed(2)}`
}

/** Rotation in degrees that brings a segment under the marker at the top after full turns. */
export const turnTo = ({ part, count, turns }: { part: number; count: number; turns: number }): number =>
  turns * 360 - (part + 0.5) * (360 / count)
