import type { ReactElement } from 'react'
import type { Site } from '#schemas/tenant/site.ts'
import { collapseSoldRuns } from '#schemas/vehicle/collapse-sold-runs.ts'
import { EstimatesNote } from './estimates-note.tsx'
import { Grid } from './grid.tsx'
import type { Responsive } from './style/style-props.ts'
import { type CardVehicle, VehicleCard } from './vehicle-card.tsx'
import type { CardLayout } from './vehicle-card-style.ts'

interface VehicleListProps {
  vehicles: readonly CardVehicle[]
  site: Site
  /** `usePage()`: the render's clock. */
  page: { now: string }
  /** Adds promotions to the cards. */
  insert?: (cards: readonly ReactElement[]) => readonly ReactElement[]
  /** Number of pictures above the fold. */
  eager?: number
  /** Shows the buttons of search results on cards. */
  buttons?: boolean | undefined
  /** There are filters beside it, so a row has fewer cards. */
  beside?: boolean
}

/** Vehicle cards in the site's layout, with runs of sold vehicles collapsed. All lists of vehicles use it. vehicles §2 and §4 */
export function VehicleList({ vehicles, site, page, insert, eager = 0, buttons, beside }: VehicleListProps) {
  const now = new Date(page.now)
  const { layout } = site.config.cards
  const cards = collapseSoldRuns(vehicles).map((vehicle, index) => (
    <VehicleCard
      key={vehicle.id}
      vehicle={vehicle}
      site={site}
      now={now}
      priority={index < eager}
      {...(buttons ? { buttons } : {})}
    />
  ))
  const shown = insert?.(cards) ?? cards
  const isShort = shown.length % 3 === 0 && shown.length < 9
  return (
    <>
      <Grid columns={(beside ? columnsBeside : isShort ? columnsOfThree : columns)[layout]}>{shown}</Grid>
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
