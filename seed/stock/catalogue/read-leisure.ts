import { join } from 'node:path'
import { z } from 'zod'
import { paintNames } from '../../subjects/paints.ts'
import { cells, readCsvFile } from '../../data-files/csv-file.ts'
import { groupRows } from './group-rows.ts'

/** `caravans.csv`: body dimensions in millimetres, kilograms. `trim` is the colour of the side stripes. */
const caravanRow = z.object({
  make: cells.text,
  model: cells.text,
  kind: cells.oneOf(['touring', 'offroad', 'poptop', 'hybrid', 'camper']),
  from: cells.whole,
  to: cells.optional(cells.whole),
  length: cells.whole,
  width: cells.whole,
  height: cells.whole,
  tare: cells.whole,
  atm: cells.whole,
  axle: cells.oneOf(['Single', 'Tandem']),
  sleeps: cells.whole,
  trim: cells.oneOf(paintNames),
})

/** `caravan-layouts.csv`: layouts with their new prices in Australian dollars. */
const layoutRow = z.object({ make: cells.text, model: cells.text, layout: cells.text, price: cells.whole })

/** `motorcycles.csv`: capacity in cubic centimetres. `learner`: on the states' learner lists. */
const motorcycleRow = z.object({
  make: cells.text,
  model: cells.text,
  style: cells.oneOf(['sport', 'naked', 'cruiser', 'adventure']),
  from: cells.whole,
  to: cells.optional(cells.whole),
  capacity: cells.whole,
  cylinders: cells.whole,
  gears: cells.whole,
  tank: cells.whole,
  consumption: cells.decimal,
  torque: cells.whole,
  learner: cells.flag,
  paints: cells.listOf(paintNames),
})

/** `motorcycle-variants.csv`: an empty badge is the base model. */
const variantRow = z.object({
  make: cells.text,
  model: cells.text,
  badge: cells.optional(cells.text),
  price: cells.whole,
})

export interface CaravanModel extends Omit<z.output<typeof caravanRow>, 'length' | 'width' | 'height'> {
  body: readonly [length: number, width: number, height: number]
  layouts: readonly z.output<typeof layoutRow>[]
}

export interface MotorcycleModel extends z.output<typeof motorcycleRow> {
  variants: readonly z.output<typeof variantRow>[]
}

/** In file order. Throws a `DataFileError` for invalid files. */
export async function readCaravans(folder: string): Promise<CaravanModel[]> {
  const rows = await readCsvFile(join(folder, 'caravans.csv'), caravanRow, { key: nameModel })
  const layouts = await groupRows(join(folder, 'caravan-layouts.csv'), {
    schema: layoutRow,
    owners: rows.map(({ value }) => nameModel(value)),
    getOwner: nameModel,
  })
  return rows.map(({ value: { length, width, height, ...caravan } }) => ({
    ...caravan,
    body: [length, width, height],
    layouts: layouts.get(nameModel(caravan)) ?? [],
  }))
}

export async function readMotorcycles(folder: string): Promise<MotorcycleModel[]> {
  const rows = await readCsvFile(join(folder, 'motorcycles.csv'), motorcycleRow, { key: nameModel })
  const variants = await groupRows(join(folder, 'motorcycle-variants.csv'), {
    schema: variantRow,
    owners: rows.map(({ value }) => nameModel(value)),
    getOwner: nameModel,
  })
  return rows.map(({ value }) => ({ ...value, variants: variants.get(nameModel(value)) ?? [] }))
}

const nameModel = ({ make, model }: { make: string; model: string }) => `${make} ${model}`
