import { trapName } from '#schemas/lead/trap-name.ts'
import { Alert } from '../_ui/alert.tsx'
import { Button } from '../_ui/button.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormSteps } from './form-steps.tsx'
import { Honeypot } from './honeypot.tsx'
import { type LeadFormInput, useLeadForm } from './use-lead-form.ts'
import * as texts from './texts.ts'

type LeadFormViewProps = LeadFormInput & {
  /** Target of the form without script. */
  action?: string
}

/**
 * A form with its error summary, which links to the fields, and failures of the last button. Without script it is one plain form with all
 * of its steps.
 */
export function LeadFormView({ action, ...input }: LeadFormViewProps) {
  const { form, api, refused } = input
  const { entry, form: element, summary, wrong, failure, isHydrated, isBusy, focusField, ...steps } = useLeadForm(input)
  const { stepLine, step, index, isLast, isTried, back, proceed } = steps
  const look = styleClasses(style)
  // Only on a standalone page: elsewhere a form may occur twice.
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
          {texts.stepIndexOfLength({ index: index + 1, length: form.steps.length, title: step.title })}
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
      {isTried ? <Alert>{texts.thisIsAPreview}</Alert> : null}
      <div className={look.buttons}>
        {index > 0 ? (
          <Button variant="secondary" size="lg" onClick={back}>
            {texts.back}
          </Button>
        ) : null}
        <Button type="submit" size="lg" wide busy={isBusy}>
          {isHydrated || !hasSteps ? (
            isLast || !hasSteps ? (
              form.submitText
            ) : (
              texts.next
            )
          ) : (
            <>
              <span className={look.scripted}>{texts.next}</span>
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
  // Side by side if there is room for both.
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
