import { z } from 'zod'

const person = z.object({ id: z.number(), name: z.string(), isYou: z.boolean() })
export type PresentPerson = z.infer<typeof person>

const answer = z.object({
  now: z.string(),
  people: z.array(person),
  edits: z.array(z.object({ by: z.object({ id: z.number(), name: z.string() }), at: z.string(), label: z.string() })),
})
export type PresenceAnswer = z.infer<typeof answer>

export interface PresenceCall {
  /** `/cms/api/editing/pages/3` */
  address: string
  window: string
  since?: string
}

/** Reports that this window has the document open. Null if the server does not answer or the document was deleted. */
export async function fetchPresence({ address, window, since }: PresenceCall): Promise<PresenceAnswer | null> {
  const body = JSON.stringify({ window, since })
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(address, { method: 'POST', headers, body }).catch(() => null)
  if (!response?.ok) return null
  return answer.safeParse(await response.json().catch(() => null)).data ?? null
}

/** A beacon is delivered even while the page is being closed. */
export function sayLeaving({ address, window }: PresenceCall): void {
  const body = new Blob([JSON.stringify({ window, isLeaving: true })], { type: 'application/json' })
  navigator.sendBeacon(address, body)
}
