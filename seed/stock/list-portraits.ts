import { listPlaces } from './stock-item.ts'
import type { DemoTenant } from '../tenants/read-tenant.ts'
import { portraitFile, type Portrait } from '../subjects/portrait.ts'
import { cabinTrims, generateStock, getAngles, loungeTrims, stockSeed } from './generate-stock.ts'
import { carLook, caravanLook, motorcycleLook } from './looks.ts'
import { isProfile, stockProfiles, type StockKind, type StockProfile } from './profiles.ts'
import { choosePaints, planRange } from './range.ts'

/** All portraits that `generateStock` can ask for, however many vehicles it makes and whenever, by file. */
export function listPortraits(companies: readonly DemoTenant[]): Map<string, Portrait> {
  const portraits = [
    ...Object.values(stockProfiles).flatMap(listOutside),
    ...listInside(),
    ...companies.flatMap(listFilms),
  ]
  return new Map(portraits.map((portrait) => [portraitFile(portrait), portrait]))
}

function listOutside(profile: StockProfile): Portrait[] {
  const range = planRange(profile, stockSeed)
  return profile.mix.flatMap(([kind]) =>
    listLooks(kind, { profile, range }).flatMap(({ paints, angles, ...look }) =>
      paints.flatMap((paint) =>
        angles.map((angle): Portrait => ({ kind: 'outside', ...look, paint, place: profile.place, angle })),
      ),
    ),
  )
}

function listLooks(
  kind: StockKind,
  { profile, range }: { profile: StockProfile; range: ReturnType<typeof planRange> },
) {
  switch (kind) {
    case 'new car':
    case 'demo car':
    case 'used car': {
      return (kind === 'used car' ? range.usedCars : range.newCars).map(([{ make, model }]) => {
        const look = carLook(make, model)
        const paints = choosePaints(profile, look.name, model.paints)
        return { ...look, paints, angles: getAngles('car') }
      })
    }
    case 'new caravan':
    case 'used caravan':
      return (kind === 'new caravan' ? range.newCaravans : range.usedCaravans).map((caravan) => ({
        ...caravanLook(caravan),
        paints: [caravan.trim],
        angles: getAngles('caravan'),
      }))
    case 'new motorcycle':
    case 'used motorcycle':
      return (kind === 'new motorcycle' ? range.newMotorcycles : range.usedMotorcycles).map((motorcycle) => {
        const look = motorcycleLook(motorcycle)
        const paints = choosePaints(profile, look.name, motorcycle.paints)
        return { ...look, paints, angles: getAngles('motorcycle') }
      })
  }
}

const listInside = (): Portrait[] => [
  ...cabinTrims.flatMap((trim): Portrait[] => [
    { kind: 'inside', name: 'cabin', view: 'dashboard', trim },
    { kind: 'inside', name: 'cabin', view: 'seats', trim },
  ]),
  ...loungeTrims.map((trim): Portrait => ({ kind: 'inside', name: 'lounge', view: 'caravan', trim })),
]

/** Spins, panoramas and films. The vehicles that have them are among the first of each company, and the same at any date. */
function listFilms(company: DemoTenant): Portrait[] {
  if (!isProfile(company.slug)) return []
  const profile = stockProfiles[company.slug]
  const stock = generateStock({ seed: stockSeed, profile, places: listPlaces(company), now: new Date(0) })
  return [...stock].flatMap(({ portraits }) => portraits.filter(({ kind }) => kind !== 'outside' && kind !== 'inside'))
}
