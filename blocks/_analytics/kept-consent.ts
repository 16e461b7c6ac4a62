/** `no` also where it was yes before. */
export type Consent = 'yes' | 'no'

const key = (): string => `forecourt:${document.documentElement.dataset['site'] ?? ''}:measuring`

/** Null where nobody answered in this browser yet, or where it keeps nothing. */
export function readConsent(): Consent | null {
  try {
    const kept = localStorage.getItem(key())
    return kept === 'yes' || kept === 'no' ? kept : null
  } catch {
    return null
  }
}

/** `renderer/document/visit-recorder.ts` hears the event, and records this page after a yes. */
export function keepConsent(consent: Consent): void {
  try {
    localStorage.setItem(key(), consent)
  } catch {
    // The next page asks again.
  }
  document.dispatchEvent(new Event('forecourt:consent'))
}
