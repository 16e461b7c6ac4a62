import { useQuery } from '@tanstack/react-query'
import { findPremises, type Premises } from '#schemas/location/departments.ts'
import { locationsQuery } from '../_data/locations.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage } from '../_kit/runtime.tsx'
import { LocationPanel } from '../_locations/location-panel.tsx'
import { Heading } from '../_ui/heading.tsx'
import { Section } from '../_ui/section.tsx'
import type { locationDetail } from './block.ts'

export default function LocationDetail(props: PropsOf<typeof locationDetail>) {
  const { location } = usePage()
  const { data: locations = [] } = useQuery(locationsQuery(useApi()))
  if (!location) return null
  const others = findPremises(location, locations).filter(({ id }) => id !== location.id)
  const premises: Premises = [location, ...others]
  const { contact, leadsToContactPage, showLicence, showStock, settings } = props
  return (
    <Section background={settings.background} anchor={settings.anchor}>
      <LocationPanel
        premises={premises}
        heading={<Heading look="xl">{location.name}</Heading>}
        settings={{
          contact,
          details: leadsToContactPage ? 'contact' : 'none',
          showHours: true,
          showLicence,
          showStock,
        }}
      />
    </Section>
  )
}
