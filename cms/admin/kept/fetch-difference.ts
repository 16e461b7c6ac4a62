import { z } from 'zod'
import type { Difference } from '../versions/describe-difference.ts'
import type { KeptChanges } from './kept-changes.ts'

const value = z.object({ label: z.string(), before: z.string(), after: z.string() })
const difference = z.object({
  fields: z.array(value),
  blocks: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['added', 'removed', 'kept']),
      name: z.string(),
      moved: z.object({ from: z.string(), to: z.string() }).nullable(),
      place: z.string().nullable(),
      holds: z.array(z.string()),
      fields: z.array(value),
    }),
  ),
}) satisfies z.ZodType<Difference>

/** What kept changes would change in the document, in words. Null if the server does not say. */
export async function fetchDifference(address: string, { base, mine }: KeptChanges): Promise<Difference | null> {
  const response = await fetch(`${address}/unsaved`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ base, mine }),
  }).catch(() => null)
  if (!response?.ok) return null
  return difference.safeParse(await response.json().catch(() => null)).data ?? null
}
