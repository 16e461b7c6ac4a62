import type { CarType } from '#schemas/vehicle/vehicle.ts'
import type { Random } from './random.ts'

interface CommentInput {
  car_type: CarType
  noun: 'car' | 'caravan' | 'motorcycle'
  year: number
  /** The current year. */
  newest: number
  title: string
  km: number | null
  colourName: string
  features: readonly string[]
  country: 'AU' | 'NZ'
  city: string
  isImport: boolean
  isWork: boolean
  isFrugal: boolean
  tows: number
  oneOwner: boolean
}

/** A salesperson's comments: opening, description, features, contact. Sentences and their order vary. */
export function writeComments(random: Random, about: CommentInput): string {
  const parts = [
    opening(random, about),
    ...history(random, about),
    highlights(random, about),
    suits(random, about),
    closing(random, about),
  ]
  return parts.filter((part) => part !== '').join(random.chance(0.6) ? '\n\n' : ' ')
}

function opening(random: Random, { car_type, title, colourName, noun, city, isImport }: CommentInput): string {
  if (car_type === 'new') {
    return random.pick([
      `Brand new ${title} in ${colourName}, on the ground now and ready for delivery this week.`,
      `In stock at ${city}: the ${title}. No waiting list, no ship to follow. Pick it up when the paperwork is done.`,
      `The ${title} has landed. Finished in ${colourName} and built for the way we drive here.`,
      `New, unregistered and wearing ${colourName}. This ${title} can be yours without a wait.`,
    ])
  }
  if (car_type === 'demo') {
    return random.pick([
      `Save on this ${title} demonstrator: driven by our sales team, serviced by our workshop, with the balance of the new ${noun} warranty.`,
      `Our own ${title} demonstrator in ${colourName} is making way for the next one. As good as new, priced as if it were not.`,
      `Ex-demonstrator ${title}. It has done test drives around ${city} and little else.`,
    ])
  }
  if (isImport) {
    return random.pick([
      `Fresh in from Japan: a tidy ${title} in ${colourName}, complied, warranted and ready to go. Auction sheet available on request.`,
      `Just landed and through compliance. This ${title} came to us with a grade 4 auction sheet and verified kilometres.`,
    ])
  }
  return random.pick([
    `Presenting this ${title} in ${colourName}.`,
    `Here is a ${title} that has clearly been looked after.`,
    `Just traded at ${city}: ${title} in ${colourName}, and it presents beautifully for its age.`,
    `Looking for an honest ${title}? Have a look at this one.`,
    `A very clean ${title}, straight from its last owner to our yard.`,
    `Local trade-in. This ${title} drives as it should and wants for nothing.`,
  ])
}

function history(random: Random, { car_type, km, year, newest, oneOwner, country, noun }: CommentInput): string[] {
  if (car_type !== 'used') return []
  const out: string[] = []
  if (oneOwner)
    out.push(random.pick(['One owner from new.', 'One careful owner.', 'Single owner, two keys and both handbooks.']))
  if (km !== null && noun !== 'caravan') {
    const text = km.toLocaleString('en-AU')
    const isLow = km < 11_000 * (newest - year)
    out.push(
      random.pick([
        `It has travelled ${text} km.`,
        isLow ? `Only ${text} km on the clock.` : `Travelled ${text} km, mostly on the highway.`,
        `${text} km, all of them documented.`,
      ]),
    )
  }
  if (random.chance(0.5)) {
    out.push(
      random.pick([
        'Full service history with logbook.',
        'Last serviced by us before it went on the yard.',
        'Serviced on time, stamped every time.',
        'New front tyres and a fresh service.',
        `Books are complete from ${year}.`,
      ]),
    )
  }
  if (random.chance(0.35)) {
    out.push(
      country === 'NZ'
        ? random.pick(['Sold with a new WOF and 6 months registration.', 'No money owing, and a clean history report.'])
        : random.pick([
            'Comes with a roadworthy certificate and a clear title.',
            'PPSR clear: no finance owing, never written off.',
            'Sold with registration and a safety certificate.',
          ]),
    )
  }
  if (random.chance(0.18))
    out.push(
      random.pick([
        'There is a small mark on the rear bumper, shown in the pictures.',
        'A few stone chips on the bonnet, as you would expect for its kilometres.',
        'The driver seat bolster shows light wear; everything else is tidy.',
      ]),
    )
  return out
}

function highlights(random: Random, { features }: CommentInput): string {
  if (features.length < 4 || random.chance(0.12)) return ''
  const chosen = random.some(features, Math.min(features.length, random.between(4, 7)))
  const last = chosen.at(-1) ?? ''
  const list = `${chosen.slice(0, -1).map(lower).join(', ')} and ${lower(last)}`
  return random.pick([
    `It comes with ${list}.`,
    `Highlights are ${list}.`,
    `Equipped with ${list}.`,
    `You get ${list}, to name a few.`,
  ])
}

/** Keeps the case of names and abbreviations. */
function lower(text: string): string {
  return /^[A-Z][a-z]/.test(text) && !/^(Apple|Android|Bluetooth)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

function suits(random: Random, { isWork, isFrugal, tows, noun }: CommentInput): string {
  if (noun === 'caravan')
    return random.pick([
      'Made for the long way round, and easy to live with once you are there.',
      'Hitch up on Friday, be by the river on Saturday.',
      'Weighbridge figures available. We are happy to check that your tow vehicle suits.',
      'Ready for free camping, and just as happy on a powered site.',
    ])
  if (noun === 'motorcycle')
    return random.pick([
      'Come and sit on it: no photo tells you how it fits.',
      'A good one for the commute that still wants to go to the hills on Sunday.',
      'Gear, helmets and luggage can go on the same finance.',
      'Test rides by appointment on an open licence.',
    ])
  if (isWork)
    return random.pick([
      `Tows ${tows.toLocaleString('en-AU')} kg braked and still goes home with five on board.`,
      'Ready for work on Monday and the beach on Friday.',
      'Tradies: yes, we can fit your racks and toolboxes before you collect it.',
    ])
  if (isFrugal)
    return random.pick([
      'Cheap to run and easy to park.',
      'The fuel savings alone will surprise you.',
      'Ideal for anybody who is tired of the bowser.',
    ])
  return random.pick([
    'Suits a family that wants space without a truck.',
    'A first car, a second car, or the only one you need.',
    'Quiet on the highway and simple in town.',
    '',
  ])
}

function closing(random: Random, { country, city }: CommentInput): string {
  const trade =
    country === 'NZ'
      ? 'Trade-ins welcome, finance arranged on site, delivery anywhere in New Zealand.'
      : 'Trade-ins welcome, finance from our own team, delivery Australia-wide.'
  return random.pick([
    trade,
    `Call or drop in to our ${city} yard; the coffee is better than it needs to be.`,
    'Enquire now and we will send you a walk-around video the same day.',
    `${trade} Book a test drive online and it will be out the front when you get here.`,
    'Inspection by your own mechanic is welcome at any time.',
    '',
  ])
}
