import type { Where } from 'payload'
import { z } from 'zod'

const operators = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'like',
  'not_like',
  'contains',
  'exists',
  'less_than',
  'less_than_equal',
  'greater_than',
  'greater_than_equal',
] as const

const scalar = z.union([z.string().max(500), z.number(), z.boolean(), z.null()])
const wanted = z.partialRecord(z.enum(operators), z.union([scalar, z.array(scalar).min(1).max(100)]))

const node: z.ZodType<Where> = z.lazy(() => {
  const nodes = z.array(node).max(50).optional()
  return z
    .object({ and: nodes, or: nodes })
    .catchall(wanted)
    .refine((asked) => Object.keys(asked).every((name) => /^[a-z]\w*(\.\w+)*$/i.test(name)))
})

/** What the list of a collection is filtered by, in JSON, as far as its own filters go. Whether there are such fields, and whose they are, Payload says. */
export const listFilter = z
  .string()
  .max(20_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'is no JSON' })
      return z.NEVER
    }
  })
  .pipe(node)
