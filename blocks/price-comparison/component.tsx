import { useQuery } from '@tanstack/react-query'
import { priceComparison as comparisonOf } from '#schemas/market/price-comparison.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { autogaugeQuery } from '../_data/autogauge.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage, useSite } from '../_kit/runtime.tsx'
import { Section } from '../_ui/section.tsx'
import type { priceComparison } from './block.ts'
import { Comparison } from './comparison.tsx'
import { Skeleton } from './skeleton.tsx'

type Props = PropsOf<typeof priceComparison>

/** vehicles §4, Price comparison: loading shows a skeleton; hidden on failure or low confidence. */
export default function PriceComparison(props: Props) {
  const { vehicle } = usePage()
  const { config } = useSite()
  if (!vehicle || !isAvailable(vehicle) || currentPrice(vehicle) === null) return null
  return config.plugins.includes('Autogauge') ? <Gauged vehicle={vehicle} {...props} /> : null
}

function Gauged({ vehicle, heading, intro, settings }: Props & { vehicle: Vehicle }) {
  const { data, isPending } = useQuery(autogaugeQuery(useApi(), vehicle.slug))
  const comparison = comparisonOf(data ?? null)
  if (!isPending && !comparison) return null
  return (
    <Section
      heading={heading}
      intro={intro || undefined}
      background={settings.background}
      spacing="tight"
      anchor={settings.anchor || 'price-comparison'}
    >
      {comparison ? <Comparison comparison={comparison} vehicle={vehicle} /> : <Skeleton />}
    </Section>
  )
}
