import { useQuery } from '@tanstack/react-query'
import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage, useSite } from '../_kit/runtime.tsx'
import { EstimatesNote } from '../_ui/estimates-note.tsx'
import { Grid } from '../_ui/grid.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import { VehicleCard } from '../_ui/vehicle-card.tsx'
import type { rangeStock } from './block.ts'
import { stockOfRange } from './stock-of-range.ts'
import * as texts from './texts.ts'

type Props = PropsOf<typeof rangeStock>

export default function RangeStock(props: Props) {
  const stock = stockOfRange(usePage(), props.limit)
  return stock ? <Stock props={props} stock={stock} /> : null
}

function Stock({ props, stock }: { props: Props; stock: NonNullable<ReturnType<typeof stockOfRange>> }) {
  const site = useSite()
  const now = new Date(usePage().now)
  const { data } = useQuery(vehicleSearchQuery(useApi(), stock.search))
  const vehicles = data?.hits ?? []
  if (vehicles.length === 0) return null
  return (
    <Section
      heading={props.heading}
      background={props.settings.background}
      anchor={props.settings.anchor || 'stock'}
      action={
        <LinkButton href={stock.path} variant="secondary">
          {texts.seeAll}
        </LinkButton>
      }
    >
      <Grid columns={[1, 2, null, 3]}>
        {vehicles.map((vehicle) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} site={site} now={now} layout="standard" />
        ))}
      </Grid>
      <EstimatesNote vehicles={vehicles} site={site} />
    </Section>
  )
}
