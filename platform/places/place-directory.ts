import { readFileSync } from 'node:fs'

export type Country = 'AU' | 'NZ'

/** A town of a country; `postcode` is empty if unknown. `weight` ranks towns with the same name. */
export interface Town {
  country: Country
  postcode: string
  town: string
  state: string
  lat: number
  long: number
  weight: number
}

export interface PlaceDirectory {
  /** By `placeKey` of the name, most likely first. */
  byName: ReadonlyMap<string, readonly Town[]>
  /** By `placeKey` of name and state together: `richmondvic`. */
  byFullName: ReadonlyMap<string, readonly Town[]>
  /** The main town of each postcode. */
  byPostcode: ReadonlyMap<string, Town>
  /** Every `placeKey` of a name, sorted, for prefix search. */
  names: readonly string[]
  postcodes: readonly string[]
}

/** A name without case, accents, spaces and punctuation. `St. Kilda` and `ST KILDA` are `stkilda`. */
export const placeKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bmount\b/g, 'mt')
    .replace(/[^\p{L}\p{N}]+/gu, '')

const directories = new Map<Country, PlaceDirectory>()

/** Read once per process, on first use. */
export function placeDirectory(country: Country): PlaceDirectory {
  if (directories.size === 0) for (const [name, towns] of readTowns()) directories.set(name, toDirectory(towns))
  return directories.get(country) ?? toDirectory([])
}

function readTowns(): Map<Country, Town[]> {
  const lines = readFileSync(new URL('generated/places.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const named = new Map<string, number>()
  const towns = lines.map((line) => {
    const [country = '', postcode = '', town = '', state = '', lat, long] = line.split('\t')
    const stem = `${postcode} ${town.split(' ').slice(0, -1).join(' ')}`
    named.set(stem, (named.get(stem) ?? 0) + 1)
    const inCountry: Country = country === 'NZ' ? 'NZ' : 'AU'
    return { country: inCountry, postcode, town, state, lat: Number(lat), long: Number(long), weight: 0 }
  })
  return Map.groupBy(
    towns.map((town) => ({ ...town, weight: (named.get(`${town.postcode} ${town.town}`) ?? 0) + capitalWeight(town) })),
    ({ country }) => country,
  )
}

/** Postcodes ending in 000, and those of Darwin and Canberra, are capitals. In New Zealand a town with its own postcode is not a suburb. */
const capitalWeight = ({ country, postcode }: Town) => {
  if (country === 'NZ') return postcode === '' ? 0 : 10
  return /000$|^0800$|^2600$|^2601$/.test(postcode) ? 10 : 0
}

function toDirectory(towns: Town[]): PlaceDirectory {
  const byName = Map.groupBy(towns, ({ town }) => placeKey(town))
  const byFullName = Map.groupBy(towns, ({ town, state }) => placeKey(`${town} ${state}`))
  for (const same of [...byName.values(), ...byFullName.values()])
    same.sort((a, b) => b.weight - a.weight || a.postcode.localeCompare(b.postcode))
  const withPostcode = towns.filter(({ postcode }) => postcode !== '')
  return {
    byName,
    byFullName,
    byPostcode: new Map(withPostcode.toReversed().map((town) => [town.postcode, town])),
    names: [...byName.keys()].sort(),
    postcodes: [...new Set(withPostcode.map(({ postcode }) => postcode))].sort(),
  }
}
