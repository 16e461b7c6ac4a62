import type { AttemptKeys } from '../_forms/attempt-keys.ts'
import { createKey } from '../_forms/create-key.ts'

const getName = (what: string): string => `forecourt:${document.documentElement.dataset['site'] ?? ''}:paying:${what}`

/**
 * A key that stays the same while this tab is open: a shopper who comes back from the payment and sends the form again goes on with what was begun.
 */
export const tabKeys = (what: string): AttemptKeys => ({
  current: () => readKey(what) ?? keep(what, createKey()),
  renew: () => keep(what, createKey()),
})

/** Of what was begun in this tab; null where nothing was. */
export function readKey(what: string): string | null {
  try {
    return sessionStorage.getItem(getName(what))
  } catch {
    return null
  }
}

function keep(what: string, key: string): string {
  try {
    sessionStorage.setItem(getName(what), key)
  } catch {
    // A browser without storage gets another key each time.
  }
  return key
}
