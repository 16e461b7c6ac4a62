import { type RefObject, useEffect, useEffectEvent } from 'react'
import { searchFromParams } from '#schemas/vehicle/search-url.ts'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import { sorts } from '#schemas/vehicle/search-terms.ts'
import { withFacet } from './chosen-filters.ts'
import { searchFacets } from './search-facets.ts'
import type { SearchState } from './use-search-state.ts'

/**
 * Searches for what was chosen while the script was still on its way. The browser itself must not fill the controls in, as it does when somebody
 * comes back to an address: hence their `autocomplete="off"`.
 */
export function useEarlyChoices(block: RefObject<HTMLElement | null>, { search, go }: SearchState): void {
  const takeUp = useEffectEvent(() => {
    const wanted = block.current && earlyChoices(block.current, search)
    if (wanted) go(wanted)
  })
  useEffect(() => takeUp(), [])
}

/**
 * The search as the controls stand; null where nobody touched them. What has no box (a facet that is not offered, a price between the bands)
 * stays as it was.
 */
function earlyChoices(block: HTMLElement, search: SearchQuery): SearchQuery | null {
  const boxes = [...block.querySelectorAll<HTMLInputElement>('[type=checkbox],[type=radio]')]
  const order = block.querySelector('select')?.value
  const sortBy = sorts.find((sort) => sort === order) ?? search.sortBy
  if (sortBy === search.sortBy && boxes.every((box) => box.checked === box.defaultChecked)) return null
  const pressed = boxes.filter((box) => box.checked)
  const asked = searchFromParams(new URLSearchParams(pressed.map((box) => [box.name, box.value])))
  const offered = searchFacets.filter((facet) => boxes.some((box) => box.name === `refinementList[${facet}][]`))
  const { price, ...others } = search.ranges
  const band = pressed.some((box) => box.type === 'radio') ? asked.ranges.price : price
  return offered.reduce((wanted, facet) => withFacet(wanted, facet, asked.facets[facet] ?? []), {
    ...search,
    sortBy,
    page: 1,
    ranges: band ? { ...others, price: band } : others,
  })
}
