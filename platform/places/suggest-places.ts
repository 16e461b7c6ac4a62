import type { Place } from '#schemas/location/place.ts'
import { splitPlace, toPlace } from './find-place.ts'
import { placeDirectory, placeKey, type Country, type Town } from './place-directory.ts'

const mostPlaces = 8

/** Up to eight postcodes and towns with a prefix, most likely first; those of the site's own country before its neighbour's. */
export function suggestPlaces(country: Country, typed: string): Place[] {
  const other: Country = country === 'AU' ? 'NZ' : 'AU'
  const labels = new Map(
    [...suggestIn(country, typed), ...suggestIn(other, typed)].map((town) => [toPlace(town).label, town]),
  )
  return [...labels.values()].slice(0, mostPlaces).map(toPlace)
}

function suggestIn(country: Country, typed: string): Town[] {
  const { byName, byPostcode, names, postcodes } = placeDirectory(country)
  const digits = typed.trim()
  if (/^\d{2,4}$/.test(digits)) {
    return postcodes
      .filter((postcode) => postcode.startsWith(digits))
      .slice(0, mostPlaces)
      .flatMap((postcode) => byPostcode.get(postcode) ?? [])
  }
  const { name, state, postcode } = splitPlace(typed)
  const key = placeKey(name)
  if (key.length < 2) return []
  return startingWith(names, key)
    .flatMap((found) => byName.get(found) ?? [])
    .filter((town) => (state === '' || town.state === state) && town.postcode.startsWith(postcode))
    .sort((a, b) => Number(placeKey(b.town) === key) - Number(placeKey(a.town) === key) || b.weight - a.weight)
    .slice(0, mostPlaces)
}

function startingWith(sorted: readonly string[], start: string): readonly string[] {
  const from = firstFrom(sorted, start)
  return sorted.slice(from, firstFrom(sorted, `${start}\u{10ffff}`))
}

/** Index of the first entry not before `text`, by binary search. */
function firstFrom(sorted: readonly string[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
