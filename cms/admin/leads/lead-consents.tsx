import type { UIFieldServerComponent } from 'payload'
import { Moment } from './moment.tsx'
import { findLeadRows } from './find-lead-rows.ts'

/** What a shopper agreed to in the form of a lead, and what was left out, as it was said. */
export const LeadConsents: UIFieldServerComponent = async ({ id, payload, user }) => {
  if (!id || !user) return null
  const docs = await findLeadRows('consents', { payload, user, lead: id })
  return (
    <section className="fc-ways" aria-labelledby="fc-consents">
      <h2 id="fc-consents">Consents</h2>
      {docs.length === 0 ? <p className="fc-leads__note">The form asked for no consent.</p> : null}
      <ul>
        {docs.map(({ id: consent, given, how, wording, version, given_at: at, purpose }) => (
          <li key={consent} className="fc-ways__way">
            <h3>
              {purpose === 'news' ? 'News and offers' : 'Terms of use'}{' '}
              <span className="fc-ways__state">{given ? 'Agreed' : 'Not agreed'}</span>
            </h3>
            <p>“{wording}”</p>
            <p className="fc-leads__note">
              {how === 'by-hand' ? 'Changed by the shopper' : 'Left at the default'}, <Moment at={at} />. Words{' '}
              {version}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
