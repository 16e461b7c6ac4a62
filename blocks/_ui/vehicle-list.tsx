import { seededRandom } from '#schemas/lib/seeded-random.ts'
import { placePromos } from '#schemas/promo/place-promos.ts'
import type { Promo } from '#schemas/promo/promo.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { collapseSoldRuns } from '#schemas/vehicle/collapse-sold-runs.ts'
import { EstimatesNote } from './estimates-note.tsx'
import { Grid } from './grid.tsx'
import { PromoCard } from './promo-card.tsx'
import type { Responsive } from './style/style-props.ts'
import { type CardVehicle, VehicleCard } from './vehicle-card.tsx'
import type { CardLayout } from './vehicle-card-style.ts'

interface VehicleListProps {
  vehicles: readonly CardVehicle[]
  site: Site
  /** `usePage()`: the render's clock, and the seed for random positions of promotions. */
  page: { path: string; now: string }
  promos?: readonly Promo[] | undefined
  /** Number of pictures above the fold. */
  eager?: number
  /** Shows the buttons of search results on cards. */
  buttons?: boolean | undefined
  /** There are filters beside it, so a row has fewer cards. */
  beside?: boolean
}

/**
 * Vehicle cards in the site's layout, with runs of sold vehicles collapsed and promotions inserted. All lists of vehicles use it.
 * vehicles §2 and §4
 */
export function VehicleList({ vehicles, site, page, promos, eager = 0, buttons, beside }: VehicleListProps) {
  const now = new Date(page.now)
  const { layout } = site.config.cards
  const shown = placePromos({
    cards: collapseSoldRuns(vehicles),
    promos: promos ?? [],
    rules: site.config.promos,
    now,
    random: seededRandom(`${page.path} ${page.now.slice(0, 10)}`),
  })
  return (
    <>
      <Grid
        columns={
          (beside ? columnsBeside : shown.length % 3 === 0 && shown.length < 9 ? columnsOfThree : columns)[layout]
        }
      >
        {shown.map((entry, index) =>
          entry.kind === 'promo' ? (
            <PromoCard key={`promo-${entry.promo.id}`} promo={entry.promo} layout={layout} />
          ) : (
            <VehicleCard
              key={entry.card.id}
              vehicle={entry.card}
              site={site}
              now={now}
              priority={index < eager}
              {...(buttons ? { buttons } : {})}
            />
          ),
        )}
      </Grid>
      <EstimatesNote vehicles={vehicles} site={site} />
    </>
  )
}

const columns: Record<CardLayout, Responsive<number>> = {
  standard: [1, 2, null, 3],
  compact: [1, null, 3, 4],
  wide: [1],
}
/** A short list in columns of three avoids half-empty rows. */
const columnsOfThree: typeof columns = { ...columns, compact: [1, null, 3] }
const columnsBeside: Record<CardLayout, Responsive<number>> = {
  standard: [1, 2, null, 2, 3],
  compact: [1, null, 3],
  wide: [1],
}
