import type { JSONFieldServerComponent } from 'payload'
import { z } from 'zod'
import * as texts from './texts.ts'

const labels = {
  postcode: texts.postcode,
  message: texts.message,
  opt_in_words: texts.newsAndOffers,
  opt_in: texts.yes,
  terms_words: texts.terms,
  terms: texts.agreed,
  url: texts.sentFrom,
} as const

/** The wording of a checkbox is stored under another name than the checkbox itself. */
const wordsOfBox: Readonly<Record<string, string>> = { opt_in: 'opt_in_words', terms: 'terms_words' }

const answersSchema = z.partialRecord(z.string(), z.unknown()).catch({})

/** The details that a shopper entered with a reservation. Renders nothing without details. */
export const ShopperDetails: JSONFieldServerComponent = ({ data }) => {
  const answers = answersSchema.parse(data?.answers)
  const lines = Object.entries(labels).flatMap(([name, label]) => {
    const beside = wordsOfBox[name]
    const words = beside !== undefined && describeValue(answers[beside]) === '' ? '' : describeValue(answers[name])
    return words === '' ? [] : [{ label, words }]
  })
  if (lines.length === 0) return null
  return (
    <section className="fc-answers" aria-label={texts.otherDetailsFromTheShopper}>
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

function describeValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  return typeof value === 'string' ? value : ''
}
