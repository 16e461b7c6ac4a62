import { problems } from '#schemas/problem.ts'
import type { ReservationOffer } from '#schemas/reservation/reservation-offer.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { vehicleNoun } from '#schemas/vehicle/vehicle-title.ts'
import { Alert } from '../_ui/alert.tsx'
import { Box } from '../_ui/box.tsx'
import { Button } from '../_ui/button.tsx'
import { Link } from '../_ui/link.tsx'
import * as texts from './texts.ts'

interface OfferNoteProps {
  offer: ReservationOffer
  vehicle: Vehicle
  isAsking: boolean
  onAsk: () => void
}

/** Why the vehicle cannot be reserved at this moment, shown before typing; nothing if it can. */
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
              {texts.checkAgain}
            </Button>
          </Box>
        </Alert>
      )
    case 'yours':
      return <Alert title={texts.youHaveStartedToReserveIt}>{texts.itHeldForYouForFewMinutes}</Alert>
    case 'gone':
      return (
        <Alert look="warning" title={problems['vehicle-not-reservable'].title}>
          {problems['vehicle-not-reservable'].detail}
        </Alert>
      )
    case 'closed':
      return (
        <Alert title={texts.thisVehicleNounCanReservedByPhone({ vehicleNoun: vehicleNoun(vehicle) })}>
          {texts.onlinePaymentsAreNotAvailableRightNow}
          <Link href={`/contact?car_id=${vehicle.id}`}>{texts.sendUsAMessage}</Link>
          {texts.andWeWillHoldItForYou}
        </Alert>
      )
  }
}
