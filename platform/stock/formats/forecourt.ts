import { type CellKind, readCell } from '#schemas/stock/cells/read-cell.ts'
import type { FeedField } from '#schemas/stock/feed-vehicle.ts'
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

/** How each column is written. The order is that of an export. */
export const columnKinds = {
  stocknum: 'text',
  name: 'text',
  carsales_title: 'text',
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
  bodyconfiguration: 'text',
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
  rego_expiry: 'day',
  build_date: 'day',
  compliance_date: 'day',
  preorder: 'flag',
  reserved: 'flag',
  certified: 'flag',
  tag: 'text',
  option_code: 'number',
  categories: 'exact-lines',
  show_on_dealer_website: 'flag',
  location_name: 'text',
  location_phone: 'text',
  city: 'text',
  state: 'text',
  dealership_name: 'text',
  dealership_slug: 'text',
  private_suburb: 'text',
  private_postcode: 'text',
  dealercomments: 'exact-text',
  features: 'exact-lines',
  images: 'exact-pictures',
  video_url: 'text',
  viewer: 'json',
  file: 'text',
  variant: 'json',
  factory: 'json',
  specifications: 'json',
  autograb_data: 'json',
  finance_lenders: 'json',
} as const satisfies Record<FeedField, CellKind>

const isField = (column: string): column is FeedField => Object.hasOwn(columnKinds, column)

/**
 * Our own CSV. The heading names fields of `schemas/vehicle/vehicle.ts`; only `stocknum` must be there, and what has no column is left as it
 * is. Money is in dollars, dates are ISO 8601, yes and no are `true` and `false`. `features` and `images` are lists with `|` between the
 * entries (a picture is its address, or a JSON list as an export writes it); `viewer`, `variant`, `factory`, `specifications`, `autograb_data`
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

function read(cells: Cells, { heading, fields, ...context }: RowContext): RowReading {
  const stocknum = cells('stocknum').trim()
  if (stocknum === '' || stocknum.length > 80) {
    return { kind: 'rejected', stocknum: null, field: 'stocknum', reason: 'a stock number has 1 to 80 characters' }
  }
  const remarks: FieldRemark[] = []
  const values: FeedValues = {}
  for (const field of fields) {
    const reading = readCell(columnKinds[field], cells(field), context)
    if (reading.remark !== undefined) remarks.push({ field, reason: reading.remark })
    if (reading.value !== null) values[field] = reading.value
  }
  Object.assign(
    values,
    followingFacts(values, (field) => heading.includes(field)),
  )
  return { kind: 'vehicle', stocknum, values, remarks }
}
