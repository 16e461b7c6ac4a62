import { type FeedUnit, unitsOfKind } from '../feed-target.ts'
import * as texts from '../texts.ts'
import { readNumber } from './read-number.ts'
import { type FeedReading, unknown } from './reading.ts'

const unitNames = {
  km: /^(?:kms?|kilomet(?:re|er)s?)$/i,
  miles: /^(?:mi|miles?)$/i,
  litres: /^l(?:itres?|iters?|tr)?$/i,
  cc: /^(?:cc|cm3|ccm)$/i,
  mm: /^mm$/i,
  cm: /^cm$/i,
  m: /^m(?:et(?:re|er)s?)?$/i,
  inches: /^(?:in|inch(?:es)?|")$/i,
  feet: /^(?:ft|feet|foot|')$/i,
  kg: /^(?:kgs?|kilos?|kilograms?)$/i,
  tonnes: /^(?:t|tonnes?|tons?)$/i,
  pounds: /^(?:lbs?|pounds?)$/i,
  dollars: /^(?:dollars?|\$)$/i,
  cents: /^cents?$/i,
} as const satisfies Record<FeedUnit, RegExp>

const isUnit = (name: string): name is FeedUnit => Object.hasOwn(unitNames, name)

interface Measure {
  kind: Exclude<keyof typeof unitsOfKind, 'money'>
  /** The unit of a cell without one; null means our unit. */
  unit: FeedUnit | null
}

/** As the vehicle keeps it: distances in kilometres, lengths in millimetres. A unit that the cell itself names goes before the mapping's. */
export function readMeasure(cell: string, { kind, unit }: Measure): FeedReading<number> {
  const factors: Partial<Record<FeedUnit, number>> = unitsOfKind[kind]
  const names = Object.keys(unitsOfKind[kind]).filter(isUnit)
  const tail = /[a-z"'$]+\d?\.?$/i.exec(cell.trim())?.[0].replace(/\.$/, '') ?? ''
  const named = names.find((name) => unitNames[name].test(tail))
  const factor = factors[named ?? unit ?? names[0] ?? 'km'] ?? 1
  const { value, remark } = readNumber(cell, { max: 10_000_000, ...(named ? { unit: unitNames[named] } : {}) })
  if (value === null) return { value, ...(remark ? { remark } : {}) }
  const ours = kind === 'distance' ? Math.round(value * factor) : Math.round(value * factor * 1_000) / 1_000
  const most = mostOf[kind]
  return ours > most ? unknown(cell, texts.unknownItIsBeyondMost({ most })) : { value: ours }
}

const mostOf = { distance: 2_000_000, volume: 10_000, length: 100_000, mass: 200_000 }
