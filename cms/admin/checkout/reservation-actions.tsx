'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { movesOfStaff, type StaffMove } from '#schemas/reservation/after-move.ts'
import { reservationStates } from '#schemas/reservation/reservation-state.ts'
import { postStaff } from '../feeds/post-staff.ts'
import { useSiteId } from '../stock/use-site.ts'
import { ConfirmButton } from './confirm-button.tsx'
import * as texts from './texts.ts'

const ways: Record<StaffMove, { button: string; question: string; sure: string }> = {
  complete: {
    button: texts.markAsSold,
    question: texts.markThisVehicleAsSold,
    sure: texts.yesMarkAsSold,
  },
  cancel: {
    button: texts.cancelReservation,
    question: texts.cancelThisReservation,
    sure: texts.cancelAndRefund,
  },
  refund: {
    button: texts.refundDeposit,
    question: texts.refundFullDepositToOriginalPaymentMethod,
    sure: texts.yesRefund,
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
    <section className="fc-ways__again fc-ways__trial" aria-label={texts.actions}>
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
