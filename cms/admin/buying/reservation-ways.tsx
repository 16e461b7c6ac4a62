'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { movesOfStaff, type StaffMove } from '#schemas/reservation/after-move.ts'
import { reservationStates } from '#schemas/reservation/reservation-state.ts'
import { postStaff } from '../feeds/post-staff.ts'
import { useSiteId } from '../stock/use-site.ts'
import { AskFirst } from './ask-first.tsx'

const ways: Record<StaffMove, { button: string; question: string; sure: string }> = {
  complete: {
    button: 'It is sold',
    question: 'Mark the vehicle as sold? It leaves the stock, and the deposit stays.',
    sure: 'Mark it as sold',
  },
  cancel: {
    button: 'Cancel the reservation',
    question: 'Cancel it? The vehicle is for sale again, and what was paid goes back at once.',
    sure: 'Cancel it and pay back',
  },
  refund: {
    button: 'Pay the deposit back',
    question: 'Pay the whole deposit back to where it came from?',
    sure: 'Pay it back',
  },
}

/** What staff can do with a reservation as it stands now, each asked once more. */
export const ReservationWays = () => {
  const { id } = useDocumentInfo()
  const tenant = useSiteId()
  const stored = useFormFields(([fields]) => fields['state']?.value)
  const state = reservationStates.find((each) => each === stored)
  if (typeof id !== 'number' || tenant === null || !state) return null
  const moves = movesOfStaff(state)
  if (moves.length === 0) return null
  return (
    <section className="fc-ways__again fc-ways__trial" aria-label="What can be done">
      {moves.map((move) => (
        <AskFirst
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
