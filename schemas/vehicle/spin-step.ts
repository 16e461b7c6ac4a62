/** Drag distance per frame in CSS px, and the duration of a frame in automatic rotation. vehicles §9 */
export const spinStepPx = 20
export const spinTurnMs = 100

/** Whole frames of a drag in px; leftwards is forwards. vehicles §9: 20 px per step */
export const stepsOfDrag = (px: number): number => Math.trunc(-px / spinStepPx) + 0

/** The frame after some steps, wrapping in both directions. */
export const frameAfter = (frame: number, { steps, count }: { steps: number; count: number }): number =>
  count > 0 ? (((frame + steps) % count) + count) % count : 0
