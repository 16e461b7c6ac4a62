import { useQuery } from '@tanstack/react-query'
import { promosQuery } from '../_data/promos.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi } from '../_kit/runtime.tsx'
import { Grid } from '../_ui/grid.tsx'
import { PromoCard } from '../_ui/promo-card.tsx'
import { Section } from '../_ui/section.tsx'
import type { promo } from './block.ts'
import { shownPromos } from './shown-promos.ts'

/** One promotion takes the page's width; several are side by side. Renders nothing without a running one. */
export default function PromoBlock({ heading, source, chosen, limit, settings }: PropsOf<typeof promo>) {
  const { data } = useQuery(promosQuery(useApi()))
  const shown = shownPromos(data?.promos ?? [], { source, chosen, limit })
  if (shown.length === 0) return null
  return (
    <Section heading={heading} background={settings.background} anchor={settings.anchor}>
      <Grid columns={shown.length === 1 ? [1] : shown.length === 2 ? [1, null, 2] : [1, 2, null, 3]}>
        {shown.map((each) => (
          <PromoCard key={each.id} promo={each} layout={shown.length === 1 ? 'wide' : 'standard'} />
        ))}
      </Grid>
    </Section>
  )
}
