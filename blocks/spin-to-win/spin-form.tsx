import type { FormEvent } from 'react'
import { buyerFields } from '../_buying/buyer-fields.ts'
import { PayingField } from '../_buying/paying-field.tsx'
import { Consent } from '../_forms/consent.tsx'
import { ErrorSummary } from '../_forms/error-summary.tsx'
import { Alert } from '../_ui/alert.tsx'
import { Button } from '../_ui/button.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { visuallyHidden } from '../_ui/visually-hidden.tsx'
import type { useSpin } from './use-spin.ts'

interface SpinFormProps extends Omit<ReturnType<typeof useSpin>, 'said' | 'result' | 'hasStopped'> {
  /** The wheel is under way. */
  isTurning: boolean
  isKnown: boolean
  terms: string
  button: string
}

const asked = buyerFields.filter(({ name }) => ['name', 'phone', 'email'].includes(name))

/** Who spins, where nobody is signed in. A wheel needs a script to turn; without one the page says so. */
export function SpinForm({ isKnown, terms, button, isTurning, ...entry }: SpinFormProps) {
  const { form, summary, wrong, failure, isBusy, spin, errorOf, pick } = entry
  const look = styleClasses(style)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void spin(new FormData(event.currentTarget))
  }
  return (
    <form ref={form} method="post" noValidate className={look.form} onSubmit={submit}>
      <p className={look.noScript}>To spin the wheel, please turn JavaScript on.</p>
      {wrong.length > 0 ? <ErrorSummary ref={summary} errors={wrong} onPick={pick} /> : null}
      {failure ? <Alert look="danger">{failure}</Alert> : null}
      {isKnown ? null : asked.map((field) => <PayingField key={field.name} {...field} error={errorOf(field.name)} />)}
      {terms === '' ? null : (
        <Consent
          name="agrees"
          field={{ label: 'I agree to the terms below.', required: true, initial: false }}
          error={errorOf('agrees')}
        />
      )}
      <label aria-hidden="true" className={look.trap}>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <Button type="submit" size="lg" wide busy={isBusy || isTurning}>
        {button || 'Spin the wheel'}
      </Button>
    </form>
  )
}

const style = {
  form: { display: 'flex', flexDirection: 'column', gap: 4, position: 'relative' },
  trap: { ...visuallyHidden },
  noScript: { '@media (scripting: enabled)': { display: 'none' } },
} as const satisfies Record<string, CssObject>
