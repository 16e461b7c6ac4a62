import { vehicleButtonKinds, vehicleButtons as buttonsOf } from '#schemas/vehicle/vehicle-buttons.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { Section } from '../_ui/section.tsx'
import { ButtonStack } from '../_vehicle/button-stack.tsx'
import { VehicleButton } from '../_vehicle/vehicle-button.tsx'
import type { vehicleButtons } from './block.ts'

export default function VehicleButtons({ buttons, enquireText, settings }: PropsOf<typeof vehicleButtons>) {
  const site = useSite()
  const { vehicle } = usePage()
  if (!vehicle) return null
  const kinds = buttonsOf(vehicle, { site, wantedKinds: buttons.length > 0 ? buttons : vehicleButtonKinds })
  if (kinds.length === 0) return null
  return (
    <Section spacing="tight" anchor={settings.anchor}>
      <ButtonStack>
        {kinds.map((kind, index) => (
          <VehicleButton key={kind} kind={kind} vehicle={vehicle} isFirst={index === 0} enquireText={enquireText} />
        ))}
      </ButtonStack>
    </Section>
  )
}
