import type { JSONFieldServerComponent } from 'payload'
import { z } from 'zod'
import * as texts from './texts.ts'

const answers = z.array(
  z.object({
    name: z.string().catch(''),
    label: z.string(),
    value: z.union([z.string(), z.number(), z.boolean()]).transform((value) => {
      if (typeof value === 'boolean') return value ? texts.yes : texts.no
      return String(value)
    }),
  }),
)

/** The form's additional questions and their answers. Renders nothing without any. */
export const AnswerList: JSONFieldServerComponent = ({ data }) => {
  const list = answers.safeParse(data?.answers).data ?? []
  if (list.length === 0) return null
  return (
    <section className="fc-answers" aria-label={texts.otherFormAnswers}>
      <dl>
        {list.map(({ name, label, value }) => (
          <div key={`${name} ${label} ${value}`}>
            <dt>{label}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
