import { useState } from 'react'
import { type AdjustmentAnswers, unanswered } from '#schemas/valuation/adjustment-answers.ts'
import type { AdjustmentQuestion } from '#schemas/valuation/adjustment-question.ts'
import type { FieldError } from '../_forms/what-went-wrong.ts'
import { Icon } from '../_ui/icon.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { StepForm } from './step-form.tsx'
import { useTask } from './use-task.ts'

interface ConditionStepProps {
  questions: readonly AdjustmentQuestion[]
  adjust: (answers: AdjustmentAnswers) => Promise<void>
  back: () => void
}

/** What the guide asks about the car. vehicles §7, Valuation adjustments */
export function ConditionStep({ questions, adjust, back }: ConditionStepProps) {
  const [answers, setAnswers] = useState<AdjustmentAnswers>({})
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const task = useTask()
  const look = styleClasses(style)

  const submit = () => {
    const missing = unanswered(questions, answers).map(({ path }) => ({
      name: path,
      message: missingOf(questions, path),
    }))
    setErrors(missing)
    if (missing.length === 0) void task.run(() => adjust(answers))
  }

  return (
    <StepForm
      errors={errors.length > 0 ? errors : task.refused}
      failure={task.failure}
      isBusy={task.isBusy}
      submitText="Continue"
      onSubmit={submit}
      back={back}
    >
      {questions.map(({ id, text, options }) => {
        const isMissing = errors.some(({ name }) => name === id) && answers[id] === undefined
        return (
          <fieldset key={id} className={look.question} aria-describedby={isMissing ? `missing-${id}` : undefined}>
            <legend className={look.legend}>{text}</legend>
            {options.map(({ value, label }) => (
              <label key={value} className={look.answer}>
                <input
                  type="radio"
                  name={id}
                  value={value}
                  checked={answers[id] === value}
                  onChange={() => setAnswers({ ...answers, [id]: value })}
                />
                {label}
              </label>
            ))}
            {isMissing ? (
              <p id={`missing-${id}`} className={look.missing}>
                <Icon name="warning" size={16} />
                Please choose an answer.
              </p>
            ) : null}
          </fieldset>
        )
      })}
    </StepForm>
  )
}

const missingOf = (questions: readonly AdjustmentQuestion[], id: string): string =>
  `Please answer: ${questions.find((question) => question.id === id)?.text ?? id}`

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
