import { ApiFailure } from '#schemas/api/api-failure.ts'
import { newKey } from '../_forms/new-key.ts'

const nameOf = (what: string): string => `forecourt:${document.documentElement.dataset['site'] ?? ''}:paying:${what}`

const beginsAgain: ReadonlySet<string> = new Set(['reservation-ended', 'key-reused'])

/**
 * Asks under a key that stays the same while this tab is open: who comes back from the payment and sends the form again goes on with what was begun.
 * Where that is over, or was for something else, it begins again under another key.
 */
export async function underOneKey<Answer>(what: string, ask: (key: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await ask(keptKey(what) ?? keep(what, newKey()))
  } catch (error) {
    if (!(error instanceof ApiFailure) || !beginsAgain.has(error.problem.code)) throw error
    return ask(keep(what, newKey()))
  }
}

/** Of what was begun in this tab; null where nothing was. */
export function keptKey(what: string): string | null {
  try {
    return sessionStorage.getItem(nameOf(what))
  } catch {
    return null
  }
}

function keep(what: string, key: string): string {
  try {
    sessionStorage.setItem(nameOf(what), key)
  } catch {
    // A browser that keeps nothing begins again each time.
  }
  return key
}
