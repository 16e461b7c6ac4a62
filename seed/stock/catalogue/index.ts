import { join } from 'node:path'
import { readCars } from './read-cars.ts'
import { readCaravans, readMotorcycles } from './read-leisure.ts'

const folder = import.meta.dirname

/** Makes sold here with their models. Specifications are the makers' published ones, prices rounded drive-away prices. */
export const catalogue = await readCars(join(folder, 'cars'))

/** Sold new only in Japan; common in New Zealand as used imports. */
export const importsFromJapan = await readCars(join(folder, 'imports-from-japan'))

export const caravans = await readCaravans(folder)
export const motorcycles = await readMotorcycles(folder)
