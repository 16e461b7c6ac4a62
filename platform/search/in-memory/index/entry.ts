import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { facetNames, facets, rangeNames, type FacetName, type RangeName } from '#schemas/vehicle/search-query.ts'
import { engineFields, isListFacet, rangeFields } from '../../engine-document.ts'
import { splitWords } from '../words.ts'

/** Facets with one value per vehicle, in the order of an entry. */
export const singleFacets = facetNames.filter((name) => !isListFacet(name))
export const listedFacets = facetNames.filter(isListFacet)

/** Filtered or searched texts that are not facets. */
export const otherTexts = ['location_slug', 'dealership_slug', 'series', 'body'] as const
/** Numbers that are not ranges. */
export const otherNumbers = ['custom_rank', 'sold_date_timestamp', 'website_id', 'option_code', 'lat', 'long'] as const
export type NumberName = RangeName | (typeof otherNumbers)[number]
export const numberNames = [...rangeNames, ...otherNumbers]

/**
 * A vehicle's indexed data in the order of the names above, as a JSON array without property names, since up to a hundred thousand are read
 * together. `words` are the unique words of name and stock number; `title` is the number of those from the name.
 */
export type Entry = [
  id: number,
  singles: (string | null)[],
  lists: string[][],
  texts: (string | null)[],
  numbers: (number | null)[],
  isShown: 0 | 1,
  stocknum: string,
  nameWords: string[],
  features: string[],
]

export function createEntry(document: SearchDocument): Entry {
  const kept = { ...document, ...engineFields(document) }
  const titled = new Set(
    [document.year, document.make, document.model, document.badge].flatMap((part) =>
      part === null ? [] : splitWords(String(part)),
    ),
  )
  return [
    document.id,
    singleFacets.map((name) => findText(document, name)),
    listedFacets.map((name) => [document[facets[name]]].flat().map(String)),
    otherTexts.map((name) => kept[name]),
    [...rangeNames.map((name) => kept[rangeFields[name]]), ...otherNumbers.map((name) => kept[name])],
    document.show_on_dealer_website ? 1 : 0,
    document.stocknum,
    splitWords(document.name).filter((word) => !titled.has(word)),
    document.features,
  ]
}

function findText(document: SearchDocument, name: FacetName): string | null {
  const value = document[facets[name]]
  return value === null ? null : String(value)
}
