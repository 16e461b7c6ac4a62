/** The vehicle or search to save after signing in. */
const keys = { watch: 'forecourt:watch', search: 'forecourt:save-search' } as const
export type PendingKind = keyof typeof keys

/** Without storage, the shopper presses the button again after signing in. */
export function storePending(what: PendingKind, value: string): void {
  try {
    sessionStorage.setItem(keys[what], value)
  } catch {
    return
  }
}

/** Returns and clears the pending value; empty if there is none. */
export function takePending(what: PendingKind): string {
  try {
    const value = sessionStorage.getItem(keys[what]) ?? ''
    sessionStorage.removeItem(keys[what])
    return value
  } catch {
    return ''
  }
}
