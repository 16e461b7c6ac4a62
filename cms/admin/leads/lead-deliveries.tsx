import type { UIFieldServerComponent } from 'payload'
import { readAttempts } from '#schemas/lead/delivery-attempt.ts'
import { deliveryLabels } from '../../collections/lead-deliveries/delivery-labels.ts'
import { readId } from '../../outbox/announce.ts'
import { readTimeZone } from '../../tenancy/read-time-zone.ts'
import { Moment } from './moment.tsx'
import { findLeadRows } from './find-lead-rows.ts'
import { ResendLeads } from './resend-leads.tsx'
import * as texts from './texts.ts'

/** Deliveries of a lead with all attempts and a resend button. */
export const LeadDeliveries: UIFieldServerComponent = async ({ data, id, payload, req, user }) => {
  const tenant = readId(data?.tenant)
  if (!id || !user || tenant === null) return null
  const docs = await findLeadRows('lead-deliveries', { payload, user, lead: id })
  const timeZone = await readTimeZone(req, { tenant })
  return (
    <section className="fc-ways" aria-labelledby="fc-ways">
      <h2 id="fc-ways">{texts.deliveries}</h2>
      {docs.length === 0 ? <p className="fc-leads__note">{texts.noDeliveries}</p> : null}
      <ul>
        {docs.map(({ id: delivery, destination_name: name, stage, state, last_words: words, next_at: next, log }) => (
          <li key={delivery} className="fc-ways__way" data-state={state}>
            <h3>
              {stage ? `${name}: ${stage}` : name} <span className="fc-ways__state">{deliveryLabels[state]}</span>
            </h3>
            <p>
              {words ?? texts.sendingShortly}
              {state === 'retrying' && next ? (
                <>
                  {' '}
                  {texts.nextAttempt} <Moment at={next} timeZone={timeZone} />.
                </>
              ) : null}
            </p>
            <Attempts log={log} timeZone={timeZone} />
            {data?.erased_at ? null : <ResendLeads tenant={tenant} delivery={delivery} name={name ?? ''} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Attempts = ({ log, timeZone }: { log: unknown; timeZone: string }) => {
  const attempts = readAttempts(log)
  if (attempts.length === 0) return null
  return (
    <details>
      <summary>{attempts.length === 1 ? texts.attempt1 : texts.lengthAttempts({ length: attempts.length })}</summary>
      <ol>
        {attempts.toReversed().map(({ at, ms, words }) => (
          <li key={at}>
            <Moment at={at} timeZone={timeZone} />
            {texts.msMs({ ms: ms.toLocaleString('en-AU'), words })}
          </li>
        ))}
      </ol>
    </details>
  )
}
