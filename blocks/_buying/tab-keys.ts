import type { AttemptKeys } from '../_forms/attempt-keys.ts'
import { newKey } from '../_forms/new-key.ts'

const nameOf = (what: string): string => `forecourt:${document.documentElement.dataset['site'] ?? ''}:paying:${what}`

/**
 * A key that stays the same while this tab is open: a shopper who comes back from the payment and sends the form again goes on with what was begun.
 */
export const tabKeys = (what: string): AttemptKeys => ({
  current: () => keptKey(what) ?? keep(what, newKey()),
  renew: () => keep(what, newKey()),
})

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
    // A browser without storage gets another key each time.
  }
  return key
}
