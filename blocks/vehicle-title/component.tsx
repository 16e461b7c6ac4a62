import { hrefOf } from '#schemas/page/href.ts'
import { choosePhone } from '#schemas/location/phone-choice.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { belowMarketBy } from '#schemas/vehicle/price-display.ts'
import { similarStockPath } from '#schemas/vehicle/similar-stock-path.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { vehicleNoun, vehicleTitle as titleOf } from '#schemas/vehicle/vehicle-title.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { Badge } from '../_ui/badge.tsx'
import { Box } from '../_ui/box.tsx'
import { Heading } from '../_ui/heading.tsx'
import { Icon } from '../_ui/icon.tsx'
import { Inline } from '../_ui/inline.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import { Stack } from '../_ui/stack.tsx'
import { Text } from '../_ui/text.tsx'
import { VehiclePrice } from '../_ui/vehicle-price.tsx'
import type { vehicleTitle } from './block.ts'

type Props = PropsOf<typeof vehicleTitle>

export default function VehicleTitle(props: Props) {
  const site = useSite()
  const { vehicle } = usePage()
  if (!vehicle) return null
  const place = [vehicle.location_name ?? vehicle.city, vehicle.state].filter(Boolean).join(', ')
  return (
    <Section spacing="tight" anchor={props.settings.anchor}>
      <Stack gap={4}>
        <Box>
          <Text look="eyebrow">{typeWords(vehicle)}</Text>
          <Heading look="lg" mt={1}>
            {titleOf(vehicle)}
          </Heading>
          {props.showLocation && place ? (
            <Inline gap={1} mt={2} color="muted" fontSize="sm" flexWrap="nowrap">
              <Icon name="pin" size={16} />
              {place}
            </Inline>
          ) : null}
        </Box>
        {isAvailable(vehicle) ? <Offer vehicle={vehicle} props={props} site={site} /> : <SoldPanel vehicle={vehicle} />}
      </Stack>
    </Section>
  )
}

interface OfferProps {
  vehicle: Vehicle
  props: Props
  site: ReturnType<typeof useSite>
}

function Offer({ vehicle, props, site }: OfferProps) {
  const saving = belowMarketBy({
    ...vehicle,
    average_market_price: vehicle.autograb_data?.average_market_price ?? null,
  })
  const phone = props.showCall ? choosePhone(site.config.phones, vehicle) : null
  return (
    <>
      <Box>
        <VehiclePrice facts={vehicle} site={site} size="lg" />
        <Inline gap={2} mt={2}>
          {saving === null ? null : <Badge look="positive">{`${formatDollars(saving)} below market`}</Badge>}
          {vehicle.reserved ? <Badge look="warning">Reserved</Badge> : null}
          {vehicle.status === 'coming_soon' ? <Badge look="primary">COMING SOON</Badge> : null}
        </Inline>
      </Box>
      <Stack gap={2}>
        {hrefOf(props.enquire) ? (
          <LinkButton to={props.enquire} wide size="lg" />
        ) : (
          <LinkButton href={`/contact?car_id=${vehicle.id}`} wide size="lg">
            Enquire Now
          </LinkButton>
        )}
        {phone ? (
          <LinkButton href={`tel:${phone.replace(/[^\d+]/g, '')}`} variant="secondary" wide size="lg">
            <Icon name="phone" size={18} />
            Call Now
          </LinkButton>
        ) : null}
        {hrefOf(props.finance) ? <LinkButton to={props.finance} variant="ghost" wide /> : null}
      </Stack>
    </>
  )
}

/** spec/vehicles.md §4, Car status */
function SoldPanel({ vehicle }: { vehicle: Vehicle }) {
  const noun = vehicleNoun(vehicle)
  return (
    <Box bg="surfaceSunken" borderRadius="lg" p={5}>
      <Badge look="dark">SOLD</Badge>
      <Text mt={3} look="strong">
        {`Unfortunately this ${noun} recently sold.`}
      </Text>
      <Text mt={1}>{`But don't worry, we can help you find a similar ${noun}!`}</Text>
      <Box mt={4}>
        <LinkButton href={similarStockPath(vehicle)}>Find Me Something Similar</LinkButton>
      </Box>
    </Box>
  )
}

function typeWords(vehicle: Vehicle): string {
  const type = { new: 'New', demo: 'Demo', used: 'Used' }[vehicle.car_type]
  return `${type} ${vehicleNoun(vehicle)}`
}
