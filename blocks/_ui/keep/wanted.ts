/** What somebody wanted to keep before signing in; it is kept on the way back. */
const keys = { watch: 'forecourt:watch', search: 'forecourt:save-search' } as const
export type Wanted = keyof typeof keys

/** Without storage, it is pressed again after signing in. */
export function wantAfterSignIn(what: Wanted, value: string): void {
  try {
    sessionStorage.setItem(keys[what], value)
  } catch {
    return
  }
}

/** What was wanted, once; empty where nothing was. */
export function takeWanted(what: Wanted): string {
  try {
    const value = sessionStorage.getItem(keys[what]) ?? ''
    sessionStorage.removeItem(keys[what])
    return value
  } catch {
    return ''
  }
}
