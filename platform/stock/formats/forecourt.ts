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
import { readDate } from '#schemas/stock/read-date.ts'
import { isPictureAddress } from '#schemas/stock/read-target.ts'
import { followingFacts, withFollowing } from './complete-facts.ts'
import {
  type Cells,
  type FeedValues,
  type FieldRemark,
  type RowContext,
  type RowReading,
  type StockFormat,
  tableFile,
} from './stock-format.ts'

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
  dealership_name: 'text',
  dealership_slug: 'text',
  private_suburb: 'text',
  private_postcode: 'text',
  dealercomments: 'long-text',
  features: 'lines',
  images: 'pictures',
  video_url: 'text',
  viewer: 'json',
  file: 'text',
  variant: 'json',
  specifications: 'json',
  autograb_data: 'json',
  finance_lenders: 'json',
} as const satisfies Record<FeedField, Kind>

/** Between the entries of a list in one cell: features, addresses of pictures. */
export const listMark = '|'

const isField = (column: string): column is FeedField => Object.hasOwn(columnKinds, column)

/**
 * Our own CSV. The heading names fields of `schemas/vehicle/vehicle.ts`; only `stocknum` must be there, and what has no column is left as it
 * is. Money is in dollars, dates are ISO 8601, yes and no are `true` and `false`. `features` and `images` are lists with `|` between the
 * entries (a picture is its address, or a JSON list as an export writes it); `viewer`, `variant`, `specifications`, `autograb_data`
 * and `finance_lenders` are JSON. An empty cell empties the field. Without a column for them, the simple words for filters follow from `body`,
 * `fuel`, `drive` and `trans`, and the name from year, make, model and badge.
 */
export const forecourt: StockFormat = {
  name: 'forecourt',
  file: tableFile,
  columns: ['stocknum'],
  fields: (heading) => withFollowing(heading.filter(isField)),
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
  Object.assign(
    values,
    followingFacts(values, (field) => heading.includes(field)),
  )
  return { kind: 'vehicle', stocknum, values, remarks }
}

function readCell(field: FeedField, cell: string, thisYear: number): FeedReading<unknown> {
  switch (columnKinds[field]) {
    case 'text':
      return readText(cell)
    case 'long-text':
      return readComments(cell)
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

const entriesOf = (cell: string) =>
  cell
    .split(listMark)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

const mostText = 20_000

/** Kept as written, line ends and all: an export is read back as it was. */
function readComments(cell: string): FeedReading<string> {
  const clean = cell.replaceAll('\u0000', '').trim()
  if (clean.length <= mostText) return { value: clean === '' ? null : clean }
  return { value: clean.slice(0, mostText).trim(), remark: `cut at ${mostText} characters` }
}

/** What is no picture is left out, and never the vehicle. */
function readPictures(cell: string): FeedReading<unknown> {
  const entries = cell.trim().startsWith('[') ? listOf(cell) : entriesOf(cell).filter(isPictureAddress).map(pictureAt)
  if (entries === null) return { value: [], remark: 'left out: the list of pictures is not JSON' }
  const value = entries.filter((entry) => isPicture(entry))
  const count = cell.trim().startsWith('[') ? entries.length : entriesOf(cell).length
  if (value.length === count) return { value }
  return { value, remark: `${count - value.length} of ${count} left out: no address of a picture` }
}

/** The schema's form, told without taking a copy of each; what is more than that the schema refuses. */
const isPicture = (entry: unknown): boolean => hasText(entry, 'image', 'url') && hasText(entry, 'image', 'thumb', 'url')

function hasText(value: unknown, ...path: string[]): boolean {
  const [name, ...rest] = path
  if (name === undefined) return typeof value === 'string'
  return typeof value === 'object' && value !== null && hasText(Reflect.get(value, name), ...rest)
}

const pictureAt = (url: string): unknown => ({ image: { url, thumb: { url } } })

function listOf(cell: string): unknown[] | null {
  const { data } = json.safeParse(cell)
  return Array.isArray(data) ? data : null
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
