import { problem, type Problem } from '#schemas/problem.ts'

/**
 * Errors of Express and its parsers that the client caused: an invalid escape in a path, or a body that contradicts its headers. Null for
 * all other errors, which are ours.
 */
export function parserProblem(error: unknown): Problem | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null
  const { status } = error
  if (typeof status !== 'number' || status < 400 || status > 499) return null
  return problem(status === 413 ? 'payload-too-large' : 'input-invalid')
}
