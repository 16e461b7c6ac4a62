'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { postStaff } from '../feeds/post-staff.ts'
import { useSiteId } from '../stock/use-site.ts'
import { AskFirst } from './ask-first.tsx'

/** An online payment can be paid back here; what was paid for a reservation, there. A refund that was refused says what to do. */
export const PaymentWays = () => {
  const { id } = useDocumentInfo()
  const tenant = useSiteId()
  const state = useFormFields(([fields]) => fields['state']?.value)
  const reservation = useFormFields(([fields]) => fields['reservation']?.value)
  const refusal = useFormFields(([fields]) => fields['refund_refusal']?.value)
  if (typeof id !== 'number' || tenant === null) return null
  if (state === 'refund-refused')
    return <RefusedRefund tenant={tenant} payment={id} reason={typeof refusal === 'string' ? refusal : ''} />
  if (state !== 'paid') return null
  if (reservation) return <p className="fc-leads__note">This was paid for a reservation: cancel that to pay it back.</p>
  return (
    <section className="fc-ways__again fc-ways__trial" aria-label="What can be done">
      <AskFirst
        button="Pay it back"
        question="Pay all of it back to where it came from?"
        sure="Pay it back now"
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
      We do not ask again by ourselves. Pay the money back in another way, such as a bank transfer, and note it here.
      Ask again only if the provider tells you that it will work now.
    </p>
    <div className="fc-ways__again">
      <AskFirst
        button="Note that it is paid back"
        question="Has all of it been paid back in another way? We tell the payer."
        sure="Yes, it is paid back"
        onSure={async () => {
          await postStaff('notePaidBack', { tenant, payment })
          location.reload()
        }}
      />
      <AskFirst
        button="Ask for the refund again"
        question="Ask the provider once more to pay all of it back?"
        sure="Ask again"
        onSure={async () => {
          await postStaff('refundPayment', { tenant, payment })
          location.reload()
        }}
      />
    </div>
  </section>
)
