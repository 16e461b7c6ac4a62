import type { Consent } from './stored-consent.ts'
import { gtag } from './gtag.ts'

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
