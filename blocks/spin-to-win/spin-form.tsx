import type { FormEvent } from 'react'
import { spinPostPath } from '#schemas/prize/spin-post-path.ts'
import { PayingField } from '../_buying/paying-field.tsx'
import { spinnerFields } from '../_buying/spinner-fields.ts'
import { Consent } from '../_forms/consent.tsx'
import { ErrorSummary } from '../_forms/error-summary.tsx'
import { Alert } from '../_ui/alert.tsx'
import { Button } from '../_ui/button.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { visuallyHidden } from '../_ui/visually-hidden.tsx'
import type { useSpin } from './use-spin.ts'

interface SpinFormProps extends Omit<ReturnType<typeof useSpin>, 'said' | 'result' | 'hasStopped'> {
  /** Which wheel. */
  draw: number
  /** The wheel is under way. */
  isTurning: boolean
  isKnown: boolean
  terms: string
  button: string
}

/** Who spins, where nobody is signed in. Without script it is posted to the platform, which says what came up; the wheel stands still. */
export function SpinForm({ draw, isKnown, terms, button, isTurning, ...entry }: SpinFormProps) {
  const { form, summary, wrong, failure, isAwake, isBusy, spin, errorOf, pick } = entry
  const look = styleClasses(style)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void spin(new FormData(event.currentTarget))
  }
  return (
    <form ref={form} method="post" action={spinPostPath} noValidate={isAwake} className={look.form} onSubmit={submit}>
      {wrong.length > 0 ? <ErrorSummary ref={summary} errors={wrong} onPick={pick} /> : null}
      {isKnown
        ? null
        : spinnerFields.map((field) => <PayingField key={field.name} {...field} error={errorOf(field.name)} />)}
      {terms === '' ? null : (
        <Consent
          name="agrees"
          field={{ label: 'I agree to the terms below.', required: true, initial: false }}
          error={errorOf('agrees')}
        />
      )}
      <input type="hidden" name="draw" value={draw} />
      <label aria-hidden="true" className={look.trap}>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      {failure ? <Alert look="danger">{failure}</Alert> : null}
      <Button type="submit" size="lg" wide busy={isBusy || isTurning}>
        {button || 'Spin the wheel'}
      </Button>
    </form>
  )
}

const style = {
  form: { display: 'flex', flexDirection: 'column', gap: 4, position: 'relative' },
  trap: { ...visuallyHidden },
} as const satisfies Record<string, CssObject>
