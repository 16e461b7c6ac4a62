/** `no` also replaces an earlier yes. */
export type Consent = 'yes' | 'no'

const key = (): string => `forecourt:${document.documentElement.dataset['site'] ?? ''}:measuring`

/** Null if the shopper has not answered in this browser, or the browser has no storage. */
export function readConsent(): Consent | null {
  try {
    const kept = localStorage.getItem(key())
    return kept === 'yes' || kept === 'no' ? kept : null
  } catch {
    return null
  }
}

/** `renderer/document/visit-recorder.ts` listens for the event, and records this page after a yes. */
export function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(key(), consent)
  } catch {
    // The next page asks again.
  }
  document.dispatchEvent(new Event('forecourt:consent'))
}
