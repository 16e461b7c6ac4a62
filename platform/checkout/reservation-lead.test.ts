import { expect, test } from 'vitest'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { leadStages, reservationLead } from './reservation-lead.ts'
import type { Reservation } from './reservations-store.ts'
import type { ReservedVehicle } from './vehicles-store.ts'

const answers = {
  name: 'Al',
  last_name: 'Lee',
  opt_in: true,
  opt_in_words: 'News, please',
  terms: true,
  terms_words: 'The terms',
}

const aReservation = (changes: Partial<Reservation> = {}): Reservation => ({
  id: 12,
  tenant: 1,
  state: 'held',
  purpose: 'reservation',
  vehicle: 3,
  lead: null,
  shopper: 5,
  phone: '0412 345 678',
  email: 'al@example.com',
  expires_at: null,
  reminded_at: null,
  ended_at: null,
  answers,
  notes: '',
  key: 'key-12',
  ...changes,
})

const where = { site: { config: siteConfig.parse({}) }, locations: [] }

const vehicle: ReservedVehicle = {
  id: 3,
  name: 'Kia Sportage',
  stocknum: 'K77',
  car_type: 'used',
  status: 'in_stock',
  make: 'Kia',
  model: 'Sportage',
  location_id: null,
  dealership_id: null,
  dealership_slug: null,
  dealership_name: null,
}

const leadOf = (changes: Partial<Reservation> = {}) =>
  reservationLead({ ...where, reservation: aReservation(changes), vehicle, stage: 'paid' })

test('a reservation’s lead contains name, contact details, vehicle and stage', () => {
  expect(leadOf()).toMatchObject({
    tenant: 1,
    key: 'key-12',
    kind: 'reservation',
    name: 'Al',
    last_name: 'Lee',
    email: 'al@example.com',
    phone: '0412 345 678',
    shopper: 5,
    vehicle: 3,
    stock_number: 'K77',
    subcategory: leadStages.paid,
    lead_attributes: { 'Vehicle Make': 'Kia', 'Vehicle Model': 'Sportage' },
  })
})

test('a purchase has its own category', () => {
  expect(leadOf({ purpose: 'purchase' }).category).not.toBe(leadOf().category)
})

test('a box that was ticked by hand is consent by hand, one that began ticked is consent by default', () => {
  const how = (initially: boolean) =>
    leadOf({ answers: { ...answers, opt_in_initially: initially } }).consents?.find(({ purpose }) => purpose === 'news')
  expect([how(false)?.how, how(true)?.how]).toEqual(['by-hand', 'by-default'])
})

test('a box that was left unticked is refused consent, and one without words is none', () => {
  const consents = leadOf({ answers: { ...answers, opt_in: false, terms_words: '' } }).consents
  expect(consents).toEqual([{ purpose: 'news', wording: 'News, please', given: false, how: 'by-default' }])
})

test('the lead of a reservation without answers and vehicle still has its key', () => {
  const lead = reservationLead({
    ...where,
    reservation: aReservation({ answers: null, vehicle: null }),
    vehicle: null,
    stage: 'unpaid',
  })
  expect([lead.key, lead.name, lead.vehicle, lead.consents]).toEqual(['key-12', '', null, []])
})
