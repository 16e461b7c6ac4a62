import { useQuery } from '@tanstack/react-query'
import { findPremises } from '#schemas/location/departments.ts'
import { locationPath } from '#schemas/location/location-path.ts'
import { locationsQuery } from '../_data/locations.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi } from '../_kit/runtime.tsx'
import { LocationPanel } from '../_locations/location-panel.tsx'
import { Heading } from '../_ui/heading.tsx'
import { Link } from '../_ui/link.tsx'
import { Section } from '../_ui/section.tsx'
import type { locationSingle } from './block.ts'

/** A hidden location shows nothing. locations §2 */
export default function LocationSingle(props: PropsOf<typeof locationSingle>) {
  const { data: locations = [] } = useQuery(locationsQuery(useApi()))
  const location = props.location
    ? locations.find(({ id }) => id === props.location?.id)
    : (locations.find(({ primary }) => primary) ?? locations[0])
  if (!location) return null
  const name = props.details === 'details' ? <Link href={locationPath(location)}>{location.name}</Link> : location.name
  return (
    <Section
      heading={props.heading}
      intro={props.intro || undefined}
      background={props.settings.background}
      anchor={props.settings.anchor}
    >
      <LocationPanel
        premises={findPremises(location, locations)}
        heading={<Heading look="lg">{name}</Heading>}
        settings={props}
      />
    </Section>
  )
}
