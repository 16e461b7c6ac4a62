import { z } from 'zod'
import type { AdjustmentAnswers } from '#schemas/valuation/adjustment-answers.ts'
import type { AdjustmentQuestion } from '#schemas/valuation/adjustment-question.ts'
import { Icon } from '../_ui/icon.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { StepForm } from './step-form.tsx'
import { useStepForm } from './use-step-form.ts'
import * as texts from './texts.ts'

interface ConditionStepProps {
  questions: readonly AdjustmentQuestion[]
  adjust: (answers: AdjustmentAnswers) => Promise<void>
  back: () => void
}

/** The guide's questions about the car. vehicles §7, Valuation adjustments */
export function ConditionStep({ questions, adjust, back }: ConditionStepProps) {
  const look = styleClasses(style)
  const filling = useStepForm({
    schema: answersSchema(questions),
    names: questions.map((_, index) => fieldName(index)),
    toFieldName: (path) => fieldName(questions.findIndex(({ id }) => id === path)),
    send: (values) =>
      adjust(Object.fromEntries(questions.map(({ id }, index) => [id, values[fieldName(index)] ?? '']))),
  })
  return (
    <StepForm filling={filling} submitText={texts.continueLabel} back={back}>
      {questions.map(({ id, text, options }, index) => {
        const name = fieldName(index)
        const isMissing = filling.errorText(name) !== undefined
        return (
          <fieldset key={id} className={look.question} aria-describedby={isMissing ? `missing-${name}` : undefined}>
            <legend className={look.legend}>{text}</legend>
            {options.map(({ value, label }) => (
              <label key={value} className={look.answer}>
                <input type="radio" value={value} {...filling.entry.register(name)} />
                {label}
              </label>
            ))}
            {isMissing ? (
              <p id={`missing-${name}`} className={look.missing}>
                <Icon name="warning" size={16} />
                {texts.pleaseChooseAnAnswer}
              </p>
            ) : null}
          </fieldset>
        )
      })}
    </StepForm>
  )
}

/** Not the question's id: react-hook-form treats a dot in a name as a path. */
const fieldName = (index: number): string => `question-${index}`

const answersSchema = (questions: readonly AdjustmentQuestion[]) =>
  z.object(
    Object.fromEntries(questions.map(({ text }, index) => [fieldName(index), z.string(texts.pleaseAnswer({ text }))])),
  )

const style = {
  question: { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 },
  legend: { fontWeight: 'semibold', mb: 2 },
  answer: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: 'tap',
    px: 3,
    py: 2,
    border: 'strong',
    borderRadius: 'md',
    cursor: 'pointer',
    '&:hover': { borderColor: 'ink' },
    '&:has(:checked)': { borderColor: 'action', bg: 'primarySoft', fontWeight: 'semibold' },
    '& > input': { width: '1.25rem', height: '1.25rem', flex: 'none' },
  },
  missing: { display: 'flex', alignItems: 'center', gap: 1, fontSize: 'sm', color: 'danger' },
} as const satisfies Record<string, CssObject>
