import type { CallPath } from '#schemas/api/call-path.ts'

export interface Refusal {
  code: string
  detail: string
}

export const unreached: Refusal = {
  code: 'unexpected',
  detail: 'We could not reach the server. Please try again in a moment.',
}

/** Asks the site for a change without the contract's client, which a page of cards does without. Null where it was done. */
export async function callSite(path: CallPath<'POST'>, body: object): Promise<Refusal | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return null
    const { code, detail } = (await response.json()) as Partial<Refusal>
    return code && detail ? { code, detail } : unreached
  } catch {
    return unreached
  }
}
