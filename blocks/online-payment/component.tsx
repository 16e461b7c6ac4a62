import { useEffect } from 'react'
import { onlinePayment as schema, typedAmount } from '#schemas/payment/online-payment.ts'
import { payPostPath } from '#schemas/payment/payment-paths.ts'
import { payerFields } from '../_checkout/payer-fields.ts'
import { PayingField } from '../_checkout/paying-field.tsx'
import { usePaymentForm } from '../_checkout/use-payment-form.ts'
import { ErrorSummary } from '../_forms/error-summary.tsx'
import type { Prefill } from '../_forms/use-prefill.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi } from '../_kit/runtime.tsx'
import { Alert } from '../_ui/alert.tsx'
import { Button } from '../_ui/button.tsx'
import { SectionBeside } from '../_ui/section-beside.tsx'
import { styleClass } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import type { onlinePayment } from './block.ts'
import * as texts from './texts.ts'

/** As the form holds it: the amount is a text. */
const formSchema = schema.omit({ key: true }).extend({ amount: typedAmount })

/** locations §2, Personal areas: /online-payment. Without script it is posted to the platform. */
export default function OnlinePayment(props: PropsOf<typeof onlinePayment>) {
  const { heading, intro, referenceLabel, smallPrint, settings } = props
  const api = useApi()
  const { entry, form, summary, wrong, failure, isBusy, isHydrated, submit, field, focusField } = usePaymentForm({
    what: 'invoice',
    schema: formSchema,
    names,
    prefill: { api, read: readPayer },
    begin: (values, key) => api.call('onlinePayment', { ...values, key }),
  })

  // What a link of an invoice brings.
  useEffect(() => {
    const searchParams = new URLSearchParams(location.search)
    for (const name of ['reference', 'amount']) {
      const brought = searchParams.get(name)
      if (brought && entry.getValues(name) === '') entry.setValue(name, brought.slice(0, 80))
    }
  }, [entry])

  return (
    <SectionBeside heading={heading} intro={intro} background={settings.background} anchor={settings.anchor}>
      <form
        ref={form}
        method="post"
        action={payPostPath}
        noValidate={isHydrated}
        className={styleClass(stack)}
        onSubmit={(event) => void submit(event)}
      >
        {wrong.length > 0 ? <ErrorSummary ref={summary} errors={wrong} onPick={focusField} /> : null}
        {payerFields.map((fieldProps) => (
          <PayingField
            key={fieldProps.name}
            {...fieldProps}
            label={fieldProps.name === 'reference' ? referenceLabel || fieldProps.label : fieldProps.label}
            {...field(fieldProps.name)}
          />
        ))}
        {failure ? <Alert look="danger">{failure}</Alert> : null}
        <Button type="submit" size="lg" wide busy={isBusy}>
          {texts.continueToPayment}
        </Button>
        <Text look="small">{texts.youPayOnPageOurPaymentProvider}</Text>
        {smallPrint ? (
          <Text look="small" whiteSpace="pre-line">
            {smallPrint}
          </Text>
        ) : null}
      </form>
    </SectionBeside>
  )
}

const names = payerFields.map(({ name }) => name)

/** One field asks for the whole name. */
const readPayer: Prefill['read'] = ({ name = '', last_name: lastName = '', email }) => ({
  name: `${name} ${lastName}`.trim(),
  email,
})

const stack: CssObject = { display: 'flex', flexDirection: 'column', gap: 4 }
