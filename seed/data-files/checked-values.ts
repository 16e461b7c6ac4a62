import { z } from 'zod'

/** Validates values with a schema but returns them as written: defaults and transformations are not stored. Unknown properties are rejected. */
export const checkedValues = (schema: z.ZodType) =>
  z.record(z.string(), z.unknown()).superRefine((value, context) => {
    const parsed = schema.safeParse(value)
    const wrong = parsed.success ? [] : parsed.error.issues.filter(({ code }) => code !== 'unrecognized_keys')
    for (const { path, message } of wrong) context.addIssue({ code: 'custom', path, message })
    for (const path of parsed.success ? listUnread(value, parsed.data) : parsed.error.issues.flatMap(listUnrecognized))
      context.addIssue({ code: 'custom', path, message: 'There is no such field' })
  })

const listUnrecognized = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : []

function listUnread(written: unknown, read: unknown): PropertyKey[][] {
  if (!isObject(written) || !isObject(read)) return []
  return Object.entries(written).flatMap(([name, value]) =>
    name in read ? listUnread(value, read[name]).map((path) => [name, ...path]) : [[name]],
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
