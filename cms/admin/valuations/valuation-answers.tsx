import type { UIFieldServerComponent } from 'payload'
import { adjustmentAnswers } from '#schemas/valuation/adjustment-answers.ts'
import { adjustmentQuestions } from '#schemas/valuation/adjustment-question.ts'

/** What the guide asked about a car, and what its owner answered. Nothing where it asked nothing. */
export const ValuationAnswers: UIFieldServerComponent = ({ data }) => {
  const questions = adjustmentQuestions.safeParse(data?.questions).data ?? []
  const answers = adjustmentAnswers.safeParse(data?.answers).data ?? {}
  if (questions.length === 0) return null
  return (
    <section className="fc-answers" aria-label="Owner’s answers">
      <dl>
        {questions.map(({ id, text, options }) => (
          <div key={id}>
            <dt>{text}</dt>
            <dd>{options.find(({ value }) => value === answers[id])?.label ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
