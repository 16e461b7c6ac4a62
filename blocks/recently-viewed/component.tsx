import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import { needsScript } from '../_kit/page-scripts.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage, useSite } from '../_kit/runtime.tsx'
import { useLocalList } from '../_ui/saved-vehicles/use-local-list.ts'
import { EmptyState } from '../_ui/empty-state.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import { VehicleList } from '../_ui/vehicle-list.tsx'
import type { recentlyViewed } from './block.ts'
import * as texts from './texts.ts'

/** Vehicles that the site no longer lists are left out; so is the one whose page this is. */
export default function RecentlyViewed({ heading, list, limit, emptyText, settings }: PropsOf<typeof recentlyViewed>) {
  // Of its buttons, which come with what the browser remembers.
  needsScript('local-lists')
  const site = useSite()
  const page = usePage()
  const kept = useLocalList(list)
  const newestFirst = list === 'favourites' ? kept.toReversed() : kept
  const ids = newestFirst.map(({ id }) => id).filter((id) => id !== page.vehicle?.id)
  const { data } = useQuery({
    ...vehicleSearchQuery(useApi(), { hitsPerPage: 100, scope: { ids } }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const found = new Map((ids.length > 0 ? (data?.hits ?? []) : []).map((hit) => [hit.id, hit]))
  const vehicles = ids.flatMap((id) => found.get(id) ?? []).slice(0, limit)
  const isEmpty = ids.length === 0 || (data !== undefined && vehicles.length === 0)
  return (
    // Always rendered, because the observer needs an element.
    <div id={settings.anchor || undefined}>
      {vehicles.length > 0 ? (
        <Section heading={heading} background={settings.background}>
          <VehicleList vehicles={vehicles} site={site} page={page} />
        </Section>
      ) : isEmpty && emptyText ? (
        <Section background={settings.background}>
          <EmptyState
            icon="heart"
            heading={heading}
            action={<LinkButton href="/search/new-used-and-demo-cars">{texts.seeOurStock}</LinkButton>}
          >
            {emptyText}
          </EmptyState>
        </Section>
      ) : null}
    </div>
  )
}
