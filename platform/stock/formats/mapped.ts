import type { FeedMapping, FieldMapping } from '#schemas/stock/feed-mapping.ts'
import { type FeedTarget, isFeedTarget } from '#schemas/stock/feed-target.ts'
import { feedVehicle, type FeedField } from '#schemas/stock/feed-vehicle.ts'
import { readTarget } from '#schemas/stock/read-target.ts'
import { followingFacts, withFollowing } from './complete-facts.ts'
import type { Cells, FeedValues, FieldRemark, RowContext, RowReading, StockFormat } from './stock-format.ts'

/** A feed with a tenant's mapping: each vehicle field from the mapped columns or paths. */
export function mappedFormat({ kind, encoding, rows, dates, fields: mapped }: FeedMapping): StockFormat {
  const targets = Object.entries(mapped).flatMap(([target, mapping]) =>
    isFeedTarget(target) && (mapping.from.length > 0 || mapping.otherwise !== null) ? [{ target, mapping }] : [],
  )
  const given = [...new Set(targets.map(({ target }) => getField(target)))]
  const isGiven = (field: FeedField) => given.includes(field)
  return {
    name: 'mapping',
    file: { kind, encoding, rows },
    columns: [...new Set(targets.flatMap(({ mapping }) => mapping.from))],
    fields: () => withFollowing(given),
    read: (cells, { thisYear, timeZone }) => read(cells, { targets, isGiven, dates, thisYear, timeZone }),
  }
}

interface MappingContext extends Pick<RowContext, 'thisYear' | 'timeZone'> {
  targets: readonly { target: FeedTarget; mapping: FieldMapping }[]
  isGiven: (field: FeedField) => boolean
  dates: FeedMapping['dates']
}

function read(cells: Cells, { targets, isGiven, ...context }: MappingContext): RowReading {
  const remarks: FieldRemark[] = []
  const values: FeedValues = {}
  const nested = new Map<FeedField, Record<string, unknown>>()
  for (const { target, mapping } of targets) {
    const { value, remark } = readTarget(target, { mapping, cells: mapping.from.map(cells) }, context)
    if (remark !== undefined) remarks.push({ field: target, reason: remark })
    const [, fact] = target.split('.')
    const field = getField(target)
    if (value === null) continue
    if (fact === undefined) values[field] = value
    else nested.set(field, { ...nested.get(field), [fact]: value })
  }
  const { stocknum, ...facts } = values
  if (typeof stocknum !== 'string' || stocknum.length > 80) {
    return { kind: 'rejected', stocknum: null, field: 'stocknum', reason: 'a stock number has 1 to 80 characters' }
  }
  Object.assign(facts, Object.fromEntries(nested), followingFacts(facts, isGiven))
  return { kind: 'vehicle', stocknum, values: facts, remarks }
}

const { options } = feedVehicle.keyof()

/** `variant.cylinders` -> `variant`. */
export function getField(target: FeedTarget): FeedField {
  const [name] = target.split('.')
  const field = options.find((option) => option === name)
  if (field === undefined) throw new Error(`${target} belongs to no field of a vehicle.`)
  return field
}
