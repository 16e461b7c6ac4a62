import { z } from 'zod'
import {
  isBlank,
  readFlag,
  readMoney,
  readNumber,
  readText,
  readYear,
  unknown,
  type FeedReading,
} from '#schemas/stock/feed-reading.ts'
import type { FeedField } from '#schemas/stock/feed-vehicle.ts'
import { simpleBody, simpleDrive, simpleFuel, simpleTransmission } from '#schemas/stock/simple-facts.ts'
import { vehicleImage } from '#schemas/vehicle/vehicle.ts'
import type { Cells, FeedValues, FieldRemark, RowContext, RowReading, StockFormat } from './stock-format.ts'

type Kind =
  | 'text'
  | 'long-text'
  | 'number'
  | 'year'
  | 'money'
  | 'flag'
  | 'word'
  | 'date'
  | 'json'
  | 'pictures'
  | 'lines'

/** How each column is written. The order is that of an export. */
export const columnKinds = {
  stocknum: 'text',
  name: 'text',
  year: 'year',
  make: 'text',
  model: 'text',
  badge: 'text',
  series: 'text',
  car_type: 'word',
  item_type: 'word',
  status: 'word',
  sold_at: 'date',
  price: 'money',
  before_price: 'money',
  offer_price: 'money',
  subscription_price: 'money',
  price_type: 'text',
  km: 'number',
  colour: 'text',
  interior_colour: 'text',
  body: 'text',
  simple_body: 'text',
  trans: 'text',
  simple_transmission: 'text',
  gearnum: 'number',
  fuel: 'text',
  simple_fuel: 'text',
  drive: 'text',
  simple_drive: 'text',
  seats: 'number',
  doors: 'number',
  engine_size: 'text',
  engine_size_litres: 'number',
  vin: 'text',
  nvic: 'text',
  regplate: 'text',
  rego_expiry: 'date',
  build_date: 'date',
  compliance_date: 'date',
  preorder: 'flag',
  reserved: 'flag',
  certified: 'flag',
  tag: 'text',
  option_code: 'number',
  categories: 'lines',
  show_on_dealer_website: 'flag',
  location_name: 'text',
  location_phone: 'text',
  city: 'text',
  state: 'text',
  private_suburb: 'text',
  private_postcode: 'text',
  dealership_name: 'text',
  dealership_slug: 'text',
  dealercomments: 'long-text',
  features: 'lines',
  images: 'pictures',
  video_url: 'text',
  file: 'text',
  variant: 'json',
  specifications: 'json',
  autograb_data: 'json',
  finance_lenders: 'json',
} as const satisfies Record<FeedField, Kind>

/** Between the entries of a list in one cell: features, addresses of pictures. */
export const listMark = '|'

const derived = [
  ['simple_body', 'body', simpleBody],
  ['simple_fuel', 'fuel', simpleFuel],
  ['simple_drive', 'drive', simpleDrive],
  ['simple_transmission', 'trans', simpleTransmission],
] as const

const isField = (column: string): column is FeedField => Object.hasOwn(columnKinds, column)

/**
 * Our own CSV. The heading names fields of `schemas/vehicle/vehicle.ts`; only `stocknum` must be there, and what has no column is left as it
 * is. Money is in dollars, dates are ISO 8601, yes and no are `true` and `false`. `features` and `images` are lists with `|` between the
 * entries (a picture is its address, or a JSON list as an export writes it); `variant`, `specifications`, `autograb_data` and
 * `finance_lenders` are JSON. An empty cell empties the field. Without a column for them, the simple words for filters follow from `body`,
 * `fuel`, `drive` and `trans`, and the name from year, make, model and badge.
 */
export const forecourt: StockFormat = {
  name: 'forecourt',
  columns: ['stocknum'],
  fields: (heading) => {
    const given = heading.filter(isField)
    const followed = derived.flatMap(([simple, from]) =>
      given.includes(from) && !given.includes(simple) ? [simple] : [],
    )
    const isNamed = given.includes('name') || !given.includes('make') || !given.includes('model')
    return [...given, ...followed, ...(isNamed ? [] : (['name'] as const))]
  },
  read,
}

function read(cells: Cells, { thisYear, heading, fields }: RowContext): RowReading {
  const stocknum = cells('stocknum').trim()
  if (stocknum === '' || stocknum.length > 80) {
    return { kind: 'rejected', stocknum: null, field: 'stocknum', reason: 'a stock number has 1 to 80 characters' }
  }
  const remarks: FieldRemark[] = []
  const values: FeedValues = {}
  for (const field of fields) {
    const reading = readCell(field, cells(field), thisYear)
    if (reading.remark !== undefined) remarks.push({ field, reason: reading.remark })
    if (reading.value !== null) values[field] = reading.value
  }
  for (const [simple, from, simplify] of derived) {
    const word = values[from]
    if (!heading.includes(simple) && typeof word === 'string') values[simple] = simplify(word)
  }
  const name = [values.year, values.make, values.model, values.badge].filter(Boolean).join(' ')
  if (!values.name && name !== '') values.name = name
  return { kind: 'vehicle', stocknum, values, remarks }
}

function readCell(field: FeedField, cell: string, thisYear: number): FeedReading<unknown> {
  switch (columnKinds[field]) {
    case 'text':
      return readText(cell)
    case 'long-text':
      return cell.trim() === '' ? { value: null } : { value: cell.replaceAll('\u0000', '').trim() }
    case 'number':
      return readNumber(cell, { max: 10_000_000 })
    case 'year':
      return readYear(cell, thisYear)
    case 'money':
      return readMoney(cell)
    case 'flag':
      return readFlag(cell)
    case 'word':
      return isBlank(cell)
        ? unknown(cell)
        : {
            value: cell
              .trim()
              .toLowerCase()
              .replace(/[\s-]+/g, '_'),
          }
    case 'date':
      return readDate(cell)
    case 'lines':
      return { value: entriesOf(cell) }
    case 'pictures':
      return readPictures(cell)
    case 'json':
      return readJson(cell)
  }
}

function readDate(cell: string): FeedReading<string> {
  if (isBlank(cell)) return unknown(cell)
  const isIso = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(cell.trim())
  const date = new Date(cell.trim())
  return isIso && !Number.isNaN(date.getTime())
    ? { value: date.toISOString() }
    : unknown(cell, 'unknown: it is not a date')
}

const entriesOf = (cell: string) =>
  cell
    .split(listMark)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

function readPictures(cell: string): FeedReading<unknown> {
  if (cell.trim().startsWith('[')) return readJson(cell)
  return { value: entriesOf(cell).map((url) => vehicleImage.parse({ image: { url, thumb: { url } } })) }
}

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' })
    return z.NEVER
  }
})

/** Text that is not JSON is handed on as it is, so that the schema refuses the row. */
function readJson(cell: string): FeedReading<unknown> {
  if (isBlank(cell)) return { value: null }
  const parsed = json.safeParse(cell)
  return { value: parsed.success ? parsed.data : cell }
}
