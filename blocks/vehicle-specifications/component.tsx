import { specifications, variantFacts } from '#schemas/vehicle/vehicle-facts.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Section } from '../_ui/section.tsx'
import { SpecificationList } from '../_vehicle/specification-list.tsx'
import type { vehicleSpecifications } from './block.ts'

export default function VehicleSpecifications(props: PropsOf<typeof vehicleSpecifications>) {
  const { vehicle } = usePage()
  if (!vehicle) return null
  const facts = props.withCaravan ? specifications(vehicle) : variantFacts(vehicle)
  if (facts.length === 0) return null
  return (
    <Section heading={props.heading} spacing="tight" anchor={props.settings.anchor}>
      <SpecificationList facts={facts} look={props.look} />
    </Section>
  )
}
