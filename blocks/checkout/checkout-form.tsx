import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { trapName } from '#schemas/lead/trap-name.ts'
import { buyer } from '#schemas/reservation/buyer.ts'
import type { ReservationPurpose } from '#schemas/reservation/reservation-purpose.ts'
import { amountWords } from '#schemas/payment/amount-words.ts'
import { reservePostPath } from '#schemas/payment/payment-paths.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { vehicleNoun } from '#schemas/vehicle/vehicle-title.ts'
import { reservationOfferQuery } from '../_data/reservations.ts'
import { readKey } from '../_checkout/tab-keys.ts'
import { buyerFields } from '../_checkout/buyer-fields.ts'
import { PayingField } from '../_checkout/paying-field.tsx'
import { usePaymentForm } from '../_checkout/use-payment-form.ts'
import { Consent } from '../_forms/consent.tsx'
import { ErrorSummary } from '../_forms/error-summary.tsx'
import { Honeypot } from '../_forms/honeypot.tsx'
import { readVisit } from '../_analytics/read-visit.ts'
import { storeDetails } from '../_forms/stored-details.ts'
import type { Prefill } from '../_forms/use-prefill.ts'
import { useApi, useSite } from '../_kit/runtime.tsx'
import { Alert } from '../_ui/alert.tsx'
import { Button } from '../_ui/button.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Textarea } from '../_ui/field/textarea.tsx'
import { tellEvent } from '../_ui/shopper-event.ts'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import { OfferNote } from './offer-note.tsx'
import { checkoutSchema } from './checkout-schema.ts'
import * as texts from './texts.ts'

interface CheckoutFormProps {
  vehicle: Vehicle
  purpose: ReservationPurpose
  asksMessage: boolean
  button: string
  smallPrint: string
}

/** Who reserves, then on to the payment. Without script it is posted to the platform, which leads on. */
export function CheckoutForm({ vehicle, purpose, asksMessage, button, smallPrint }: CheckoutFormProps) {
  const api = useApi()
  const { config } = useSite()
  const { forms, reserveAmount: amount, reservations } = config
  const look = styleClasses(style)
  const { data, refetch, isFetching } = useQuery(
    reservationOfferQuery(api, { slug: vehicle.slug, begunAs: () => readKey(vehicle.slug) }),
  )
  const isEventSent = useRef(false)
  const { entry, form, summary, wrong, failure, isBusy, isHydrated, submit, field, errorText, focusField } =
    usePaymentForm({
      what: vehicle.slug,
      schema: checkoutSchema(forms.terms),
      names,
      prefill: { api, read: readBuyer },
      begin: async (values, key, openFor) => {
        storeDetails(buyer.parse(values))
        const visit = { url: location.href.slice(0, 2_000), user_agent: navigator.userAgent.slice(0, 500) }
        return api.call('reservations', {
          ...values,
          ...visit,
          lead_attributes: readVisit(),
          open_for: openFor,
          key,
          purpose,
          slug: vehicle.slug,
        })
      },
    })

  useEffect(() => {
    if (isEventSent.current) return
    isEventSent.current = true
    tellEvent({ event: 'purchase-step', vehicleId: vehicle.id, label: purpose })
  }, [vehicle.id, purpose])

  const note = (
    <OfferNote offer={data?.offer ?? 'free'} vehicle={vehicle} isAsking={isFetching} onAsk={() => void refetch()} />
  )
  // There is nothing to fill in for.
  if (data?.offer === 'gone' || data?.offer === 'closed') return note

  return (
    <form
      ref={form}
      method="post"
      action={reservePostPath}
      noValidate={isHydrated}
      className={look.form}
      onSubmit={(event) => void submit(event)}
    >
      {note}
      {wrong.length > 0 ? <ErrorSummary ref={summary} errors={wrong} onPick={focusField} /> : null}
      <div className={look.fields}>
        {buyerFields.map((fieldProps) => (
          <div key={fieldProps.name} className={fieldProps.name === 'email' ? look.wide : undefined}>
            <PayingField {...fieldProps} {...field(fieldProps.name)} />
          </div>
        ))}
        {asksMessage ? (
          <div className={look.wide}>
            <Field label={texts.message} error={errorText('message')}>
              <Textarea {...entry.register('message')} maxLength={5_000} />
            </Field>
          </div>
        ) : null}
      </div>
      <div>
        <Consent
          {...field('opt_in')}
          field={{ label: forms.vehicleOptInText, required: false, initial: forms.optInInitially }}
        />
        {forms.terms.trim() === '' ? null : (
          <Consent {...field('terms')} field={{ label: forms.terms, required: true, initial: false }} />
        )}
      </div>
      <Honeypot registered={entry.register(trapName)} />
      <input type="hidden" name="slug" value={vehicle.slug} />
      <input type="hidden" name="purpose" value={purpose} />
      {failure ? <Alert look="danger">{failure}</Alert> : null}
      <Button type="submit" size="lg" wide busy={isBusy}>
        {button || texts.reserveCarNowForAmount({ amount: amountWords(amount) })}
      </Button>
      <Text look="small">
        {texts.youPayOnPageOurPaymentProvider({
          vehicleNoun: vehicleNoun(vehicle),
          paymentMinutes: reservations.paymentMinutes,
        })}
      </Text>
      {smallPrint ? (
        <Text look="small" whiteSpace="pre-line">
          {smallPrint}
        </Text>
      ) : null}
    </form>
  )
}

const names = [...buyerFields.map(({ name }) => name), 'message', 'opt_in', 'terms'] as const

const readBuyer: Prefill['read'] = ({ name, last_name, postcode, phone, email }) => ({
  name,
  last_name,
  postcode,
  phone,
  email,
})

const style = {
  form: { display: 'flex', flexDirection: 'column', gap: 4, position: 'relative' },
  fields: { display: 'grid', gridTemplateColumns: ['minmax(0, 1fr)', 'repeat(2, minmax(0, 1fr))'], gap: 4 },
  wide: { gridColumn: '1 / -1', minWidth: 0 },
} as const satisfies Record<string, CssObject>
