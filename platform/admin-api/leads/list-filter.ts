import type { Where } from 'payload'
import { z } from 'zod'

/** Milliseconds: as a moment, further away from 1970 is none. */
const farthest = 8_640_000_000_000_000

const text = z.string().max(500)
const number = z.number().min(-farthest).max(farthest)
const single = z.union([text, number, z.boolean(), z.null()])
const several = z.union([
  text,
  z
    .array(z.union([text, number, z.boolean()]))
    .min(1)
    .max(100),
])
const bound = z.union([text, number])

/** Operators by what they take. */
const wanted = z
  .strictObject({
    equals: single,
    not_equals: single,
    exists: single,
    in: several,
    not_in: several,
    like: text,
    not_like: text,
    contains: text,
    less_than: bound,
    less_than_equal: bound,
    greater_than: bound,
    greater_than_equal: bound,
  })
  .partial()

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
