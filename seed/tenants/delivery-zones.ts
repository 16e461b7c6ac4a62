import type { DemoDeliveryZone } from './demo-tenant.ts'

const dollars = (amount: number) => amount * 100
const to = (name: string, postcodes: string, price: number): DemoDeliveryZone => ({
  name,
  kind: 'postcodes',
  postcodes,
  price: dollars(price),
})
const upTo = (within: number, price: number): DemoDeliveryZone => ({
  name: `up to ${within.toLocaleString('en-AU')} km from the yard`,
  kind: 'distance',
  within,
  price: dollars(price),
})

/** Its own coast for nothing, the rest of its state by regions, neighbours by distance; nothing is promised further away. */
export const coastlineZones: readonly DemoDeliveryZone[] = [
  to('Sunshine Coast', '4517-4519, 4550-4575', 0),
  to('Brisbane and Ipswich', '4000-4207, 4300-4306, 4500-4516', 190),
  to('Gold Coast', '4208-4230', 240),
  to('Rest of Queensland', '4000-4999', 590),
  upTo(400, 490),
]

/** A group that delivers anywhere, priced by state. */
export const meridianZones: readonly DemoDeliveryZone[] = [
  to('Sydney', '2000-2234, 2555-2574, 2740-2786', 0),
  to('Hunter and Central Coast', '2250-2339', 150),
  to('Illawarra and Southern Highlands', '2500-2534, 2575-2579', 150),
  to('Canberra', '0200-0299, 2600-2620, 2900-2920', 320),
  to('Rest of New South Wales', '1000-2999', 390),
  to('Victoria', '3000-3999, 8000-8999', 690),
  to('Queensland', '4000-4999, 9000-9999', 790),
  to('South Australia', '5000-5999', 890),
  to('Tasmania', '7000-7999', 1_190),
  to('Northern Territory', '0800-0999', 1_590),
  to('Western Australia', '6000-6999', 1_690),
]

/** A wholesaler that charges by the kilometre; the ferry has a price of its own. */
export const westgateZones: readonly DemoDeliveryZone[] = [
  upTo(50, 99),
  upTo(150, 220),
  upTo(400, 450),
  upTo(1_000, 890),
  to('Tasmania', '7000-7999', 990),
]

/** Caravans are towed, from whichever of its yards they stand in. */
export const openroadZones: readonly DemoDeliveryZone[] = [
  upTo(100, 180),
  upTo(300, 420),
  upTo(800, 980),
  upTo(1_500, 1_650),
  upTo(3_000, 2_900),
]

export const kauriZones: readonly DemoDeliveryZone[] = [
  to('Auckland', '0600-2699', 0),
  to('Northland', '0100-0599', 290),
  to('Waikato and Bay of Plenty', '3000-3999', 190),
  to('Rest of the North Island', '0000-6999', 490),
  to('South Island', '7000-9899', 950),
]
