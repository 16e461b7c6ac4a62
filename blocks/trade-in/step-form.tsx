import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { ErrorSummary } from '../_forms/error-summary.tsx'
import { goTo } from '../_forms/go-to.ts'
import type { FieldError } from '../_forms/what-went-wrong.ts'
import { Alert } from '../_ui/alert.tsx'
import { Button } from '../_ui/button.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'

interface StepFormProps {
  /** What is wrong, once somebody tried to go on; another list each time. */
  errors: readonly FieldError[]
  failure: string
  isBusy: boolean
  submitText: string
  onSubmit: () => void
  back?: (() => void) | undefined
  /** Another way on. */
  other?: { text: string; onPress: () => void } | undefined
  children: ReactNode
}

/** One step of a valuation: its fields, what is wrong with them, each a way to its field, and the ways on. */
export function StepForm({ errors, failure, isBusy, submitText, onSubmit, back, other, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const look = styleClasses(style)

  useEffect(() => {
    if (errors.length > 0) goTo(summary.current)
  }, [errors])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={look.form}>
      {errors.length > 0 ? (
        <ErrorSummary ref={summary} errors={errors} onPick={(name) => focusField(form.current, name)} />
      ) : null}
      {failure ? <Alert look="danger">{failure}</Alert> : null}
      <input type="hidden" name="kind" value="trade-in" />
      {children}
      <div className={back ? look.withBack : look.buttons}>
        {back ? (
          <Button variant="secondary" size="lg" onClick={back}>
            Back
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

/** Of a choice its first answer. */
function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.querySelector(`[name="${CSS.escape(name)}"]`)
  if (field instanceof HTMLElement) field.focus()
}

const style = {
  form: { display: 'flex', flexDirection: 'column', gap: 4 },
  // Side by side while there is room for both; a way back takes no more than it needs.
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 3,
    '& > *': { flex: '1 1 auto' },
  },
  withBack: { display: 'flex', flexWrap: 'wrap', gap: 3, '& > :last-child': { flex: '1 1 auto' } },
} as const satisfies Record<string, CssObject>
