import { keyFacts, specifications } from '#schemas/vehicle/vehicle-facts.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Facts } from '../_ui/facts.tsx'
import { Section } from '../_ui/section.tsx'
import { ShowMore } from '../_ui/show-more.tsx'
import type { vehicleKeyFacts } from './block.ts'

/** spec/vehicles.md §9: four specifications before Show More. */
const shownAtFirst = 4

export default function VehicleKeyFacts(props: PropsOf<typeof vehicleKeyFacts>) {
  const { vehicle } = usePage()
  if (!vehicle) return null
  const specs = props.showSpecifications ? specifications(vehicle) : []
  const rest = specs.slice(shownAtFirst)
  return (
    <>
      <Section heading={props.heading} spacing="tight" anchor={props.settings.anchor}>
        <Facts facts={keyFacts(vehicle)} />
      </Section>
      {specs.length > 0 ? (
        <Section heading={props.specificationsHeading} spacing="tight">
          <Facts facts={specs.slice(0, shownAtFirst)} />
          {rest.length > 0 ? (
            <ShowMore more="Show More" less="Show Less">
              <Facts facts={rest} />
            </ShowMore>
          ) : null}
        </Section>
      ) : null}
    </>
  )
}
