import { toSlug } from '#schemas/lib/slug.ts'
import type { Location } from '#schemas/location/location.ts'
import type { SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import type { FacetCounts } from '#schemas/vehicle/search-response.ts'
import type { FacetName } from '#schemas/vehicle/search-terms.ts'
import type { StockPlace } from '#schemas/vehicle/stock-place.ts'
import { stockTitle } from '#schemas/vehicle/stock-route.ts'
import { itemTypes } from '#schemas/vehicle/vehicle.ts'
import { readTypes, type TypeRoute } from './type-route.ts'
import * as texts from '../texts.ts'

type Scope = NonNullable<SearchQueryInput['scope']>

/** The site's stock and places, each queried only if the path needs it. */
export interface KnownStock {
  valuesOf: (scope: Scope) => Promise<FacetCounts>
  dealershipNamed: (slug: string) => Promise<string | null>
  locations: () => Promise<Pick<Location, 'name' | 'slug' | 'dealership_slug'>[]>
}

/** Maximum length of a searched name: `#schemas/vehicle/search-query.ts`. */
const longestName = 120

/**
 * `used-cars`, `kia`, `kia/sportage`, `suv`, `southport` ..., and the breadcrumb's `used-car/kia/sportage/suv`: a type, a make with
 * optional model, a body or kind of vehicle, in this order; else one location or dealership. Null if a part is unknown on this site.
 */
export async function resolveStockPath(path: string, known: KnownStock): Promise<StockPlace | null> {
  const [first = '', ...rest] = path.split('/').filter((part) => part !== '')
  if (first === '' || [first, ...rest].some(({ length }) => length > longestName)) return null
  const types = readTypes(first)
  const steps = await readSteps(types ? rest : [first, ...rest], { types, known })
  if (steps) return toPlace(types && (await titled(types, known)), steps)
  return !types && rest.length === 0 ? readPlace(first, known) : null
}

type TitledRoute = TypeRoute & { title: string }

const titled = async (types: TypeRoute, known: KnownStock): Promise<TitledRoute> => ({
  ...types,
  title: stockTitle(types.segment, (await known.valuesOf({}))['item_type'] ?? {}),
})

/** One part of the path: its filter, and its label alone and before others. */
interface Step {
  facet: FacetName
  values: string[]
  label: string
  /** As a heading: `SUVs`; the label if there is no plural. */
  plural: string
  slug: string
}

interface PathContext {
  types: TypeRoute | null
  known: KnownStock
}

async function readSteps(parts: string[], { types, known }: PathContext): Promise<Step[] | null> {
  const left = [...parts]
  const scope: Scope = types ? types.scope : {}
  const all = left.length > 0 ? await known.valuesOf(scope) : {}
  const steps: Step[] = []
  const take = (step: Step | null) => {
    if (!step) return
    steps.push(step)
    left.shift()
  }
  take(named('make', left[0], all))
  const [make] = steps
  if (make && left.length > 0) {
    const ofMake = await known.valuesOf({ ...scope, facets: { ...scope.facets, make: make.values } })
    take(named('model', left[0], ofMake))
  }
  take(bodyNamed(left[0], all))
  take(kindNamed(left[0], all))
  return left.length === 0 && (types || steps.length > 0) ? steps : null
}

/** All spellings of the value with this slug; the commonest is the label. */
function named(facet: FacetName, slug: string | undefined, counts: FacetCounts): Step | null {
  const values = Object.keys(counts[facet] ?? {}).filter((value) => slug !== undefined && toSlug(value) === slug)
  const [label] = values
  return label === undefined || slug === undefined ? null : { facet, values, label, plural: label, slug }
}

function bodyNamed(slug: string | undefined, counts: FacetCounts): Step | null {
  const step = slug === undefined ? null : (named('body', slug, counts) ?? named('body', singular(slug), counts))
  return step && { ...step, plural: plural(step.label) }
}

function kindNamed(slug: string | undefined, counts: FacetCounts): Step | null {
  const kind = itemTypes.find((type) => slug === type || slug === `${type}s`)
  if (!kind || !counts['item_type']?.[kind]) return null
  const label = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}s`
  return { facet: 'item_type', values: [kind], label, plural: label, slug: `${kind}s` }
}

/** `suvs` and `suv-cars` are `suv`. */
const singular = (slug: string) => slug.replace(/-cars$|s$/, '')
const plural = (label: string) => (/s$/i.test(label) ? label : `${label}s`)

function toPlace(types: TitledRoute | null, steps: Step[]): StockPlace {
  const scope = {
    facets: { ...types?.scope.facets, ...Object.fromEntries(steps.map(({ facet, values }) => [facet, values])) },
    ranges: {},
  }
  const base = types && types.segment !== everything ? [types.singular] : []
  const pathTo = (count: number) => `/search/${[...base, ...steps.slice(0, count).map(({ slug }) => slug)].join('/')}`
  const typeCrumb = types ? [{ label: types.title, path: `/search/${types.segment}` }] : []
  const crumbs = [home, ...typeCrumb, ...steps.map(({ label }, at) => ({ label, path: pathTo(at + 1) }))]
  const words = steps.map(({ label, plural: many }, at) => (at === steps.length - 1 ? many : label))
  const title = steps.length === 0 ? (types?.title ?? '') : [types?.adjective ?? '', ...words].filter(Boolean).join(' ')
  return { scope, title, crumbs, path: steps.length === 0 && types ? `/search/${types.segment}` : pathTo(steps.length) }
}

const everything = 'new-used-and-demo-cars'
const home = { label: texts.home, path: '/' }

/** The stock of one location ('View Our Stock') or one dealership ('See more from this dealer'). */
async function readPlace(slug: string, known: KnownStock): Promise<StockPlace | null> {
  const locations = await known.locations()
  const own = locations.find((location) => location.slug === slug)
  const name =
    own?.name ?? Object.keys((await known.valuesOf({}))['location_name'] ?? {}).find((label) => toSlug(label) === slug)
  if (name !== undefined) return getPlace(name, slug, { locationSlug: toSlug(name) })
  const dealership = await known.dealershipNamed(slug)
  if (dealership !== null) return getPlace(dealership, slug, { dealershipSlug: slug })
  const isKnown = locations.some((location) => location.dealership_slug === slug)
  return isKnown ? getPlace(slug, slug, { dealershipSlug: slug }) : null
}

function getPlace(name: string, slug: string, at: { locationSlug?: string; dealershipSlug?: string }): StockPlace {
  const path = `/search/${slug}`
  return {
    scope: { facets: {}, ranges: {}, ...at },
    title: texts.ourStockAtName({ name }),
    crumbs: [home, { label: name, path }],
    path,
  }
}
