import { vehicleDraft, type CarType, type VehicleDraft } from '#schemas/vehicle/vehicle.ts'
import { paints, type PaintName } from '../subjects/paints.ts'
import type { Angle, Portrait } from '../subjects/portrait.ts'
import { writeComments } from './comments.ts'
import { canBeFilmed, type Film, filmItem, getUrl, lookOf, trimOf } from './film-item.ts'
import { makeLenderFigures } from './lender-figures.ts'
import { carLook, caravanLook, motorcycleLook, slug, type Look } from './looks.ts'
import { makeCar, type Facts } from './make-car.ts'
import { makeCaravan, makeMotorcycle } from './make-leisure.ts'
import type { StockKind, StockProfile } from './profiles.ts'
import { createRandom, type Random } from './random.ts'
import { choosePaints, planRange, type Range, sharedProfile } from './range.ts'
import { plate } from './registration.ts'
import type { StockItem, StockPlace } from './stock-item.ts'
import { commerce, daysBefore, weeklySubscription } from './commerce.ts'
import { getHistoryReportPath } from './write-history-reports.ts'

/** The seed of the demo's stock. */
export const stockSeed = 20_26

export interface StockOrder {
  seed: number
  profile: StockProfile
  places: readonly StockPlace[]
  now: Date
  /** Default: the profile's own. */
  count?: number
}

/** Yields a tenant's stock, one vehicle at a time. It is reproducible, and a larger count only appends. */
export function* generateStock({
  seed,
  profile,
  places,
  now,
  count = profile.count,
}: StockOrder): Generator<StockItem> {
  const range = planRange(profile, seed)
  const filmed = new Set<string>()
  const films = profile.shares ? listFilms({ seed, profile: sharedProfile(profile), places }) : null
  for (let i = 0; i < count; i++) {
    const item = makeItem({ index: i, seed, profile, places, now, range })
    const { car_type, item_type } = item.vehicle
    const isNext = filmed.size < 2 && canBeFilmed(item) && !filmed.has(`${car_type} ${item_type}`)
    const film = films === null ? { walk: filmed.size === 0, trim: trimOf(item) } : films.get(lookOf(item))
    if (isNext && film) {
      yield filmItem(item, film)
      filmed.add(`${car_type} ${item_type}`)
    } else yield item
  }
}

/** The films of a company, by what they show. They are the same at any date. */
function listFilms(order: Pick<StockOrder, 'seed' | 'profile' | 'places'>): Map<string, Film> {
  const films = [...generateStock({ ...order, now: new Date(0) })].filter(({ vehicle }) => vehicle.viewer)
  return new Map(
    films.map((item) => {
      const walk = (item.vehicle.viewer?.walkaround_videos.length ?? 0) > 0
      return [lookOf(item), { walk, trim: trimOf(item) }]
    }),
  )
}

interface StockItemInput {
  index: number
  seed: number
  profile: StockProfile
  places: readonly StockPlace[]
  now: Date
  range: Range
}

interface ChosenVehicle {
  facts: Facts
  look: Look
  type: CarType
  noun: 'car' | 'caravan' | 'motorcycle'
  isImport: boolean
}

function makeItem({ index, seed, profile, places, now, range }: StockItemInput): StockItem {
  const random = createRandom(seed, profile.tenant, index)
  const kind = random.weighted(profile.mix)
  const chosen = choose(random, kind, { profile, range, now })
  const { facts, look, type, noun } = chosen
  const place =
    places[
      kind === 'used car' && places.length > 1 && random.chance(0.55)
        ? places.length - 1
        : random.between(0, places.length - 1)
    ]
  if (!place) throw new Error(`${profile.tenant} has no yard to put stock on.`)
  const stocknum = `${profile.stockPrefix}${10_000 + index}`
  // Streams of their own: how many numbers the facts take depends on the year, and which vehicles are filmed must not.
  const selling = createRandom(seed, profile.tenant, index, 'selling')
  const photos = createRandom(seed, profile.tenant, index, 'photos')
  const { arrivedAt, ...commercial } = commerce(selling, { facts, type, profile, now, noun })
  const colour = getColour(random, facts.paint, noun)
  const portraits =
    commercial.status === 'coming_soon' && photos.chance(0.6)
      ? []
      : getPortraits(photos, { look, facts, noun, type, profile })
  const vehicle = vehicleDraft.parse({
    ...facts.fields,
    ...commercial,
    subscription_price: profile.subscribes
      ? weeklySubscription(createRandom(seed, profile.tenant, index, 'subscription'), { type, price: commercial.price })
      : null,
    stocknum,
    slug: slug(`${facts.title} ${stocknum}`),
    car_type: type,
    colour: colour.plain,
    interior_colour:
      noun === 'car' && random.chance(0.6) ? random.pick(['Black', 'Black', 'Grey', 'Beige', 'Black leather']) : null,
    km: random.chance(0.985) ? facts.km : null,
    ...registration(random, { type, noun, state: profile.country === 'NZ' ? 'NZ' : place.state, now }),
    build_date:
      type === 'used' && random.chance(0.4)
        ? null
        : `${facts.year}-${String(random.between(1, 9)).padStart(2, '0')}-01`,
    compliance_date: random.chance(0.5) ? `${facts.year}-${String(random.between(9, 12)).padStart(2, '0')}-01` : null,
    dealercomments: random.chance(0.93)
      ? writeComments(random, {
          car_type: type,
          noun,
          year: facts.year,
          newest: now.getUTCFullYear(),
          title: facts.title,
          km: facts.km,
          colourName: colour.name,
          features: facts.fields.features ?? [],
          country: profile.country,
          city: place.city,
          isImport: chosen.isImport,
          isWork: facts.isWork,
          isFrugal: facts.isFrugal,
          tows: facts.tows,
          oneOwner: random.chance(0.4),
        })
      : null,
    location_name: place.name,
    location_phone: place.phone,
    city: place.city,
    state: place.state,
    dealership_name: place.dealership.name,
    dealership_slug: place.dealership.slug,
    images: portraits.map((portrait) => ({ image: getImage(portrait) })),
    file: type === 'used' && noun === 'car' && index % 6 === 0 ? getHistoryReportPath(stocknum) : null,
  } satisfies Record<string, unknown>)
  return {
    vehicle: { ...vehicle, finance_lenders: makeLenderFigures(profile.lender, vehicle) },
    locationSlug: place.slug,
    dealershipSlug: place.dealership.slug,
    arrivedAt,
    views: Math.round(900 * random.next() ** 3),
    hotspots: [],
    portraits,
  }
}

const getImage = (portrait: Portrait) => {
  const url = getUrl(portrait)
  return { url, thumb: { url } }
}

function choose(
  random: Random,
  kind: StockKind,
  { profile, range, now }: Pick<StockItemInput, 'profile' | 'range' | 'now'>,
): ChosenVehicle {
  const { oldest } = profile
  switch (kind) {
    case 'new car':
    case 'demo car':
    case 'used car': {
      const type = kind === 'new car' ? 'new' : kind === 'demo car' ? 'demo' : 'used'
      const choice = random.weighted(type === 'used' ? range.usedCars : range.newCars)
      const look = carLook(choice.make, choice.model)
      const paint = random.pick(choosePaints(profile, look.name, choice.model.paints))
      return {
        facts: makeCar(random, { choice, type, now, oldest, paint }),
        look,
        type,
        noun: 'car',
        isImport: choice.isImport,
      }
    }
    case 'new caravan':
    case 'used caravan': {
      const type = kind === 'new caravan' ? 'new' : 'used'
      const caravan = random.pick(type === 'new' ? range.newCaravans : range.usedCaravans)
      return {
        facts: makeCaravan(random, caravan, { type, now, oldest }),
        look: caravanLook(caravan),
        type,
        noun: 'caravan',
        isImport: false,
      }
    }
    case 'new motorcycle':
    case 'used motorcycle': {
      const type = kind === 'new motorcycle' ? 'new' : 'used'
      const motorcycle = random.pick(type === 'new' ? range.newMotorcycles : range.usedMotorcycles)
      const look = motorcycleLook(motorcycle)
      const paint = random.pick(choosePaints(profile, look.name, motorcycle.paints))
      return {
        facts: makeMotorcycle(random, motorcycle, { type, now, oldest, paint }),
        look,
        type,
        noun: 'motorcycle',
        isImport: false,
      }
    }
  }
}

const plainColours: Record<PaintName, string> = {
  white: 'White',
  silver: 'Silver',
  grey: 'Grey',
  black: 'Black',
  blue: 'Blue',
  navy: 'Blue',
  red: 'Red',
  orange: 'Orange',
  green: 'Green',
  lime: 'Green',
  sand: 'Gold',
  yellow: 'Yellow',
  teal: 'Green',
}

function getColour(random: Random, paint: PaintName, noun: ChosenVehicle['noun']): { plain: string; name: string } {
  if (noun === 'caravan') return { plain: 'White', name: `white with ${plainColours[paint].toLowerCase()} graphics` }
  return { plain: plainColours[paint], name: random.pick(paints[paint].names) }
}

function registration(
  random: Random,
  { type, noun, state, now }: { type: CarType; noun: ChosenVehicle['noun']; state: string; now: Date },
): Pick<VehicleDraft, 'regplate' | 'rego_expiry'> {
  if (type === 'new' || (type === 'used' && random.chance(noun === 'car' ? 0.12 : 0.3)))
    return { regplate: null, rego_expiry: null }
  const days = random.chance(0.06) ? -random.between(3, 60) : random.between(10, 330)
  return {
    regplate: plate(random, state),
    rego_expiry: random.chance(0.8) ? daysBefore(now, -days).slice(0, 10) : null,
  }
}

export const cabinTrims = ['black', 'black', 'grey', 'beige'] as const
export const loungeTrims = ['grey', 'beige'] as const

/** Motorcycles have no pictures of their inside, but one more of their outside. */
export const getAngles = (noun: ChosenVehicle['noun']): Angle[] =>
  noun === 'motorcycle' ? ['front-left', 'rear-left', 'side'] : ['front-left', 'rear-left']

/** Some used vehicles have no pictures. */
function getPortraits(
  random: Random,
  {
    look,
    facts,
    noun,
    type,
    profile,
  }: { look: Look; facts: Facts; noun: ChosenVehicle['noun']; type: CarType; profile: StockProfile },
): Portrait[] {
  if (type === 'used' && random.chance(0.02)) return []
  const outside = getAngles(noun).map((angle): Portrait => ({
    kind: 'outside',
    ...look,
    paint: facts.paint,
    place: profile.place,
    angle,
  }))
  if (noun === 'motorcycle') return outside
  if (noun === 'caravan')
    return [...outside, { kind: 'inside', name: 'lounge', view: 'caravan', trim: random.pick(loungeTrims) }]
  const trim = random.pick(cabinTrims)
  return [
    ...outside,
    { kind: 'inside', name: 'cabin', view: 'dashboard', trim },
    { kind: 'inside', name: 'cabin', view: 'seats', trim },
  ]
}
