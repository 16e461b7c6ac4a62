import type { UIFieldServerComponent } from 'payload'
import { readTimeZone } from '../../tenancy/read-time-zone.ts'
import { Moment } from './moment.tsx'
import { findLeadRows } from './find-lead-rows.ts'
import * as texts from './texts.ts'

/** Consents that a shopper gave or declined with a lead, with their wording. */
export const LeadConsents: UIFieldServerComponent = async ({ data, id, payload, req, user }) => {
  if (!id || !user) return null
  const docs = await findLeadRows('consents', { payload, user, lead: id })
  const timeZone = await readTimeZone(req, { ...data })
  return (
    <section className="fc-ways" aria-labelledby="fc-consents">
      <h2 id="fc-consents">{texts.consents}</h2>
      {docs.length === 0 ? <p className="fc-leads__note">{texts.theFormAskedForNoConsent}</p> : null}
      <ul>
        {docs.map(({ id: consent, given, how, wording, version, given_at: at, purpose }) => (
          <li key={consent} className="fc-ways__way">
            <h3>
              {purpose === 'news' ? texts.newsAndOffers : texts.termsOfUse}{' '}
              <span className="fc-ways__state">{given ? texts.agreed : texts.notAgreed}</span>
            </h3>
            <p>“{wording}”</p>
            <p className="fc-leads__note">
              {how === 'by-hand' ? texts.changedByTheShopper : texts.leftAtTheDefault},{' '}
              <Moment at={at} timeZone={timeZone} />
              {texts.wordsVersion({ version })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
