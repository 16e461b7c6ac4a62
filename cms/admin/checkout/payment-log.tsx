import type { JSONFieldServerComponent } from 'payload'
import { z } from 'zod'
import { readTimeZone } from '../../tenancy/read-time-zone.ts'
import { Moment } from '../leads/moment.tsx'
import * as texts from './texts.ts'

const lines = z.array(z.object({ at: z.iso.datetime(), what: z.string() })).catch([])

/** The history of a payment, newest first. Renders nothing without entries. */
export const PaymentLog: JSONFieldServerComponent = async ({ data, req }) => {
  const log = lines.parse(data?.log).toReversed()
  if (log.length === 0) return null
  const timeZone = await readTimeZone(req, { ...data })
  return (
    <section className="fc-answers" aria-label={texts.history}>
      <dl>
        {log.map(({ at, what }) => (
          <div key={`${at} ${what}`}>
            <dt>
              <Moment at={at} timeZone={timeZone} />
            </dt>
            <dd>{`${what.charAt(0).toUpperCase()}${what.slice(1)}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
