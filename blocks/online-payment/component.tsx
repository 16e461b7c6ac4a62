import { useEffect } from 'react'
import { amountOfText } from '#schemas/payment/amount-of-text.ts'
import { onlinePayment as schema } from '#schemas/payment/online-payment.ts'
import { payPostPath } from '#schemas/payment/payment-paths.ts'
import { payerFields } from '../_buying/payer-fields.ts'
import { PayingField } from '../_buying/paying-field.tsx'
import { usePayingForm } from '../_buying/use-paying-form.ts'
import { ErrorSummary } from '../_forms/error-summary.tsx'
import type { PropsOf } from '../_kit/props.ts'
import { useApi } from '../_kit/runtime.tsx'
import { Alert } from '../_ui/alert.tsx'
import { Button } from '../_ui/button.tsx'
import { SectionBeside } from '../_ui/section-beside.tsx'
import { styleClass } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import type { onlinePayment } from './block.ts'

const fields = schema.omit({ key: true })

/** locations §2, Personal areas: /online-payment. Without script it is posted to the platform. */
export default function OnlinePayment(props: PropsOf<typeof onlinePayment>) {
  const { heading, intro, referenceLabel, smallPrint, settings } = props
  const api = useApi()
  const { form, summary, wrong, failure, isBusy, isAwake, submit, errorOf, pick } = usePayingForm({
    api,
    what: 'invoice',
    schema: fields,
    read: (filled) => ({ ...Object.fromEntries(filled), amount: amountOfText(filled.get('amount')) }),
    begin: (values, key) => api.call('onlinePayment', { ...values, key }),
  })

  // What a link of an invoice brings.
  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    for (const name of ['reference', 'amount']) {
      const field = form.current?.elements.namedItem(name)
      const brought = asked.get(name)
      if (field instanceof HTMLInputElement && field.value === '' && brought) field.value = brought.slice(0, 80)
    }
  }, [form])

  return (
    <SectionBeside heading={heading} intro={intro} background={settings.background} anchor={settings.anchor}>
      <form
        ref={form}
        method="post"
        action={payPostPath}
        noValidate={isAwake}
        className={styleClass(stack)}
        onSubmit={(event) => void submit(event)}
      >
        {wrong.length > 0 ? <ErrorSummary ref={summary} errors={wrong} onPick={pick} /> : null}
        {payerFields.map((field) => (
          <PayingField
            key={field.name}
            {...field}
            label={field.name === 'reference' ? referenceLabel || field.label : field.label}
            error={errorOf(field.name)}
          />
        ))}
        {failure ? <Alert look="danger">{failure}</Alert> : null}
        <Button type="submit" size="lg" wide busy={isBusy}>
          Go on to the payment
        </Button>
        <Text look="small">You pay on the page of our payment provider: we never see your card.</Text>
        {smallPrint ? (
          <Text look="small" whiteSpace="pre-line">
            {smallPrint}
          </Text>
        ) : null}
      </form>
    </SectionBeside>
  )
}

const stack: CssObject = { display: 'flex', flexDirection: 'column', gap: 4 }
