/** How far a hand moves for one frame, in CSS px, and how long a frame stays in a spin that turns by itself. vehicles §9 */
export const spinStepPx = 20
export const spinTurnMs = 100

/** Whole frames that a drag of so many px has turned; to the left is onward. vehicles §9: 20 px per step */
export const stepsOfDrag = (px: number): number => Math.trunc(-px / spinStepPx) + 0

/** The frame so many steps on: after the last comes the first, both ways. */
export const frameAfter = (frame: number, { steps, count }: { steps: number; count: number }): number =>
  count > 0 ? (((frame + steps) % count) + count) % count : 0
