import { canCalculate } from '#schemas/finance/can-calculate.ts'
import { toHref } from '#schemas/page/href.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { vehicleButtons } from '#schemas/vehicle/vehicle-buttons.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { Inline } from '../_ui/inline.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import { Stack } from '../_ui/stack.tsx'
import { ButtonStack } from '../_vehicle/button-stack.tsx'
import { SaveRow } from '../_vehicle/save-row.tsx'
import { NameAndPlace } from '../_vehicle/name-and-place.tsx'
import { PaperRow } from '../_vehicle/paper-row.tsx'
import { PhoneButton } from '../_vehicle/phone-button.tsx'
import { PricePanel } from '../_vehicle/price-panel.tsx'
import { ShareRow } from '../_vehicle/share-row.tsx'
import { SoldPanel } from '../_vehicle/sold-panel.tsx'
import { VehicleButton } from '../_vehicle/vehicle-button.tsx'
import type { vehicleTitle } from './block.ts'

type Props = PropsOf<typeof vehicleTitle>

export default function VehicleTitle(props: Props) {
  const { vehicle } = usePage()
  if (!vehicle) return null
  return (
    <Section spacing="tight" anchor={props.settings.anchor}>
      <Stack gap={4}>
        <NameAndPlace vehicle={vehicle} showLocation={props.showLocation} showViews={props.showViews} />
        {isAvailable(vehicle) ? (
          <>
            <PricePanel vehicle={vehicle} showEstimate={props.showEstimate} />
            <Buttons vehicle={vehicle} props={props} />
          </>
        ) : (
          <SoldPanel vehicle={vehicle} />
        )}
        {props.tools.length > 0 ? <Tools vehicle={vehicle} props={props} /> : null}
      </Stack>
    </Section>
  )
}

interface PartProps {
  vehicle: Vehicle
  props: Props
}

function Buttons({ vehicle, props }: PartProps) {
  const site = useSite()
  const kinds = vehicleButtons(vehicle, { site, wantedKinds: props.moreButtons })
  return (
    <ButtonStack>
      {kinds.includes('reserve') ? <VehicleButton kind="reserve" vehicle={vehicle} isFirst /> : null}
      {toHref(props.enquire) ? (
        <LinkButton to={props.enquire} wide size="lg" />
      ) : (
        <VehicleButton kind="enquire" vehicle={vehicle} isFirst={!kinds.includes('reserve')} />
      )}
      {props.showCall ? <PhoneButton vehicle={vehicle} variant="secondary" wide size="lg" /> : null}
      {kinds
        .filter((kind) => kind !== 'reserve')
        .map((kind) => (
          <VehicleButton key={kind} kind={kind} vehicle={vehicle} isFirst={false} />
        ))}
      {leadsToFinance(toHref(props.finance), canCalculate(vehicle, site)) ? (
        <LinkButton to={props.finance} variant="ghost" wide />
      ) : null}
    </ButtonStack>
  )
}

/** A calculator further down this page is there only for a vehicle that it can calculate with. */
const leadsToFinance = (href: string | null, isThere: boolean): boolean =>
  href !== null && (isThere || !href.startsWith('#'))

function Tools({ vehicle, props: { tools, copyNotice } }: PartProps) {
  return (
    <Stack gap={3} data-print="hide">
      {tools.includes('share') ? <ShareRow vehicle={vehicle} notice={copyNotice} /> : null}
      <Inline gap={2}>
        {tools.includes('favourite') ? <SaveRow vehicle={vehicle} /> : null}
        <PaperRow
          vehicle={vehicle}
          showPrint={tools.includes('print')}
          showPdf={tools.includes('pdf')}
          showHistory={tools.includes('history')}
        />
      </Inline>
    </Stack>
  )
}
