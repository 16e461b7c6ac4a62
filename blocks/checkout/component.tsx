import { isAvailable } from '#schemas/vehicle/availability.ts'
import { canReserve, purposeOn } from '#schemas/reservation/can-reserve.ts'
import { vehicleNoun, vehiclePath } from '#schemas/vehicle/vehicle-title.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { Alert } from '../_ui/alert.tsx'
import { Box } from '../_ui/box.tsx'
import { Card } from '../_ui/card.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import { SoldPanel } from '../_vehicle/sold-panel.tsx'
import type { checkout } from './block.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import * as texts from './texts.ts'

/** vehicles §2, /cars/{slug}/checkout, /buy-online and /checkout-journey; §4, Car status */
export default function Checkout({
  heading,
  intro,
  purpose: preferredPurpose,
  settings,
  ...words
}: PropsOf<typeof checkout>) {
  const { vehicle } = usePage()
  const site = useSite()
  if (!vehicle) return null
  const purpose = purposeOn(site, preferredPurpose)
  const noun = vehicleNoun(vehicle)
  const title =
    heading || (purpose === 'purchase' ? texts.buyThisNounOnline({ noun }) : texts.reserveThisNoun({ noun }))
  const isOpen = purpose !== null && canReserve(vehicle, site)
  return (
    <Section heading={title} intro={isOpen ? intro : ''} background={settings.background} anchor={settings.anchor}>
      {isOpen ? (
        <Box
          display="grid"
          gap={[5, null, 6]}
          gridTemplateColumns={['minmax(0, 1fr)', null, 'minmax(0, 3fr) minmax(0, 2fr)']}
        >
          <Box order={[1, null, 2]}>
            <CheckoutSummary vehicle={vehicle} purpose={purpose} />
          </Box>
          <Box order={[2, null, 1]}>
            <Card padded>
              <CheckoutForm vehicle={vehicle} purpose={purpose} {...words} />
            </Card>
          </Box>
        </Box>
      ) : isAvailable(vehicle) ? (
        <Box display="grid" gap={4} maxWidth="narrow">
          <Alert title={texts.thisNounCannotBeReservedOnline({ noun })}>
            {vehicle.reserved ? texts.someoneElseHasReservedIt : texts.pleaseCallUsOrSendUsMessage}
          </Alert>
          <Box>
            <LinkButton href={vehiclePath(vehicle)} variant="secondary">
              {texts.backToTheNoun({ noun })}
            </LinkButton>
          </Box>
        </Box>
      ) : (
        <SoldPanel vehicle={vehicle} />
      )}
    </Section>
  )
}
