import type { CallPath } from '#schemas/api/call-path.ts'
import * as texts from '../texts.ts'

export interface Refusal {
  code: string
  detail: string
}

export const unreached: Refusal = {
  code: 'unexpected',
  detail: texts.weCouldNotReachTheServer,
}

/** Posts to the API without the typed client, to keep it out of pages of cards. Null on success. */
export async function postToApi(path: CallPath<'POST'>, body: object): Promise<Refusal | null> {
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
