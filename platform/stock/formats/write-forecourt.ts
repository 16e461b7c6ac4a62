import { dollarsFromCents } from '#schemas/lib/dollars.ts'
import { listMark } from '#schemas/stock/cells/read-exact.ts'
import type { FeedField } from '#schemas/stock/feed-vehicle.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { csvLine } from '../csv-line.ts'
import { columnKinds } from './forecourt.ts'

const isField = (column: string): column is FeedField => Object.hasOwn(columnKinds, column)
const columns = Object.keys(columnKinds).filter(isField)

/** The heading of a file of the `forecourt` format with every column. */
export const forecourtHeading = csvLine(columns)

/** One vehicle as a line under that heading; the importer reads it back as it was. */
export const forecourtLine = (vehicle: Pick<Vehicle, FeedField>): string =>
  csvLine(columns.map((column) => getCell(vehicle[column], column)))

function getCell(value: unknown, column: FeedField): string {
  if (value === null || value === undefined) return ''
  if (columnKinds[column] === 'money') return dollarsFromCents(Number(value)).toFixed(2)
  if (columnKinds[column] === 'exact-lines' && Array.isArray(value)) return value.map(String).join(listMark)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
