import type { FeedMapping } from '../feed-mapping.ts'
import type { FeedUnit, TargetKind } from '../feed-target.ts'
import { readAddress } from './read-address.ts'
import { readDate, readDayCell } from './read-date.ts'
import { readExactLines, readExactPictures, readJson } from './read-exact.ts'
import type { ListKind } from './read-list.ts'
import { readMeasure } from './read-measure.ts'
import { readCents, readMoney } from './read-money.ts'
import { readNumber, readYear } from './read-number.ts'
import { readExactText, readLongText, readText } from './read-text.ts'
import { readFlag, readWord } from './read-word.ts'
import type { FeedReading } from './reading.ts'

/** `exact-…`: as an export of ours writes it, to be read back as it was. */
export type CellKind = Exclude<TargetKind, ListKind> | 'exact-text' | 'exact-lines' | 'exact-pictures' | 'json'

export interface CellContext {
  thisYear: number
  /** The site's, which tells the day of a moment, and the moment of a time without a zone. */
  timeZone: string
  /** The order of day and month in dates like `1/3/2026`; day first where absent. */
  dates?: FeedMapping['dates']
  /** The unit of figures without one; our unit if absent. */
  unit?: FeedUnit | null
}

/** A cell of a feed as the vehicle keeps it: money in cents, distances in kilometres, days and moments in ISO 8601. */
export function readCell(
  kind: CellKind,
  cell: string,
  { thisYear, timeZone, dates, unit = null }: CellContext,
): FeedReading<unknown> {
  switch (kind) {
    case 'text':
      return readText(cell)
    case 'long-text':
      return readLongText(cell)
    case 'exact-text':
      return readExactText(cell)
    case 'word':
      return readWord(cell)
    case 'flag':
      return readFlag(cell)
    case 'number':
      return readNumber(cell, { max: 10_000_000 })
    case 'year':
      return readYear(cell, thisYear)
    case 'money':
      return unit === 'cents' ? readCents(cell) : readMoney(cell)
    case 'distance':
    case 'volume':
    case 'length':
    case 'mass':
      return readMeasure(cell, { kind, unit })
    case 'day':
      return readDayCell(cell, { dates, timeZone })
    case 'date':
      return readDate(cell, { dates, timeZone })
    case 'address':
      return readAddress(cell)
    case 'exact-lines':
      return readExactLines(cell)
    case 'exact-pictures':
      return readExactPictures(cell)
    case 'json':
      return readJson(cell)
  }
}
