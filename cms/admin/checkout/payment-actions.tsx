'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { postStaff } from '../feeds/post-staff.ts'
import { useSiteId } from '../stock/use-site.ts'
import { ConfirmButton } from './confirm-button.tsx'

/** An online payment can be paid back here; what was paid for a reservation, there. A refund that was refused says what to do. */
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
  if (reservation)
    return (
      <p className="fc-leads__note">
        This payment is the deposit of a reservation. Cancel the reservation to refund it.
      </p>
    )
  return (
    <section className="fc-ways__again fc-ways__trial" aria-label="Actions">
      <ConfirmButton
        button="Refund"
        question="Refund the full amount to the original payment method?"
        sure="Refund now"
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
  /** In the provider's words. */
  reason: string
}

const RefusedRefund = ({ tenant, payment, reason }: RefusedProps) => (
  <section className="fc-refused" aria-label="Refund refused">
    <p>
      <strong>The payment provider refused the refund.</strong> {reason}
    </p>
    <p>
      We do not retry automatically. Refund the shopper another way, such as a bank transfer, and record it here. Retry
      only if the provider tells you that it will work now.
    </p>
    <div className="fc-ways__again">
      <ConfirmButton
        button="Record a manual refund"
        question="Has the full amount been refunded another way? We email the shopper to confirm."
        sure="Yes, it is refunded"
        onSure={async () => {
          await postStaff('notePaidBack', { tenant, payment })
          location.reload()
        }}
      />
      <ConfirmButton
        button="Retry the refund"
        question="Ask the provider again for a full refund?"
        sure="Retry"
        onSure={async () => {
          await postStaff('refundPayment', { tenant, payment })
          location.reload()
        }}
      />
    </div>
  </section>
)
