import { vehicleImage } from '../../vehicle/vehicle.ts'
import type { TargetKind } from '../feed-target.ts'
import * as texts from '../texts.ts'
import { isPictureAddress } from './read-address.ts'
import { readText } from './read-text.ts'
import { type FeedReading, shown } from './reading.ts'

/** Between the entries of a list that is handed on as one cell: no feed writes this character. */
export const entryMark = '\u001f'

/** Kinds whose cells hold several entries. */
const listKinds = ['lines', 'pictures', 'frames', 'films'] as const satisfies readonly TargetKind[]
export type ListKind = (typeof listKinds)[number]

export const isListKind = (kind: TargetKind): kind is ListKind => listKinds.some((name) => name === kind)

const mostEntries = 200

/** Splits at the feed's separator; otherwise at the entries of a list, at `|`, or at commas or semicolons. */
export function splitEntries(cell: string, split: string | null): string[] {
  const mark = split ?? (cell.includes(entryMark) ? entryMark : cell.includes('|') ? '|' : /[;,]\s*/)
  return cell
    .split(entryMark)
    .flatMap((entry) => (mark === entryMark ? [entry] : entry.split(mark)))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function readLines(entries: readonly string[]): FeedReading<string[]> {
  const lines = [...new Set(entries.flatMap((entry) => readText(entry, 200).value ?? []))]
  if (lines.length <= mostEntries) return { value: lines }
  return { value: lines.slice(0, mostEntries), remark: `the first ${mostEntries} of ${lines.length} taken` }
}

/** The entries of a list, split by `splitEntries`. */
export function readList(kind: ListKind, entries: readonly string[]): FeedReading<unknown> {
  switch (kind) {
    case 'lines':
      return readLines(entries)
    case 'pictures': {
      const { addresses, ...rest } = readAddresses([...new Set(entries)], { most: mostEntries, of: 'a picture' })
      return { ...rest, value: addresses.map((url) => vehicleImage.parse({ image: { url, thumb: { url } } })) }
    }
    case 'frames': {
      const { addresses, ...rest } = readAddresses(entries, { most: mostFrames, of: 'a picture' })
      return { ...rest, value: addresses.length === 0 ? null : addresses }
    }
    case 'films': {
      const { addresses, ...rest } = readAddresses([...new Set(entries)], { most: mostFilms, of: 'a film' })
      return { ...rest, value: addresses.length === 0 ? null : addresses.map((url) => ({ video: { url } })) }
    }
  }
}

/** A turn may show the same frame twice. */
const mostFrames = 360
const mostFilms = 20

/** Addresses of files; one that is none is left out, and never the vehicle. */
function readAddresses(
  entries: readonly string[],
  { most, of }: { most: number; of: string },
): { addresses: string[]; remark?: string } {
  const addresses = entries.filter(isPictureAddress).slice(0, most)
  const bad = entries.filter((address) => !isPictureAddress(address))
  const [first] = bad
  if (first === undefined) return { addresses }
  const more = bad.length > 1 ? texts.andAmountMore({ amount: bad.length - 1 }) : ''
  return { addresses, remark: `'${shown(first)}'${more} left out: no address of ${of}` }
}
