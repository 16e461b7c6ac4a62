import { Alert } from '../_ui/alert.tsx'
import { Button } from '../_ui/button.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormSteps } from './form-steps.tsx'
import { Honeypot } from './honeypot.tsx'
import { type LeadFormInput, trapName, useLeadForm } from './use-lead-form.ts'

type LeadFormViewProps = LeadFormInput & {
  /** Where the form goes without script. */
  action?: string
}

/** A form as a shopper fills it in. What is wrong is said above it, each a way to its field; what could not be done, where it was pressed. Without script it is one plain form with all of its steps. */
export function LeadFormView({ action, ...input }: LeadFormViewProps) {
  const { form, api, refused } = input
  const { entry, form: element, summary, wrong, failure, isHydrated, isBusy, focusField, ...steps } = useLeadForm(input)
  const { stepLine, step, index, isLast, isTried, back, proceed } = steps
  const look = styleClasses(style)
  // Alone on its page: elsewhere a form may stand twice.
  const idOf = refused ? (name: string) => `form-${name}` : undefined
  const hasSteps = form.steps.length > 1 && !refused

  return (
    <form
      ref={element}
      method="post"
      action={action}
      noValidate={isHydrated}
      className={look.form}
      onSubmit={(event) => void proceed(event)}
    >
      {hasSteps ? (
        <p ref={stepLine} tabIndex={-1} className={look.stepLine}>
          {`Step ${index + 1} of ${form.steps.length}: ${step.title}`}
        </p>
      ) : null}
      {failure && refused ? <Alert look="danger">{failure}</Alert> : null}
      {wrong.length > 0 ? <ErrorSummary ref={summary} errors={wrong} idOf={idOf} onPick={focusField} /> : null}
      <FormSteps form={form} api={api} entry={entry} index={index} isHydrated={isHydrated} idOf={idOf} />
      <Honeypot registered={entry.register(trapName)} />
      {refused ? <input type="hidden" name="from" value={refused.from} /> : null}
      <input type="hidden" name="kind" value={form.kind} />
      <input type="hidden" name="car_id" value={form.vehicle?.id ?? ''} />
      {form.place ? (
        <>
          <input type="hidden" name="page" value={form.place.page} />
          <input type="hidden" name="block" value={form.place.block} />
        </>
      ) : null}
      {failure && !refused ? <Alert look="danger">{failure}</Alert> : null}
      {isTried ? <Alert>This is a preview: the form is filled in correctly, and nothing was sent.</Alert> : null}
      <div className={look.buttons}>
        {index > 0 ? (
          <Button variant="secondary" size="lg" onClick={back}>
            Back
          </Button>
        ) : null}
        <Button type="submit" size="lg" wide busy={isBusy}>
          {isHydrated || !hasSteps ? (
            isLast || !hasSteps ? (
              form.submitText
            ) : (
              'Next'
            )
          ) : (
            <>
              <span className={look.scripted}>Next</span>
              <span className={look.unscripted}>{form.submitText}</span>
            </>
          )}
        </Button>
      </div>
    </form>
  )
}

const style = {
  form: { display: 'flex', flexDirection: 'column', gap: 4, position: 'relative' },
  // Side by side while there is room for both.
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 3,
    '& > :last-child': { width: 'auto', flex: '1 1 auto', maxWidth: '100%' },
  },
  stepLine: {
    fontSize: 'sm',
    color: 'muted',
    '&:focus': { outline: 'none' },
    '@media (scripting: none)': { display: 'none' },
  },
  scripted: { '@media (scripting: none)': { display: 'none' } },
  unscripted: { '@media (scripting: enabled)': { display: 'none' } },
} as const satisfies Record<string, CssObject>
