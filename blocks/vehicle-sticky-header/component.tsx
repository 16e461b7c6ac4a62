import { isAvailable } from '#schemas/vehicle/availability.ts'
import { canTradeIn } from '#schemas/vehicle/can-trade-in.ts'
import { isBuyable } from '#schemas/vehicle/is-buyable.ts'
import { similarStockPath } from '#schemas/vehicle/similar-stock-path.ts'
import { soldWords } from '#schemas/vehicle/sold-words.ts'
import { tradeInPath } from '#schemas/vehicle/trade-in-path.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { Badge } from '../_ui/badge.tsx'
import { Box } from '../_ui/box.tsx'
import { imageUrl } from '../_ui/image-url.ts'
import { LinkButton } from '../_ui/link-button.tsx'
import { styleClass } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import { VehiclePrice } from '../_ui/vehicle-price.tsx'
import { DialogButton } from '../_vehicle/dialog-button.tsx'
import { StickyBar } from '../_vehicle/sticky-bar.tsx'
import { VehicleEstimate } from '../_vehicle/vehicle-estimate.tsx'
import type { vehicleStickyHeader } from './block.ts'
import * as texts from './texts.ts'

type Props = PropsOf<typeof vehicleStickyHeader>

/** vehicles §9 */
const shownAfter = 500

export default function VehicleStickyHeader(props: Props) {
  const site = useSite()
  const { vehicle } = usePage()
  if (!vehicle) return null
  return (
    <StickyBar edge="top" after={shownAfter} label={texts.thisVehicle} anchor={props.settings.anchor}>
      <Thumbnail vehicle={vehicle} />
      <Box flex="1 1 auto" minWidth={0} lineHeight="snug">
        <Text css={oneLine} fontWeight="semibold" fontSize={['sm', null, 'md']}>
          {vehicleTitle(vehicle)}
        </Text>
        <Text look="small" css={oneLine} display={isAvailable(vehicle) ? ['none', null, 'block'] : 'block'}>
          {[vehicle.simple_transmission, vehicle.simple_body].filter(Boolean).join(' · ')}
        </Text>
        {isAvailable(vehicle) ? (
          <Box display={['block', null, 'none']}>
            <VehiclePrice facts={vehicle} site={site} size="sm" />
          </Box>
        ) : null}
      </Box>
      {isAvailable(vehicle) ? <Offer vehicle={vehicle} props={props} /> : <Gone vehicle={vehicle} />}
    </StickyBar>
  )
}

function Thumbnail({ vehicle }: { vehicle: Vehicle }) {
  const photo = vehicle.images.find(({ isVideo }) => !isVideo)
  if (!photo) return null
  return (
    <img
      src={imageUrl(photo.image.thumb.url, 320)}
      alt=""
      width={72}
      height={48}
      loading="lazy"
      className={styleClass(thumbnail)}
    />
  )
}

function Offer({ vehicle, props }: { vehicle: Vehicle; props: Props }) {
  const site = useSite()
  const { financeText } = site.config.cards
  return (
    <>
      <Box flex="none" display={['none', null, 'block']}>
        <VehiclePrice facts={vehicle} site={site} size="sm" />
      </Box>
      {props.showEstimate ? (
        <Box flex="0 1 auto" maxWidth="24rem" display={['none', null, null, 'block']}>
          <VehicleEstimate vehicle={vehicle} size="sm" folded />
        </Box>
      ) : null}
      {props.showFinance && site.flags.finance && isBuyable(vehicle) ? (
        <Box flex="none" css={unbroken}>
          <DialogButton kind="finance" vehicle={vehicle} size="sm">
            {financeText}
          </DialogButton>
        </Box>
      ) : null}
      {props.showTradeIn && canTradeIn(vehicle, site) ? (
        <Box flex="none" display={['none', null, null, 'block']} css={unbroken}>
          <LinkButton href={tradeInPath(vehicle)} size="sm" variant="secondary">
            {texts.tradeInValuation}
          </LinkButton>
        </Box>
      ) : null}
    </>
  )
}

function Gone({ vehicle }: { vehicle: Vehicle }) {
  return (
    <>
      <Badge look="dark">{texts.sold}</Badge>
      <Box flex="none" display={['none', 'block']}>
        <LinkButton href={similarStockPath(vehicle)} size="sm">
          {soldWords(vehicle).button}
        </LinkButton>
      </Box>
    </>
  )
}

/** A phone with text at 200% has no room for that. */
const unbroken: CssObject = {
  whiteSpace: 'nowrap',
  '@media (max-width: 18em)': { whiteSpace: 'normal', flexShrink: 1 },
}
const oneLine: CssObject = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
const thumbnail: CssObject = {
  width: ['3.25rem', null, '4.5rem'],
  height: ['2.5rem', null, '3rem'],
  flex: 'none',
  objectFit: 'cover',
  borderRadius: 'sm',
  bg: 'surfaceSunken',
}
