'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { postStaff } from '../feeds/post-staff.ts'
import { useSiteId } from '../stock/use-site.ts'
import { ConfirmButton } from './confirm-button.tsx'
import * as texts from './texts.ts'

/** Refunds an online payment. A payment for a reservation is refunded from the reservation. A declined refund shows the next step. */
export const PaymentActions = () => {
  const { id } = useDocumentInfo()
  const tenant = useSiteId()
  const state = useFormFields(([fields]) => fields['state']?.value)
  const reservation = useFormFields(([fields]) => fields['reservation']?.value)
  const refusal = useFormFields(([fields]) => fields['refund_refusal']?.value)
  if (typeof id !== 'number' || tenant === null) return null
  if (state === 'refund-refused')
    return <RefusedRefund tenant={tenant} payment={id} reason={typeof refusal === 'string' ? refusal : ''} />
  if (state !== 'paid') return null
  if (reservation) return <p className="fc-leads__note">{texts.thisPaymentDepositReservation}</p>
  return (
    <section className="fc-ways__again fc-ways__trial" aria-label={texts.actions}>
      <ConfirmButton
        button="Refund"
        question={texts.refundFullAmountToOriginalPaymentMethod}
        sure={texts.refundNow}
        onSure={async () => {
          await postStaff('refundPayment', { tenant, payment: id })
          location.reload()
        }}
      />
    </section>
  )
}

interface RefusedProps {
  tenant: number
  payment: number
  /** The provider's own message. */
  reason: string
}

const RefusedRefund = ({ tenant, payment, reason }: RefusedProps) => (
  <section className="fc-refused" aria-label={texts.refundRefused}>
    <p>
      <strong>{texts.thePaymentProviderRefusedTheRefund}</strong> {reason}
    </p>
    <p>{texts.weDoNotRetryAutomatically}</p>
    <div className="fc-ways__again">
      <ConfirmButton
        button={texts.recordAManualRefund}
        question={texts.fullAmountRefundedAnotherWay}
        sure={texts.yesItIsRefunded}
        onSure={async () => {
          await postStaff('notePaidBack', { tenant, payment })
          location.reload()
        }}
      />
      <ConfirmButton
        button={texts.retryTheRefund}
        question={texts.askProviderAgainForFullRefund}
        sure={texts.retry}
        onSure={async () => {
          await postStaff('refundPayment', { tenant, payment })
          location.reload()
        }}
      />
    </div>
  </section>
)
