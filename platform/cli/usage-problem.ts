/** An invalid argument, reported as such; nothing was done. */
export class UsageProblem extends Error {
  override name = 'UsageProblem'
}
