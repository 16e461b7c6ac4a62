import { join } from 'node:path'
import { z } from 'zod'
import { paintNames } from '../../subjects/paints.ts'
import { bodyKinds, grilleFills, grilleStyles, lampStyles, tailStyles, wheelStyles } from '../../subjects/subject.ts'
import { cells, readCsvFile } from '../../data-files/csv-file.ts'
import { DataFileError } from '../../data-files/data-file-error.ts'
import { readJsonFile } from '../../data-files/json-file.ts'
import { groupRows } from './group-rows.ts'

/** `makes.csv`: pictures show the style of nose, tail and wheels. `vinPrefix` starts the maker's VINs. */
const makeRow = z.object({
  make: cells.text,
  vinPrefix: z.string().length(3, 'must have three characters.'),
  wheels: cells.oneOf(wheelStyles),
  grille: cells.oneOf(grilleStyles),
  lamp: cells.oneOf(lampStyles),
  tail: cells.oneOf(tailStyles),
  grilleWidth: cells.decimal,
  grilleHeight: cells.decimal,
  brightTrim: cells.flag,
  fill: cells.oneOf(grilleFills),
})

const bodyNames = [
  'Hatchback',
  'Sedan',
  'Wagon',
  'SUV',
  'Ute',
  'Cab Chassis',
  'Van',
  'Coupe',
  'Convertible',
  'People Mover',
] as const
export type BodyName = (typeof bodyNames)[number]

/** The model of a row: one name is often sold in several bodies and generations. */
const modelKey = { make: cells.text, model: cells.text, body: cells.oneOf(bodyNames), from: cells.whole }

/**
 * `models.csv`. `from` and `to` are the years of new sales here; `to` is empty for current models. Dimensions in millimetres, tank in
 * litres (0 for an electric car), braked towing and gross mass in kilograms.
 */
const modelRow = z.object({
  ...modelKey,
  to: cells.optional(cells.whole),
  series: cells.optional(cells.text),
  length: cells.whole,
  width: cells.whole,
  height: cells.whole,
  wheelbase: cells.whole,
  seats: cells.whole,
  doors: cells.whole.pipe(z.literal([2, 3, 4, 5], 'must be 2, 3, 4 or 5.')),
  ancap: cells.optional(cells.whole),
  tank: cells.whole,
  towing: cells.whole,
  gross: cells.optional(cells.whole),
  paints: cells.optional(cells.listOf(paintNames)),
})

/**
 * `variants.csv`: a badge with an engine. `price` is the new drive-away price in Australian dollars. `gearbox` is a letter (automatic,
 * manual, dual clutch, continuously variable) and the number of gears. `consumption` is in litres per 100 km, combined; empty for an
 * electric motor.
 */
const variantRow = z.object({
  ...modelKey,
  badge: cells.text,
  price: cells.whole,
  litres: cells.decimal,
  cylinders: cells.whole,
  induction: cells.oneOf(['Aspirated', 'Turbo', 'Twin Turbo', 'Supercharged', 'Electric']),
  fuel: cells.oneOf(['petrol', 'premium', 'diesel', 'hybrid', 'plug-in', 'electric']),
  gearbox: z.string().regex(/^[AMDC]\d+$/, 'must be A, M, D or C and a number of gears, such as A8.'),
  drive: cells.oneOf(['FWD', 'RWD', 'AWD', '4x4']),
  consumption: cells.optional(cells.decimal),
  kilowatts: cells.whole,
  torque: cells.whole,
})

/** `looks.json`: differences of a model's picture from the default of its body and make. */
const look = z.strictObject({
  kind: z.enum(bodyKinds).optional(),
  face: z
    .strictObject({
      grille: z.enum(grilleStyles),
      lamp: z.enum(lampStyles),
      tail: z.enum(tailStyles),
      grilleWidth: z.number(),
      grilleHeight: z.number(),
      brightTrim: z.boolean(),
      fill: z.enum(grilleFills),
    })
    .partial()
    .optional(),
  wheels: z.enum(wheelStyles).optional(),
  rails: z.boolean().optional(),
  blackRoof: z.boolean().optional(),
  cladding: z.number().optional(),
  /** Relative to the body's default: longer or shorter bonnet, higher or lower nose, squarer or more sloping tail. */
  bonnet: z.number().optional(),
  nose: z.number().optional(),
  upright: z.number().optional(),
})

export type Variant = z.output<typeof variantRow>
export type Fuel = Variant['fuel']
export type Drive = Variant['drive']
type ModelRow = z.output<typeof modelRow>

export interface CatalogueModel extends Omit<ModelRow, 'make' | 'length' | 'width' | 'height' | 'wheelbase'> {
  /** Millimetres. */
  size: readonly [length: number, width: number, height: number, wheelbase: number]
  variants: readonly Variant[]
  look: z.output<typeof look>
}

export interface CatalogueMake extends Pick<z.output<typeof makeRow>, 'make' | 'vinPrefix' | 'wheels'> {
  face: Required<NonNullable<z.output<typeof look>['face']>>
  models: readonly CatalogueModel[]
}

/** Makes with their models and variants, in file order. Throws a `DataFileError` for invalid files. */
export async function readCars(folder: string): Promise<CatalogueMake[]> {
  const makes = await readCsvFile(join(folder, 'makes.csv'), makeRow, { key: ({ make }) => make })
  const models = await groupRows(join(folder, 'models.csv'), {
    schema: modelRow,
    key: nameModel,
    owners: makes.map(({ value }) => value.make),
    getOwner: ({ make }) => make,
  })
  const names = [...models.values()].flat().map(nameModel)
  const variants = await groupRows(join(folder, 'variants.csv'), {
    schema: variantRow,
    owners: names,
    getOwner: nameModel,
  })
  const looks = readLooks(join(folder, 'looks.json'), new Set(names))
  return makes.map(({ value: { make, vinPrefix, wheels, ...face } }) => ({
    make,
    vinPrefix,
    wheels,
    face,
    models: (models.get(make) ?? []).map((row) => {
      const { make: _make, length, width, height, wheelbase, ...model } = row
      const name = nameModel(row)
      return {
        ...model,
        size: [length, width, height, wheelbase],
        variants: variants.get(name) ?? [],
        look: looks[name] ?? {},
      }
    }),
  }))
}

/** `Toyota Hilux Ute 2015`. */
const nameModel = ({ make, model, body, from }: Pick<ModelRow, 'make' | 'model' | 'body' | 'from'>) =>
  `${make} ${model} ${body} ${from}`

function readLooks(file: string, models: ReadonlySet<string>) {
  const { value, source } = readJsonFile(file, z.record(z.string(), look))
  const unknown = Object.keys(value).filter((name) => !models.has(name))
  if (unknown.length > 0)
    throw new DataFileError(
      file,
      unknown.map((name) => source.problemAt([name], 'models.csv has no such model.')),
    )
  return value
}
