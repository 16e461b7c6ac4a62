import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { facetNames, facets, rangeNames, type FacetName, type RangeName } from '#schemas/vehicle/search-query.ts'
import { engineFields, isListFacet, rangeFields } from '../../engine-document.ts'
import { wordsOf } from '../words.ts'

/** Facets of which a vehicle has one value, in the order of an entry. */
export const singleFacets = facetNames.filter((name) => !isListFacet(name))
export const listedFacets = facetNames.filter(isListFacet)

/** Texts that are filtered or searched by and are no facet. */
export const otherTexts = ['location_slug', 'dealership_slug', 'series', 'body'] as const
/** Numbers that are no range of a shopper's. */
export const otherNumbers = ['custom_rank', 'sold_date_timestamp', 'website_id', 'option_code', 'lat', 'long'] as const
export type NumberName = RangeName | (typeof otherNumbers)[number]
export const numberNames = [...rangeNames, ...otherNumbers]

/**
 * What the index knows of a vehicle, in the order of the names above, as one JSON array: read a hundred thousand at a time, so nothing is named
 * in it. `words` are those of its name and stock number that no other text has; `title` says how many of them are the name's.
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

export function entryOf(document: SearchDocument): Entry {
  const kept = { ...document, ...engineFields(document) }
  const titled = new Set(
    [document.year, document.make, document.model, document.badge].flatMap((part) =>
      part === null ? [] : wordsOf(String(part)),
    ),
  )
  return [
    document.id,
    singleFacets.map((name) => textOf(document, name)),
    listedFacets.map((name) => [document[facets[name]]].flat().map(String)),
    otherTexts.map((name) => kept[name]),
    [...rangeNames.map((name) => kept[rangeFields[name]]), ...otherNumbers.map((name) => kept[name])],
    document.show_on_dealer_website ? 1 : 0,
    document.stocknum,
    wordsOf(document.name).filter((word) => !titled.has(word)),
    document.features,
  ]
}

function textOf(document: SearchDocument, name: FacetName): string | null {
  const value = document[facets[name]]
  return value === null ? null : String(value)
}
