import { z } from 'zod'
import { readPageTime } from '../editing/editing-forms.ts'
import * as texts from './texts.ts'

const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/** Restores a version or a part of one, unless others have changed it after this page was read. Why it was not restored; null if it was. */
export async function sendRestore(address: string, body: object | null): Promise<string | null> {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  const read = readPageTime()
  if (read !== null) headers.set('If-Unmodified-Since', read)
  const response = await fetch(address, {
    method: 'POST',
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => null)
  if (response?.ok) return null
  const answer: unknown = await response?.json().catch(() => null)
  return refused.safeParse(answer).data?.errors[0]?.message ?? texts.couldNotBeRestored
}
