import type { ReservationPurpose } from '#schemas/reservation/reservation-purpose.ts'
import { amountWords } from '#schemas/payment/amount-words.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { vehicleNoun, vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import { useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Card } from '../_ui/card.tsx'
import { FactRows } from '../_ui/fact-rows.tsx'
import type { Fact } from '../_ui/facts.tsx'
import { Image } from '../_ui/image.tsx'
import { Text } from '../_ui/text.tsx'
import * as texts from './texts.ts'

interface SummaryProps {
  vehicle: Vehicle
  purpose: ReservationPurpose
}

/** What is reserved, what is to be paid now, and for how long it is kept. */
export function CheckoutSummary({ vehicle, purpose }: SummaryProps) {
  const { config } = useSite()
  const { reserveAmount: amount, reservations } = config
  const price = currentPrice(vehicle)
  const picture = vehicle.images.find(({ isVideo }) => !isVideo)?.image ?? null
  const place = [vehicle.location_name ?? vehicle.city, vehicle.state].filter(Boolean).join(', ')
  const facts: Fact[] = [
    ...(price === null ? [] : [{ label: texts.price, value: amountWords(price) }]),
    { label: texts.dueNow, value: amountWords(amount) },
    ...(price === null || price <= amount
      ? []
      : [
          {
            label: purpose === 'purchase' ? texts.balanceLater : texts.balanceIfYouBuyIt,
            value: amountWords(price - amount),
          },
        ]),
    { label: texts.reservedFor, value: hoursWords(reservations.holdHours) },
  ]
  return (
    <Card>
      <Image
        picture={picture && { url: picture.url, alt: '', width: 960, height: 640 }}
        ratio="3/2"
        sizes="(min-width: 48em) 33vw, 100vw"
        priority
      />
      <Box p={4} display="grid" gap={2}>
        <Text look="strong" fontSize="lg">
          {vehicleTitle(vehicle)}
        </Text>
        {place ? (
          <Text look="small">{texts.thisVehicleNounIsAtPlace({ vehicleNoun: vehicleNoun(vehicle), place })}</Text>
        ) : null}
        <FactRows facts={facts} />
      </Box>
    </Card>
  )
}

const hoursWords = (hours: number): string =>
  hours % 24 === 0 && hours > 24 ? `${hours / 24} days` : hours === 1 ? '1 hour' : `${hours} hours`
