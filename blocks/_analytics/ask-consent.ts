import { type Consent, storeConsent, readConsent } from './stored-consent.ts'
import { forgetVisit } from './read-visit.ts'
import { tellGoogle } from './tell-google.ts'

/**
 * Shows the site's question where it was not answered yet, and again when a shopper wants to answer otherwise (`[data-consent-open]`, at the page's
 * foot). It takes no focus by itself, and covers nothing that the page cannot be scrolled out from under.
 */
export function askConsent(banner: HTMLElement, hear: (consent: Consent) => void): void {
  const opener = document.querySelector<HTMLElement>('[data-consent-open]')
  const known = readConsent()
  if (known === 'yes') tellGoogle('yes')
  if (known !== null) hear(known)
  if (opener) opener.hidden = false
  banner.hidden = known !== null
  opener?.addEventListener('click', () => {
    banner.hidden = false
    banner.querySelector('button')?.focus()
  })
  banner.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-consent-answer]') : null
    if (pressed) answer(pressed.dataset['consentAnswer'] === 'yes' ? 'yes' : 'no')
  })

  function answer(consent: Consent): void {
    const before = readConsent()
    const isWithin = banner.contains(document.activeElement)
    storeConsent(consent)
    if (consent === 'no') forgetVisit()
    banner.hidden = true
    if (consent === 'yes' || before === 'yes') tellGoogle(consent)
    hear(consent)
    if (isWithin && before !== null) opener?.focus()
  }
}
