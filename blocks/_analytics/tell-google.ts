import type { Consent } from './kept-consent.ts'
import { toDataLayer } from './to-data-layer.ts'

/**
 * Google's consent mode: a tag that reads the data layer stores for measuring what the shopper agreed to, and nothing for advertising, which
 * nobody asked about. https://developers.google.com/tag-platform/security/guides/consent
 */
export function tellGoogle(consent: Consent): void {
  const measuring = consent === 'yes' ? 'granted' : 'denied'
  gtag('consent', 'default', { ...advertising, analytics_storage: 'denied' })
  gtag('consent', 'update', { ...advertising, analytics_storage: measuring })
}

const advertising = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }

/** Its commands are told from events by being the arguments of a call. */
function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  toDataLayer([arguments])
}
