import type { UIFieldServerComponent } from 'payload'
import { adjustmentAnswers } from '#schemas/valuation/adjustment-answers.ts'
import { adjustmentQuestions } from '#schemas/valuation/adjustment-question.ts'
import * as texts from './texts.ts'

/** The valuation guide's questions about a car and the owner's answers. Renders nothing without any. */
export const ValuationAnswers: UIFieldServerComponent = ({ data }) => {
  const questions = adjustmentQuestions.safeParse(data?.questions).data ?? []
  const answers = adjustmentAnswers.safeParse(data?.answers).data ?? {}
  if (questions.length === 0) return null
  return (
    <section className="fc-answers" aria-label={texts.ownersAnswers}>
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
