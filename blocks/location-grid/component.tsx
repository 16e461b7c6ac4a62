import { useQuery } from '@tanstack/react-query'
import { locationsQuery } from '../_data/locations.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi } from '../_kit/runtime.tsx'
import { LocationCard } from '../_locations/location-card.tsx'
import { locationsAskedFor, shownPremises } from '../_locations/shown-premises.ts'
import { Grid } from '../_ui/grid.tsx'
import { Section } from '../_ui/section.tsx'
import type { locationGrid } from './block.ts'

export default function LocationGrid(props: PropsOf<typeof locationGrid>) {
  const { data } = useQuery(locationsQuery(useApi(), locationsAskedFor(props)))
  const places = shownPremises(data ?? [], props)
  if (places.length === 0) return null
  return (
    <Section
      heading={props.heading}
      intro={props.intro || undefined}
      background={props.settings.background}
      anchor={props.settings.anchor}
    >
      <Grid columns={places.length < 3 ? [1, null, 2] : [1, null, 2, 3]}>
        {places.map((premises) => (
          <LocationCard key={premises[0].id} premises={premises} {...props} />
        ))}
      </Grid>
    </Section>
  )
}
