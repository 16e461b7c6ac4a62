import type { FormEvent } from 'react'
import type { LeadFieldName } from '#schemas/lead/lead-form.ts'
import { Alert } from '../_ui/alert.tsx'
import { Button } from '../_ui/button.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import { visuallyHidden } from '../_ui/visually-hidden.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormField } from './form-field.tsx'
import { TimeChooser } from './time-chooser.tsx'
import { type LeadFormInput, useLeadForm } from './use-lead-form.ts'

type LeadFormViewProps = LeadFormInput & {
  /** Where the form goes without script. */
  action?: string
}

/** A form as a shopper fills it in. What is wrong is said above it, each a way to its field. Asleep it is a plain form of one step. */
export function LeadFormView({ action, ...input }: LeadFormViewProps) {
  const { form, api, refused } = input
  const { entry, summary, stepLine, step, index, isLast, isAwake, isBusy, failure, wrong, back, proceed } =
    useLeadForm(input)
  const look = styleClasses(style)
  // Alone on its page: elsewhere a form may stand twice.
  const idOf = refused ? (name: LeadFieldName) => `form-${name}` : undefined

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const trap = new FormData(event.currentTarget).get(trapName)
    void proceed(typeof trap === 'string' ? trap : '')
  }

  return (
    <form method="post" action={action} noValidate={isAwake} className={look.form} onSubmit={submit}>
      {isAwake && form.steps.length > 1 ? (
        <p ref={stepLine} tabIndex={-1} className={look.stepLine}>
          {`Step ${index + 1} of ${form.steps.length}: ${step.title}`}
        </p>
      ) : null}
      {wrong.length > 0 ? (
        <ErrorSummary ref={summary} errors={wrong} idOf={idOf} onPick={(name) => entry.setFocus(name)} />
      ) : null}
      {failure ? <Alert look="danger">{failure}</Alert> : null}
      <div className={look.fields}>
        {step.fields.map((field) => (
          <div key={field.name} className={isShort(field.name) ? undefined : look.wide}>
            {field.control === 'time' ? (
              <TimeChooser api={api} form={entry} vehicleId={form.vehicle?.id ?? null} />
            ) : (
              <FormField id={idOf?.(field.name)} field={field} form={entry} />
            )}
          </div>
        ))}
      </div>
      {step.note ? (
        <Text look="small" color="muted">
          {step.note}
        </Text>
      ) : null}
      <label aria-hidden="true" className={look.trap}>
        Website
        <input name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
      {refused ? <input type="hidden" name="from" value={refused.from} /> : null}
      <input type="hidden" name="kind" value={form.kind} />
      <input type="hidden" name="car_id" value={form.vehicle?.id ?? ''} />
      <div className={look.buttons}>
        {index > 0 ? (
          <Button variant="secondary" size="lg" onClick={back}>
            Back
          </Button>
        ) : null}
        <Button type="submit" size="lg" wide busy={isBusy}>
          {isLast || !isAwake ? form.submitText : 'Next'}
        </Button>
      </div>
    </form>
  )
}

/** Looks worth filling in to a machine, and nobody else sees it. */
const trapName = 'website'

const isShort = (name: LeadFieldName): boolean => ['name', 'last_name', 'phone', 'postcode'].includes(name)

const style = {
  form: { display: 'flex', flexDirection: 'column', gap: 4, position: 'relative' },
  fields: { display: 'grid', gridTemplateColumns: ['minmax(0, 1fr)', 'repeat(2, minmax(0, 1fr))'], gap: 4 },
  wide: { gridColumn: '1 / -1', minWidth: 0 },
  trap: { ...visuallyHidden },
  // Side by side while there is room for both.
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 3,
    '& > :last-child': { width: 'auto', flex: '1 1 auto', maxWidth: '100%' },
  },
  stepLine: { fontSize: 'sm', color: 'muted', '&:focus': { outline: 'none' } },
} as const satisfies Record<string, CssObject>
