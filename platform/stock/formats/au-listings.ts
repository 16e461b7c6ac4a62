import type { z } from 'zod'
import { readMoney } from '#schemas/stock/cells/read-money.ts'
import { readFigure, readNumber, readYear } from '#schemas/stock/cells/read-number.ts'
import { readText } from '#schemas/stock/cells/read-text.ts'
import { shown, type FeedReading } from '#schemas/stock/cells/reading.ts'
import { simpleBody, simpleDrive, simpleFuel, simpleTransmission } from '#schemas/stock/simple-facts.ts'
import type { FeedField } from '#schemas/stock/feed-vehicle.ts'
import { vehicleVariant, type CarType } from '#schemas/vehicle/vehicle.ts'
import { readColours, readDoorsAndSeats, readPlace, readSeller } from './au-listings-cells.ts'
import { splitTitle } from './split-title.ts'
import {
  type Cells,
  type FieldRemark,
  type RowContext,
  type RowReading,
  type StockFormat,
  tableFile,
} from './stock-format.ts'

const columns = [
  'Brand',
  'Year',
  'Model',
  'Car/Suv',
  'Title',
  'UsedOrNew',
  'Transmission',
  'Engine',
  'DriveType',
  'FuelType',
  'FuelConsumption',
  'Kilometres',
  'ColourExtInt',
  'Location',
  'CylindersinEngine',
  'BodyType',
  'Doors',
  'Seats',
  'Price',
] as const

const fields: FeedField[] = [
  'name',
  'year',
  'make',
  'model',
  'badge',
  'car_type',
  'preorder',
  'vin',
  'colour',
  'interior_colour',
  'body',
  'simple_body',
  'trans',
  'simple_transmission',
  'fuel',
  'simple_fuel',
  'drive',
  'simple_drive',
  'seats',
  'doors',
  'engine_size',
  'engine_size_litres',
  'variant',
  'km',
  'build_date',
  'price',
  'dealership_name',
  'city',
  'state',
]

/**
 * Listings of Australian dealers, one a row, as gathered from a national marketplace. There is no stock number: what says which vehicle a
 * row is (make, year, title, distance, colours, place, dealer) stands for it. The price is no part of that, for it changes.
 */
export const auListings: StockFormat = { name: 'au-listings', file: tableFile, columns, fields: () => fields, read }

const carTypeOf: Record<string, CarType> = { USED: 'used', NEW: 'new', DEMO: 'demo' }

function read(cells: Cells, { thisYear }: RowContext): RowReading {
  const remarks: FieldRemark[] = []
  const take = <T>(field: string, reading: FeedReading<T>): T | null => {
    if (reading.remark !== undefined) remarks.push({ field, reason: reading.remark })
    return reading.value
  }
  const brand = readText(cells('Brand'), 80).value
  const model = readText(cells('Model'), 120).value
  const title = readText(cells('Title'), 200).value
  if (brand === null || model === null || title === null) {
    const field = brand === null ? 'Brand' : model === null ? 'Model' : 'Title'
    return { kind: 'rejected', stocknum: null, field, reason: 'the row does not say what vehicle it is' }
  }
  const seller = readSeller(cells('Car/Suv'))
  const car_type = carTypeOf[cells('UsedOrNew').trim().toUpperCase()] ?? seller.carType
  if (!car_type) {
    return {
      kind: 'rejected',
      stocknum: null,
      field: 'UsedOrNew',
      reason: 'the row does not say whether it is new, demo or used',
    }
  }
  const parts = splitTitle({ title, brand, model })
  if (parts.make !== brand)
    remarks.push({ field: 'make', reason: `'${brand}' completed to '${parts.make}' from the title` })
  if (parts.model !== model) {
    remarks.push({ field: 'model', reason: `'${shown(model)}' replaced by '${parts.model}' from the title` })
  }
  const isShifted = cells('Kilometres').includes('/')
  if (isShifted) {
    remarks.push({ field: 'km', reason: 'unknown: the colours stand in its column' })
    take('colour', {
      value: null,
      remark: `'${shown(cells('ColourExtInt'))}' left out: a warranty in the colours’ column`,
    })
  }
  const colours = readColours(cells(isShifted ? 'Kilometres' : 'ColourExtInt'), take)
  const body = take('body', readText(cells('BodyType')))
  const trans = take('trans', readText(cells('Transmission')))
  const fuel = take('fuel', readText(cells('FuelType')))
  const drive = take('drive', readText(cells('DriveType')))
  const litres = take('engine_size', readFigure(cells('Engine'), engine))
  if (seller.remark) remarks.push({ field: 'dealership_name', reason: seller.remark })
  return {
    kind: 'vehicle',
    identity: getIdentity(cells, seller.dealer),
    remarks,
    values: {
      name: title,
      year: take('year', getYear(cells('Year'), title, thisYear)),
      ...parts,
      car_type,
      preorder: seller.isToOrder,
      ...colours,
      body,
      simple_body: simpleBody(body),
      trans,
      simple_transmission: simpleTransmission(trans),
      fuel,
      simple_fuel: simpleFuel(fuel),
      drive,
      simple_drive: simpleDrive(drive),
      ...readDoorsAndSeats(cells('Doors'), cells('Seats'), take),
      engine_size: litres === null ? null : `${litres} L`,
      engine_size_litres: litres,
      variant: getVariant({
        enginesize_litres: litres,
        cylinders: take('cylinders', readFigure(cells('CylindersinEngine'), cylinders)),
        fuelconsumptioncombined: take('fuel consumption', readFigure(cells('FuelConsumption'), consumption)),
      }),
      km: isShifted ? null : take('km', readNumber(cells('Kilometres'), { max: 2_000_000, unit: /^kms?$/i })),
      price: take('price', readMoney(cells('Price'))),
      dealership_name: seller.dealer,
      ...readPlace(cells('Location'), take),
    },
  }
}

const getVariant = (facts: z.input<typeof vehicleVariant>) => vehicleVariant.parse(facts)

function getYear(cell: string, title: string, thisYear: number): FeedReading<number> {
  const reading = readYear(cell, thisYear)
  if (reading.value !== null) return reading
  const inTitle = readYear(/\b(?:19|20)\d{2}\b/.exec(title)?.[0] ?? '', thisYear)
  return inTitle.value === null ? reading : { ...inTitle, remark: `'${shown(cell)}' replaced by the title’s year` }
}

/** `4 cyl, 2.3 L` -> 2.3. Electric vehicles come as `0 L`. */
const engine = { pattern: /(\d+(?:\.\d+)?)\s*L\b/i, isPossible: (litres: number) => litres > 0 && litres < 30 }
const cylinders = { pattern: /^\s*(\d{1,2})\s*cyl/i, isPossible: (count: number) => count > 0 }

/** `10 L / 100 km` -> 10. `0 L / 100 km` is an empty value or an electric vehicle. */
const consumption = {
  pattern: /^\s*(\d+(?:\.\d+)?)\s*L\s*\/\s*100\s*km/i,
  isPossible: (litres: number) => litres > 0 && litres <= 60,
}

const identityColumns = [
  'Brand',
  'Year',
  'Model',
  'Title',
  'UsedOrNew',
  'Transmission',
  'Kilometres',
  'ColourExtInt',
  'Location',
] as const

const getIdentity = (cells: Cells, dealer: string | null): string =>
  [...identityColumns.map((column) => cells(column)), dealer ?? '']
    .map((cell) => cell.replace(/\s+/g, ' ').trim().toLowerCase())
    .join('\u001f')
