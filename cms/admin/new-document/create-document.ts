import { z } from 'zod'
import * as texts from './texts.ts'

const stored = z.object({ doc: z.object({ id: z.number() }) })
const refused = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }).optional(),
      }),
    )
    .min(1),
})

export type CreationResult = { id: number } | { message: string; fields: Record<string, string> }

/** Stores a new document. A refusal comes with the message of each field. */
export async function createDocument(action: string, data: Record<string, unknown>): Promise<CreationResult> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  }).catch(() => null)
  if (!response) return { message: texts.theServerCouldNotBeReached, fields: {} }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return { id: stored.parse(answer).doc.id }
  const error = refused.safeParse(answer).data?.errors[0]
  const fields = (error?.data?.errors ?? []).map(({ path, message }) => [path, message] as const)
  return { message: error?.message ?? texts.itCouldNotBeCreated, fields: Object.fromEntries(fields) }
}
