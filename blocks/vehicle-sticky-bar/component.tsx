import { isAvailable } from '#schemas/vehicle/availability.ts'
import { vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import { VehiclePrice } from '../_ui/vehicle-price.tsx'
import { DialogButton } from '../_vehicle/dialog-button.tsx'
import { EnquireButton } from '../_vehicle/enquire-button.tsx'
import { PhoneButton } from '../_vehicle/phone-button.tsx'
import { StickyBar } from '../_vehicle/sticky-bar.tsx'
import type { vehicleStickyBar } from './block.ts'
import * as texts from './texts.ts'

/** vehicles §9 */
const shownAfter = 900

/** Calls to action at the bottom of a vehicle page; none for an unavailable vehicle. vehicles §2 */
export default function VehicleStickyBar(props: PropsOf<typeof vehicleStickyBar>) {
  const site = useSite()
  const { vehicle } = usePage()
  if (!vehicle || !isAvailable(vehicle)) return null
  return (
    <StickyBar edge="bottom" after={shownAfter} label={texts.askAboutThisVehicle} anchor={props.settings.anchor}>
      <Box flex="1 1 auto" minWidth={0} display={['none', null, 'block']}>
        <Text look="small" css={oneLine}>
          {vehicleTitle(vehicle)}
        </Text>
        <VehiclePrice facts={vehicle} site={site} size="sm" />
      </Box>
      <Box display="flex" gap={2} flex={['1 1 auto', null, 'none']} css={evenly}>
        {props.enquireText ? <EnquireButton vehicle={vehicle} text={props.enquireText} /> : null}
        {props.showTestDrive && !vehicle.reserved ? (
          <Box display={['none', null, null, 'contents']}>
            <DialogButton kind="test-drive" vehicle={vehicle} variant="secondary">
              {texts.bookATestDrive}
            </DialogButton>
          </Box>
        ) : null}
        {props.showCall ? <PhoneButton vehicle={vehicle} variant="secondary" /> : null}
      </Box>
    </StickyBar>
  )
}

const oneLine: CssObject = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
/** On phones the buttons share the whole width, each on one line. */
const evenly: CssObject = { '& > a': { flex: '1 1 auto', px: [2, null, 3], fontSize: ['sm', null, 'md'] } }
