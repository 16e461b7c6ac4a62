'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { postStaff } from '../feeds/post-staff.ts'
import { useSiteId } from '../stock/use-site.ts'
import { AskFirst } from './ask-first.tsx'

/** An online payment can be paid back here; what was paid for a reservation, there. */
export const PaymentWays = () => {
  const { id } = useDocumentInfo()
  const tenant = useSiteId()
  const state = useFormFields(([fields]) => fields['state']?.value)
  const reservation = useFormFields(([fields]) => fields['reservation']?.value)
  if (typeof id !== 'number' || tenant === null || state !== 'paid') return null
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
