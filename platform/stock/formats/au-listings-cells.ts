import { readDayCell } from '#schemas/stock/cells/read-date.ts'
import { readNumber } from '#schemas/stock/cells/read-number.ts'
import { readText } from '#schemas/stock/cells/read-text.ts'
import { isBlank, shown, type FeedReading } from '#schemas/stock/cells/reading.ts'
import type { CarType } from '#schemas/vehicle/vehicle.ts'

type ReadField = <T>(field: string, reading: FeedReading<T>) => T | null

export interface Seller {
  dealer: string | null
  carType: CarType | null
  isToOrder: boolean
  remark?: string
}

const bodyTypes = /^(?:suv|hatchback|ute \/ tray|sedan|wagon|commercial|coupe|convertible|people mover|other)$/i

/**
 * The column `Car/Suv` holds a body type (again in its own column), the kind of listing, the dealer's name, or the dealer's masked phone.
 * Only the name has information that no other column has.
 */
export function readSeller(cell: string): Seller {
  const text = cell.replace(/\s+/g, ' ').trim()
  const none = { dealer: null, carType: null, isToOrder: false }
  if (isBlank(text) || bodyTypes.test(text)) return none
  const kind = /^(new|used|demo)\b(.*)$/i.exec(text)
  if (kind && /^(?:| available to order| in stock| dealer ad)$/i.test(kind[2] ?? '')) {
    const carType = (['new', 'used', 'demo'] as const).find((type) => type === kind[1]?.toLowerCase()) ?? null
    return { ...none, carType, isToOrder: /to order/i.test(text) }
  }
  if (/^[\d\s*+()]+$/.test(text)) return { ...none, remark: `'${shown(text)}' left out: a masked phone number` }
  return { ...none, dealer: text.slice(0, 400) }
}

/** `Blue / Grey` is outside and inside; a month or a VIN in the second place is what it is. */
export function readColours(cell: string, take: ReadField) {
  const [outside = '', ...rest] = cell.split(' / ')
  const inside = rest.join(' / ')
  const isMonth = /^\s*(?:19|20)\d{2}\/(?:0[1-9]|1[0-2])\s*$/.test(inside)
  const vin = /^\s*([A-HJ-NPR-Z0-9]{17})\s*$/i.exec(inside)?.[1]
  const hasDigits = vin !== undefined && /\d{4}/.test(vin)
  if (isMonth) take('interior_colour', { value: null, remark: `'${shown(inside)}' read as the month it was built` })
  if (hasDigits) take('interior_colour', { value: null, remark: `'${shown(inside)}' read as the VIN` })
  const isColour = !isMonth && !hasDigits
  return {
    colour: take('colour', readText(outside)),
    interior_colour: isColour ? take('interior_colour', readText(inside)) : null,
    build_date: isMonth ? readDayCell(inside, { timeZone: 'UTC' }).value : null,
    vin: hasDigits ? vin.toUpperCase() : null,
  }
}

/** `Mount Louisa, QLD` is a suburb and its state; a suburb in capitals is written as others are. */
export function readPlace(cell: string, take: ReadField) {
  const match = /^\s*(.+?),\s*(?:AU-)?(NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s*$/i.exec(cell)
  if (!match) return { city: take('city', readText(cell)), state: null }
  const [, place = '', state = ''] = match
  const isShouted = place.length > 3 && place === place.toUpperCase()
  const city = isShouted ? place.toLowerCase().replace(/(^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase()) : place
  if (isShouted) take('city', { value: city, remark: `'${shown(place)}' written as '${city}'` })
  if (/AU-/i.test(cell)) take('state', { value: state, remark: `'AU-${state}' written as '${state}'` })
  return { city, state: state.toUpperCase() }
}

/** ` 4 Doors`, ` 5 Seats`; without doors, the seats are in their column. */
export function readDoorsAndSeats(doorsCell: string, seatsCell: string, take: ReadField) {
  const seatsInDoors = /seats?\s*$/i.test(doorsCell)
  if (seatsInDoors) {
    take('doors', { value: null, remark: `unknown: '${shown(doorsCell)}' stands in their column` })
  }
  const seats = seatsInDoors && isBlank(seatsCell) ? doorsCell : seatsCell
  return {
    doors: seatsInDoors ? null : take('doors', readNumber(doorsCell, { min: 1, max: 9, unit: /^doors?$/i })),
    seats: take('seats', readNumber(seats, { min: 1, max: 90, unit: /^seats?$/i })),
  }
}
