import { trapName } from '#schemas/lead/trap-name.ts'
import { spinPostPath } from '#schemas/prize/spin-post-path.ts'
import { PayingField } from '../_checkout/paying-field.tsx'
import { spinnerFields } from '../_checkout/spinner-fields.ts'
import { Consent } from '../_forms/consent.tsx'
import { ErrorSummary } from '../_forms/error-summary.tsx'
import { Honeypot } from '../_forms/honeypot.tsx'
import { Alert } from '../_ui/alert.tsx'
import { Button } from '../_ui/button.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import type { useSpin } from './use-spin.ts'
import * as texts from './texts.ts'

interface SpinFormProps extends Pick<ReturnType<typeof useSpin>, 'form'> {
  /** Which wheel. */
  draw: number
  /** The wheel is under way. */
  isTurning: boolean
  isKnown: boolean
  terms: string
  button: string
}

/** Contact details of a signed-out shopper. Without script it is posted to the platform, which shows the result without an animation. */
export function SpinForm({ form: spin, draw, isKnown, terms, button, isTurning }: SpinFormProps) {
  const { entry, form, summary, wrong, failure, isHydrated, isBusy, submit, field, focusField } = spin
  const look = styleClasses(style)
  return (
    <form
      ref={form}
      method="post"
      action={spinPostPath}
      noValidate={isHydrated}
      className={look.form}
      onSubmit={(event) => void submit(event)}
    >
      {wrong.length > 0 ? <ErrorSummary ref={summary} errors={wrong} onPick={focusField} /> : null}
      {isKnown
        ? null
        : spinnerFields.map((fieldProps) => (
            <PayingField key={fieldProps.name} {...fieldProps} {...field(fieldProps.name)} />
          ))}
      {terms === '' ? null : (
        <Consent {...field('agrees')} field={{ label: texts.iAgreeToTheTermsBelow, required: true, initial: false }} />
      )}
      <input type="hidden" name="draw" value={draw} />
      <Honeypot registered={entry.register(trapName)} />
      {failure ? <Alert look="danger">{failure}</Alert> : null}
      <Button type="submit" size="lg" wide busy={isBusy || isTurning}>
        {button || texts.spinTheWheel}
      </Button>
    </form>
  )
}

const style = {
  form: { display: 'flex', flexDirection: 'column', gap: 4, position: 'relative' },
} as const satisfies Record<string, CssObject>
