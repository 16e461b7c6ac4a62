/** A wrong argument, told as one; nothing was done. */
export class UsageProblem extends Error {
  override name = 'UsageProblem'
}
