import { problems } from '#schemas/problem.ts'
import type { ReservationOffer } from '#schemas/reservation/reservation-offer.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { vehicleNoun } from '#schemas/vehicle/vehicle-title.ts'
import { Alert } from '../_ui/alert.tsx'
import { Box } from '../_ui/box.tsx'
import { Button } from '../_ui/button.tsx'
import { Link } from '../_ui/link.tsx'

interface OfferNoteProps {
  offer: ReservationOffer
  vehicle: Vehicle
  isAsking: boolean
  onAsk: () => void
}

/** What stands in the way of reserving at this moment, before anybody has typed a word; nothing where nothing does. */
export function OfferNote({ offer, vehicle, isAsking, onAsk }: OfferNoteProps) {
  switch (offer) {
    case 'free':
      return null
    case 'held':
      return (
        <Alert look="warning" title={problems['vehicle-held'].title}>
          <Box display="grid" gap={3} justifyItems="start">
            {problems['vehicle-held'].detail}
            <Button variant="secondary" size="sm" busy={isAsking} onClick={onAsk}>
              Check again
            </Button>
          </Box>
        </Alert>
      )
    case 'yours':
      return (
        <Alert title="You have begun to reserve it">
          It is kept for you for a few minutes. Send the form again to go on with the payment.
        </Alert>
      )
    case 'gone':
      return (
        <Alert look="warning" title={problems['vehicle-not-reservable'].title}>
          {problems['vehicle-not-reservable'].detail}
        </Alert>
      )
    case 'closed':
      return (
        <Alert title={`This ${vehicleNoun(vehicle)} can be reserved by telephone`}>
          {'We take no payments online at this moment. Ring us, or '}
          <Link href={`/contact?car_id=${vehicle.id}`}>send us a message</Link>
          {' and we keep it for you.'}
        </Alert>
      )
  }
}
