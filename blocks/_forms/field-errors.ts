import type { z } from 'zod'
import type { FieldError } from './what-went-wrong.ts'

/** The first thing that is wrong with each field; none where all is well. */
export function fieldErrors(read: z.ZodSafeParseResult<unknown>): FieldError[] {
  if (read.success) return []
  const byName = new Map<string, FieldError>()
  for (const { path, message } of read.error.issues) {
    const name = String(path[0] ?? '')
    if (!byName.has(name)) byName.set(name, { name, message })
  }
  return [...byName.values()]
}
