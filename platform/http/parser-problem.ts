import { problem, type Problem } from '#schemas/problem.ts'

/**
 * What Express and its parsers throw where the caller is wrong: a broken escape in a path, a body that is not what its headers say. Null for
 * everything else, which is a fault of ours.
 */
export function parserProblem(error: unknown): Problem | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null
  const { status } = error
  if (typeof status !== 'number' || status < 400 || status > 499) return null
  return problem(status === 413 ? 'payload-too-large' : 'input-invalid')
}
