import type { Random } from './random.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

const some = (random: Random, from: string, count: number) =>
  Array.from({ length: count }, () => from[random.between(0, from.length - 1)] ?? 'A').join('')
const digits = (random: Random, count: number) => some(random, '0123456789', count)

/** A plate in its state's format, not of a real vehicle. */
export function plate(random: Random, state: string): string {
  switch (state) {
    case 'NSW':
      return random.chance(0.6)
        ? `E${some(random, letters, 1)}${some(random, letters, 1)}${digits(random, 2)}${some(random, letters, 1)}`
        : `D${some(random, letters, 1)}${digits(random, 2)}${some(random, letters, 2)}`
    case 'VIC':
      return `1${some(random, letters, 2)}${digits(random, 1)}${some(random, letters, 2)}`
    case 'QLD':
      return random.chance(0.4)
        ? `${digits(random, 3)}${some(random, letters, 2)}${digits(random, 1)}`
        : `${digits(random, 3)}${some(random, letters, 3)}`
    case 'SA':
      return `S${digits(random, 3)}${some(random, 'ABCD', 1)}${some(random, letters, 2)}`
    case 'WA':
      return `1H${some(random, letters, 2)}${digits(random, 3)}`
    case 'TAS':
      return `${some(random, 'HIJK', 1)}${digits(random, 2)}${some(random, letters, 2)}`
    case 'ACT':
      return `Y${some(random, letters, 2)}${digits(random, 2)}${some(random, letters, 1)}`
    default:
      return `${some(random, 'LMNPQ', 1)}${some(random, letters, 2)}${digits(random, 3)}`
  }
}

const values: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from('0123456789').map((digit) => [digit, Number(digit)])),
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
}
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** Seventeen characters; the ninth is the check digit of ISO 3779 by the North American rule. */
export function vin(random: Random, prefix: string): string {
  const body = some(random, 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789', 5)
  const tail = `${some(random, 'ABCDEFGHJKLMNPRSTVWXY', 1)}${some(random, 'ABCDEFGHJKLMNPRSTUVWXYZ', 1)}${digits(random, 6)}`
  const open = `${prefix}${body}0${tail}`
  return `${prefix}${body}${checkDigit(open)}${tail}`
}

export function checkDigit(number: string): string {
  const sum = Array.from(number).reduce(
    (total, character, i) => total + (values[character] ?? 0) * (weights[i] ?? 0),
    0,
  )
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}
