'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { movesOfStaff, type StaffMove } from '#schemas/reservation/after-move.ts'
import { reservationStates } from '#schemas/reservation/reservation-state.ts'
import { postStaff } from '../feeds/post-staff.ts'
import { useSiteId } from '../stock/use-site.ts'
import { ConfirmButton } from './confirm-button.tsx'

const ways: Record<StaffMove, { button: string; question: string; sure: string }> = {
  complete: {
    button: 'Mark as sold',
    question: 'Mark this vehicle as sold? It is removed from stock and the deposit is kept.',
    sure: 'Yes, mark as sold',
  },
  cancel: {
    button: 'Cancel reservation',
    question: 'Cancel this reservation? The vehicle goes back on sale and the deposit is refunded straight away.',
    sure: 'Cancel and refund',
  },
  refund: {
    button: 'Refund deposit',
    question: 'Refund the full deposit to the original payment method?',
    sure: 'Yes, refund',
  },
}

/** Staff actions for a reservation's current state, each with a confirmation. */
export const ReservationActions = () => {
  const { id } = useDocumentInfo()
  const tenant = useSiteId()
  const stored = useFormFields(([fields]) => fields['state']?.value)
  const state = reservationStates.find((each) => each === stored)
  if (typeof id !== 'number' || tenant === null || !state) return null
  const moves = movesOfStaff(state)
  if (moves.length === 0) return null
  return (
    <section className="fc-ways__again fc-ways__trial" aria-label="Actions">
      {moves.map((move) => (
        <ConfirmButton
          key={move}
          {...ways[move]}
          asksReason
          onSure={async (reason) => {
            await postStaff('endReservation', { tenant, reservation: id, move, reason })
            location.reload()
          }}
        />
      ))}
    </section>
  )
}
