import type { Problem } from '../problem.ts'

/** The rejection of an `Api` call for a failure of the catalogue; any other error is a bug. */
export class ApiFailure extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(`${problem.code}: ${problem.detail}`)
    this.name = 'ApiFailure'
    this.problem = problem
  }
}
