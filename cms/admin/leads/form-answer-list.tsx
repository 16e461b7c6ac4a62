import type { JSONFieldServerComponent } from 'payload'
import { z } from 'zod'

const answers = z.array(
  z.object({
    name: z.string().catch(''),
    label: z.string(),
    value: z.union([z.string(), z.number(), z.boolean()]).transform((value) => {
      if (typeof value === 'boolean') return value ? 'Yes' : 'No'
      return String(value)
    }),
  }),
)

/** What a form asked beside what every lead has, as it was answered. Nothing where it asked nothing. */
export const AnswerList: JSONFieldServerComponent = ({ data }) => {
  const list = answers.safeParse(data?.answers).data ?? []
  if (list.length === 0) return null
  return (
    <section className="fc-answers" aria-label="Other form answers">
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
