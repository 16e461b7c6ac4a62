import { searchFromParams } from '#schemas/vehicle/search-url.ts'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import { withFacet } from './chosen-filters.ts'
import { searchFacets } from './search-facets.ts'

/**
 * The search with the boxes as they stand in the form, where a shopper pressed some before the page was awake; null where nobody did. What the
 * form has no box for (a facet that is not offered, a price between the bands) stays as it was.
 */
export function earlyChoices(form: HTMLFormElement, search: SearchQuery): SearchQuery | null {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox],[type=radio]')]
  if (boxes.every((box) => box.checked === box.defaultChecked)) return null
  const pressed = boxes.filter((box) => box.checked)
  const asked = searchFromParams(new URLSearchParams(pressed.map((box) => [box.name, box.value])))
  const offered = searchFacets.filter((facet) => boxes.some((box) => box.name === `refinementList[${facet}][]`))
  const { price, ...others } = search.ranges
  const band = pressed.some((box) => box.type === 'radio') ? asked.ranges.price : price
  return offered.reduce((wanted, facet) => withFacet(wanted, facet, asked.facets[facet] ?? []), {
    ...search,
    page: 1,
    ranges: band ? { ...others, price: band } : others,
  })
}
