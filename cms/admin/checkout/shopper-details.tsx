import type { JSONFieldServerComponent } from 'payload'
import { z } from 'zod'

const labels = {
  postcode: 'Postcode',
  message: 'Message',
  opt_in_words: 'News and offers',
  opt_in: 'Yes',
  terms_words: 'Terms',
  terms: 'Agreed',
  url: 'Sent from',
} as const

/** A box says nothing without its words. */
const wordsOfBox: Readonly<Record<string, string>> = { opt_in: 'opt_in_words', terms: 'terms_words' }

const said = z.partialRecord(z.string(), z.unknown()).catch({})

/** What a shopper said as they reserved, in words. Nothing where nothing is kept of it. */
export const ShopperDetails: JSONFieldServerComponent = ({ data }) => {
  const answers = said.parse(data?.answers)
  const lines = Object.entries(labels).flatMap(([name, label]) => {
    const beside = wordsOfBox[name]
    const words = beside !== undefined && wordsOf(answers[beside]) === '' ? '' : wordsOf(answers[name])
    return words === '' ? [] : [{ label, words }]
  })
  if (lines.length === 0) return null
  return (
    <section className="fc-answers" aria-label="Other details from the shopper">
      <dl>
        {lines.map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' ? value : ''
}
