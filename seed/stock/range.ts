import type { PaintName } from '../subjects/paints.ts'
import { caravans, catalogue, importsFromJapan, motorcycles } from './catalogue/index.ts'
import type { CaravanModel, MotorcycleModel } from './catalogue/read-leisure.ts'
import type { ModelChoice } from './make-car.ts'
import { isProfile, type StockProfile, stockProfiles } from './profiles.ts'
import { createRandom, type Random } from './random.ts'

/** A tenant's range of models with their frequencies. */
export interface Range {
  newCars: ReadonlyArray<readonly [ModelChoice, number]>
  usedCars: ReadonlyArray<readonly [ModelChoice, number]>
  newCaravans: readonly CaravanModel[]
  usedCaravans: readonly CaravanModel[]
  newMotorcycles: readonly MotorcycleModel[]
  usedMotorcycles: readonly MotorcycleModel[]
}

/** Frequency of makes at Australian dealers. */
const frequency: Readonly<Record<string, number>> = {
  Toyota: 9,
  Mazda: 7,
  Ford: 6,
  Hyundai: 6,
  Kia: 6,
  Mitsubishi: 6,
  Nissan: 5,
  Isuzu: 5,
  Subaru: 5,
  Volkswagen: 5,
  MG: 4,
  Holden: 4,
  Honda: 3.5,
  Suzuki: 3.5,
  GWM: 3,
  BMW: 3,
  'Mercedes-Benz': 3,
  Audi: 2.5,
  Lexus: 2,
  Tesla: 2,
}

/** The year of the catalogue. Later demos have the same models, since their pictures are committed files. */
const thisYear = 2026

export function planRange(profile: StockProfile, seed: number): Range {
  if (profile.shares) return shareRange(profile, profile.shares.usedMakes, seed)
  const all: ModelChoice[] = catalogue.flatMap((make) => make.models.map((model) => ({ make, model, isImport: false })))
  const imports: ModelChoice[] = profile.importsFromJapan
    ? importsFromJapan.flatMap((make) => make.models.map((model) => ({ make, model, isImport: true })))
    : []
  const stillSold = all.filter(
    ({ make, model }) => profile.newMakes.includes(make.make) && model.to === null && model.from <= thisYear,
  )
  const random = createRandom('range', seed, profile.tenant)
  const weight = ({ make, model }: ModelChoice) =>
    (frequency[make.make] ?? 1) *
    (profile.prefers[make.make] ?? 1) *
    (model.body === 'SUV' || model.body === 'Ute' ? 1.3 : 1)
  const aged = all.filter(({ model }) => model.from < thisYear && (model.to ?? thisYear) >= thisYear - profile.oldest)
  const kept = [
    ...imports,
    ...draw(
      random,
      aged.map((choice) => [choice, weight(choice)] as const),
      profile.usedModels,
    ),
  ]
  const shown = draw(
    random,
    stillSold.map((choice) => [choice, weight(choice)] as const),
    profile.newModels,
  )
  const isNew = ({ make, to }: { make: string; to: number | null }) => to === null && profile.newMakes.includes(make)
  return {
    newCars: shown.map((choice) => [choice, choice.model.body === 'SUV' || choice.model.body === 'Ute' ? 1.4 : 0.8]),
    usedCars: kept.map((choice, i) => [choice, (choice.isImport ? 5 : weight(choice)) / (1 + i * 0.02)]),
    newCaravans: caravans.filter(isNew),
    usedCaravans: caravans,
    newMotorcycles: motorcycles.filter(isNew),
    usedMotorcycles: motorcycles.filter(({ make }) => profile.newMakes.includes(make)),
  }
}

/** The company whose models, paints and films a profile has: its own, unless it shares those of another. */
export const sharedProfile = (profile: StockProfile): StockProfile =>
  profile.shares && isProfile(profile.shares.of) ? stockProfiles[profile.shares.of] : profile

function shareRange(profile: StockProfile, usedMakes: readonly string[] | null, seed: number): Range {
  const { newCars, usedCars } = planRange(sharedProfile(profile), seed)
  return {
    newCars: newCars.filter(([{ make }]) => profile.newMakes.includes(make.make)),
    usedCars: usedCars.filter(
      ([{ make, model }]) =>
        (usedMakes === null || usedMakes.includes(make.make)) && (model.to ?? thisYear) >= thisYear - profile.oldest,
    ),
    newCaravans: [],
    usedCaravans: [],
    newMotorcycles: [],
    usedMotorcycles: [],
  }
}

/** Draws without replacement. */
function draw<T>(random: Random, from: ReadonlyArray<readonly [T, number]>, count: number): T[] {
  const keyed = from.map(([value, weight]) => ({ value, key: random.next() ** (1 / weight) }))
  return keyed
    .toSorted((a, b) => b.key - a.key)
    .slice(0, count)
    .map(({ value }) => value)
}

const usual: ReadonlyArray<readonly [PaintName, number]> = [
  ['white', 8],
  ['grey', 5],
  ['silver', 4],
  ['black', 4],
  ['blue', 3],
  ['red', 3],
  ['navy', 1.5],
  ['orange', 0.7],
  ['green', 0.8],
  ['sand', 0.7],
  ['teal', 0.5],
]

/** A company's colours of a model: two, so that one picture serves several vehicles. */
export function choosePaints(profile: StockProfile, modelName: string, own: readonly PaintName[] | null): PaintName[] {
  const random = createRandom('paint', sharedProfile(profile).tenant, modelName)
  return draw(random, own ? own.map((paint) => [paint, paint === 'white' ? 2 : 1] as const) : usual, 2)
}
