import { consentVersion } from '#platform/leads/consent-version.ts'
import { type Desk, hoursAgo, store } from './desk.ts'
import { newsWords, type WrittenLead } from './write-leads.ts'

const termsWords = 'I have read the terms of use and the privacy policy.'

/** Consents given and declined in each form. */
export async function writeConsents(desk: Desk, leads: readonly WrittenLead[]): Promise<void> {
  for (const { id, ago, status, wantsNews, vehicle } of leads.filter((lead) => lead.status !== 'spam')) {
    const consents = [
      { purpose: 'news', wording: newsWords, given: wantsNews },
      ...(status === 'won' ? [{ purpose: 'terms', wording: termsWords, given: true }] : []),
    ]
    for (const consent of consents)
      await store(desk, {
        collection: 'consents',
        ago,
        data: {
          ...consent,
          how: consent.given ? 'by-hand' : 'by-default',
          version: consentVersion(consent.wording),
          given_at: hoursAgo(desk, ago),
          url: `http://${desk.company.slug}.localhost${vehicle ? '/cars' : '/contact'}`,
          lead: id,
        },
      })
  }
}
