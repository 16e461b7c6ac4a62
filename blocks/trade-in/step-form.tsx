import type { ReactNode } from 'react'
import { ErrorSummary } from '../_forms/error-summary.tsx'
import type { useApiForm } from '../_forms/use-api-form.ts'
import { Alert } from '../_ui/alert.tsx'
import { Button } from '../_ui/button.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import * as texts from './texts.ts'

type StepFormState = Pick<
  ReturnType<typeof useApiForm>,
  'form' | 'summary' | 'wrong' | 'failure' | 'isBusy' | 'submit' | 'focusField'
>

interface StepFormProps {
  filling: StepFormState
  submitText: string
  back?: (() => void) | undefined
  /** An alternative action. */
  other?: { text: string; onPress: () => void } | undefined
  children: ReactNode
}

/** One step of a valuation: its fields, errors with links to them, and its buttons. */
export function StepForm({ filling, submitText, back, other, children }: StepFormProps) {
  const { form, summary, wrong, failure, isBusy, submit, focusField } = filling
  const look = styleClasses(style)
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className={look.form}>
      {wrong.length > 0 ? <ErrorSummary ref={summary} errors={wrong} onPick={focusField} /> : null}
      {failure ? <Alert look="danger">{failure}</Alert> : null}
      <input type="hidden" name="kind" value="trade-in" />
      {children}
      <div className={back ? look.withBack : look.buttons}>
        {back ? (
          <Button variant="secondary" size="lg" onClick={back}>
            {texts.back}
          </Button>
        ) : null}
        <Button type="submit" size="lg" busy={isBusy}>
          {submitText}
        </Button>
        {other ? (
          <Button variant="secondary" size="lg" onClick={other.onPress}>
            {other.text}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

const style = {
  form: { display: 'flex', flexDirection: 'column', gap: 4 },
  // Side by side if there is room; the back button has its minimum width.
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 3,
    '& > *': { flex: '1 1 auto' },
  },
  withBack: { display: 'flex', flexWrap: 'wrap', gap: 3, '& > :last-child': { flex: '1 1 auto' } },
} as const satisfies Record<string, CssObject>
