import type { Problem } from '../problem.ts'

/** What a call of an `Api` rejects with when the failure is one of the catalogue; anything else that is thrown is a bug. */
export class ApiFailure extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(`${problem.code}: ${problem.detail}`)
    this.name = 'ApiFailure'
    this.problem = problem
  }
}
