import type { Where } from 'payload'
import { z } from 'zod'
import * as texts from '../texts.ts'

/** Milliseconds: the largest valid `Date` value. */
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

/** Operators by the type of their value. */
const operators = z
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
    .catchall(operators)
    .refine((filter) => Object.keys(filter).every((name) => /^[a-z]\w*(\.\w+)*$/i.test(name)))
})

/** A collection list's filter as JSON, limited to the structure of the list's own filters. Payload checks the fields and the access to them. */
export const listFilter = z
  .string()
  .max(20_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: texts.isNoJson })
      return z.NEVER
    }
  })
  .pipe(node)
