import { assertNever } from '#schemas/lib/assert-never.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { reservePath } from '#schemas/vehicle/reserve-path.ts'
import { tradeInPath } from '#schemas/vehicle/trade-in-path.ts'
import {
  type VehicleButtonKind,
  vehicleButtonKinds,
  vehicleButtons as buttonsOf,
} from '#schemas/vehicle/vehicle-buttons.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import { Stack } from '../_ui/stack.tsx'
import { DialogButton } from '../_vehicle/dialog-button.tsx'
import { PhoneButton } from '../_vehicle/phone-button.tsx'
import type { vehicleButtons } from './block.ts'

export default function VehicleButtons({ buttons, enquireText, settings }: PropsOf<typeof vehicleButtons>) {
  const site = useSite()
  const { vehicle } = usePage()
  if (!vehicle) return null
  const kinds = buttonsOf(vehicle, { site, wanted: buttons.length > 0 ? buttons : vehicleButtonKinds })
  if (kinds.length === 0) return null
  return (
    <Section spacing="tight" anchor={settings.anchor}>
      <Stack gap={2} data-print="hide">
        {kinds.map((kind, index) => (
          <VehicleButton key={kind} kind={kind} vehicle={vehicle} isFirst={index === 0} enquireText={enquireText} />
        ))}
      </Stack>
    </Section>
  )
}

interface VehicleButtonProps {
  kind: VehicleButtonKind
  vehicle: Vehicle
  /** The first is what a dealer wants most. */
  isFirst: boolean
  enquireText: string
}

function VehicleButton({ kind, vehicle, isFirst, enquireText }: VehicleButtonProps) {
  const site = useSite()
  const look = { variant: isFirst ? 'primary' : 'secondary', size: 'lg', wide: true } as const
  switch (kind) {
    case 'reserve':
      return (
        <LinkButton href={reservePath(vehicle, site)} {...look}>
          {`Reserve Car Now for ${formatDollars(site.config.reserveAmount)}`}
        </LinkButton>
      )
    case 'enquire':
      return (
        <DialogButton kind="enquiry" vehicle={vehicle} {...look}>
          {enquireText || 'Enquire Now'}
        </DialogButton>
      )
    case 'call':
      return <PhoneButton vehicle={vehicle} {...look} />
    case 'test-drive':
      return (
        <DialogButton kind="test-drive" vehicle={vehicle} {...look}>
          Book a Test Drive
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
          Trade-In Valuation
        </LinkButton>
      )
    case 'request-photos':
      return (
        <DialogButton kind="request-photos" vehicle={vehicle} {...look} variant="ghost">
          Request Photos
        </DialogButton>
      )
    default:
      return assertNever(kind)
  }
}
