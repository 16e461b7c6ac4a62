import { assertNever } from '#schemas/lib/assert-never.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { reservePath } from '#schemas/vehicle/reserve-path.ts'
import { tradeInPath } from '#schemas/vehicle/trade-in-path.ts'
import type { VehicleButtonKind } from '#schemas/vehicle/vehicle-buttons.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { useSite } from '../_kit/runtime.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { DialogButton } from './dialog-button.tsx'
import { EnquireButton } from './enquire-button.tsx'
import { PhoneButton } from './phone-button.tsx'
import * as texts from './texts.ts'

interface VehicleButtonProps {
  kind: VehicleButtonKind
  vehicle: Vehicle
  /** The first is the primary button. */
  isFirst: boolean
  enquireText?: string
}

/** One button about a vehicle, by kind; `vehicleButtons` of the schemas decides which are allowed. vehicles §2, sidebar */
export function VehicleButton({ kind, vehicle, isFirst, enquireText }: VehicleButtonProps) {
  const site = useSite()
  const look = { variant: isFirst ? 'primary' : 'secondary', size: 'lg', wide: true } as const
  switch (kind) {
    case 'reserve':
      return (
        <LinkButton href={reservePath(vehicle, site)} {...look}>
          {texts.reserveCarNowForDollars({ dollars: formatDollars(site.config.reserveAmount) })}
        </LinkButton>
      )
    case 'enquire':
      return <EnquireButton vehicle={vehicle} text={enquireText || texts.enquireNow} {...look} />
    case 'call':
      return <PhoneButton vehicle={vehicle} {...look} />
    case 'test-drive':
      return (
        <DialogButton kind="test-drive" vehicle={vehicle} {...look}>
          {texts.bookATestDrive}
        </DialogButton>
      )
    case 'finance':
      return (
        <DialogButton kind="finance" vehicle={vehicle} {...look}>
          {site.config.cards.financeText}
        </DialogButton>
      )
    case 'trade-in':
      return (
        <LinkButton href={tradeInPath(vehicle)} {...look}>
          {texts.tradeInValuation}
        </LinkButton>
      )
    case 'request-photos':
      return (
        <DialogButton kind="request-photos" vehicle={vehicle} {...look} variant="ghost">
          {texts.requestPhotos}
        </DialogButton>
      )
    default:
      return assertNever(kind)
  }
}
