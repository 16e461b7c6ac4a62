/** vehicles §9: "Auto-gauge count-up animation 2.5 s" */
export const countUpMs = 2_500

/** The displayed fraction after some milliseconds, from 0 to 1, with an ease-out. */
export function countedUp(elapsedMs: number): number {
  const share = Math.min(1, Math.max(0, elapsedMs / countUpMs))
  return 1 - (1 - share) ** 3
}
