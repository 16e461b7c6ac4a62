import { directionsToVehicle } from '#schemas/vehicle/location-bar.ts'
import { regoExpiryText } from '#schemas/vehicle/rego-expiry.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { vehicleNoun, vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import { viewPath } from '#schemas/vehicle/view-path.ts'
import { viewsText } from '#schemas/vehicle/views-text.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Heading } from '../_ui/heading.tsx'
import { Icon } from '../_ui/icon.tsx'
import { Inline } from '../_ui/inline.tsx'
import { Link } from '../_ui/link.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import { toolMark } from './tools/tool-mark.ts'
import * as texts from './texts.ts'

interface NameAndPlaceProps {
  vehicle: Vehicle
  showLocation: boolean
  showViews: boolean
}

/** A vehicle's name, location, registration expiry and number of views. vehicles §2, sidebar, and §4 */
export function NameAndPlace({ vehicle, showLocation, showViews }: NameAndPlaceProps) {
  const place = [vehicle.location_name ?? vehicle.city, vehicle.state].filter(Boolean).join(', ')
  const rego = useRego(vehicle)
  return (
    <Box>
      <Text look="eyebrow">{typeWords(vehicle)}</Text>
      <Heading look="lg" mt={1}>
        {vehicleTitle(vehicle)}
      </Heading>
      <Inline columnGap={4} rowGap={1} mt={2} minHeight="1.375rem" color="muted" fontSize="sm" lineHeight="snug">
        {showLocation && place ? (
          <Link href={directionsToVehicle(vehicle)} css={placeLink} target="_blank" rel="noopener">
            <Icon name="pin" size={16} />
            {place}
          </Link>
        ) : null}
        {rego ? <span>{texts.registrationRego({ rego })}</span> : null}
        <Box
          as="span"
          {...toolMark('views')}
          data-view={viewPath(vehicle)}
          data-print="hide"
          hidden={!showViews}
          css={placeOfViews}
        >
          {viewsText(vehicle.views)}
        </Box>
      </Inline>
    </Box>
  )
}

/** 'Expires on {date}' or 'Unregistered', on sites that show it. vehicles §4 */
function useRego({ rego_expiry }: Vehicle): string | null {
  const { flags, timeZone } = useSite()
  const now = new Date(usePage().now)
  return flags.regoExpiry ? regoExpiryText(rego_expiry, { now, timeZone }) : null
}

function typeWords(vehicle: Vehicle): string {
  const type = { new: texts.newLabel, demo: texts.demo, used: texts.used }[vehicle.car_type]
  return `${type} ${vehicleNoun(vehicle)}`
}

/** As large as the text that comes once this view is counted, so that a longer number moves nothing. */
const placeOfViews: CssObject = { minWidth: '5.5em', minHeight: '1.375em' }

const placeLink: CssObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  color: 'muted',
  textDecoration: 'none',
  '&:hover': { color: 'link', textDecoration: 'underline' },
}
