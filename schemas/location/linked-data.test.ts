import { expect, test } from 'vitest'
import { site } from '../tenant/site.ts'
import { dealerLinkedData, locationLinkedData } from './linked-data.ts'
import { location } from './location.ts'

const bay = site.parse({
  id: 1,
  slug: 'bay',
  name: 'Bay Motors',
  origin: 'https://bay.example',
  country: 'AU',
  locale: 'en-AU',
  currency: 'AUD',
  timeZone: 'Australia/Sydney',
  tagline: '',
  logo: null,
  theme: {},
  flags: {},
  config: { social: { facebook: 'https://facebook.com/bay' } },
  menus: { header: null, footer: null, legal: null },
})
const dealer = { site: bay, now: new Date('2026-12-24T00:00:00.000Z') }
const sydney = location.parse({
  id: 1,
  name: 'Bay Sydney',
  slug: 'sydney',
  address: { street: '1 Bay Road', city: 'Sydney', state: 'NSW', postcode: '2000', lat: -33.9, long: 151.2 },
  opening_hours: [{ weekday: 1, status: 'Open', open: '08:30', close: '17:00' }],
  special_hours: [
    { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' },
    { date: '2020-01-01', name: 'Long ago', status: 'Closed' },
    { date: '2026-12-26', name: 'Boxing Day', status: 'Open', open: '10:00', close: '14:00' },
  ],
})
const perth = location.parse({
  id: 2,
  name: 'Bay Perth',
  slug: 'perth',
  primary: true,
  address: { street: '2 Swan Street', city: 'Perth', state: 'WA', postcode: '6000' },
  time_zone: 'Australia/Perth',
})

test('a location’s holidays to come are its special hours: a closed day from midnight to midnight', () => {
  expect(locationLinkedData([sydney], dealer)['specialOpeningHoursSpecification']).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
      opens: '00:00',
      closes: '00:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-26',
      validThrough: '2026-12-26',
      opens: '10:00',
      closes: '14:00',
    },
  ])
})

test('the home page is the dealer at the main location, with the others and its social networks', () => {
  expect(dealerLinkedData([sydney, perth], dealer)).toMatchObject({
    '@type': 'AutoDealer',
    '@id': 'https://bay.example/#dealer',
    name: 'Bay Motors',
    url: 'https://bay.example/',
    address: { addressLocality: 'Perth' },
    sameAs: ['https://facebook.com/bay'],
    department: [{ name: 'Bay Sydney', openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '08:30' }] }],
  })
})

test('a dealer without locations has its name and address on the web alone', () => {
  expect(dealerLinkedData([], { ...dealer, site: { ...bay, config: { ...bay.config, social: noNetworks } } })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': 'https://bay.example/#dealer',
    name: 'Bay Motors',
    url: 'https://bay.example/',
  })
})

const noNetworks = { facebook: '', instagram: '', youtube: '', tiktok: '', linkedin: '', x: '' }
