import type { Place } from '#schemas/location/place.ts'
import { placeDirectory, placeKey, type Country, type Town } from './place-directory.ts'

export type { Country } from './place-directory.ts'

/** The coordinates of an address: by postcode and town, else by town and state, else by postcode; null if unknown. */
export function findPlace(
  country: Country,
  { postcode, town, state }: { postcode: string | null; town: string | null; state: string | null },
): Place | null {
  const named = town ? (placeDirectory(country).byName.get(placeKey(town)) ?? []) : []
  const inPostcode = postcode ? named.find((one) => one.postcode === postcode) : undefined
  const inState = state ? named.find((one) => isSameState(one, state)) : named[0]
  const found = inPostcode ?? (postcode ? findPostcode(country, postcode) : null) ?? inState
  return found ? toPlace(found) : null
}

/**
 * The place meant by a postcode or town, with or without state: `4558`, `maroochydore`, `Richmond VIC`, `south port qld 4215`. Case,
 * accents and spaces are ignored. The site's own country has priority. Null if unknown.
 */
export function understandPlace(country: Country, text: string): Place | null {
  const other: Country = country === 'AU' ? 'NZ' : 'AU'
  const found = understandIn(country, text) ?? understandIn(other, text)
  return found ? toPlace(found) : null
}

function understandIn(country: Country, text: string): Town | null {
  const { postcode, state, name } = splitPlace(text)
  const { byName, byFullName } = placeDirectory(country)
  const key = placeKey(`${name} ${state}`)
  const fitting = (state === '' ? byName.get(key) : undefined) ?? byFullName.get(key) ?? []
  if (postcode === '') return fitting[0] ?? null
  return fitting.find((town) => town.postcode === postcode) ?? (name === '' ? findPostcode(country, postcode) : null)
}

/** The parts of `South Port QLD 4215`; missing parts are empty. */
export function splitPlace(text: string): { postcode: string; state: string; name: string } {
  const postcode = /(?:^|[\s,])(\d{4})$/.exec(text.trim())?.[1] ?? ''
  const rest = text
    .trim()
    .slice(0, text.trim().length - postcode.length)
    .replace(/[\s,]+$/, '')
  const state = /[\s,]([a-z]{2,3})$/i.exec(rest)?.[1]?.toUpperCase() ?? ''
  return states.has(state)
    ? { postcode, state, name: rest.slice(0, -state.length) }
    : { postcode, state: '', name: rest }
}

const states = new Set(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])

const isSameState = (town: Town, state: string) => placeKey(town.state) === placeKey(state)

/** Not every postcode of New Zealand is in the directory; the nearest one with the same two first digits is close. */
function findPostcode(country: Country, postcode: string): Town | null {
  const { byPostcode, postcodes } = placeDirectory(country)
  const exact = byPostcode.get(postcode)
  if (exact || country === 'AU') return exact ?? null
  const near = postcodes
    .filter((known) => known.slice(0, 2) === postcode.slice(0, 2))
    .sort((a, b) => Math.abs(Number(a) - Number(postcode)) - Math.abs(Number(b) - Number(postcode)))
  return byPostcode.get(near[0] ?? '') ?? null
}

/** The display name: `Maroochydore QLD 4558`. */
export const toPlace = ({ town, state, postcode, lat, long }: Town): Place => ({
  label: [town, state === town ? '' : state, postcode].filter((part) => part !== '').join(' '),
  lat,
  long,
})
