import type { Field, GroupField, NumberFieldSingleValidation } from 'payload'
import { isTagId } from '#schemas/analytics/tag-id.ts'
import {
  type CardButton,
  cardButtons,
  cardLayouts,
  financePaths,
  financeProviders,
  pluginNames,
  reservePaths,
} from '#schemas/tenant/site-config.ts'
import { allow } from '../../access/allow.ts'
import { mediaField } from '../../fields/media.ts'
import { moneyField } from '../../fields/money.ts'
import { row } from '../../fields/row.ts'
import { inherited } from './inherited.ts'

const text = (name: string, label: string, description?: string) =>
  inherited({ name, type: 'text', label, ...(description ? { admin: { description } } : {}) })
const number = (name: string, label: string, about: { min: number; max: number; description?: string }) => {
  const { description, ...range } = about
  return inherited({ name, type: 'number', label, ...range, ...(description ? { admin: { description } } : {}) })
}
const toggle = (name: string, label: string) => inherited({ name, type: 'checkbox', label })
const money = (name: string, label: string, description?: string) =>
  inherited(moneyField({ name, label, ...(description ? { description } : {}) }))
const group = (name: string, label: string, fields: Field[]): GroupField => ({ name, type: 'group', label, fields })

const checkMostRate: NumberFieldSingleValidation = (value, { siblingData }) => {
  if (typeof value !== 'number') return true
  if (value < 0 || value > 30) return 'Enter a rate from 0 to 30.'
  const least: unknown = Reflect.get(siblingData, 'leastRate')
  return typeof least === 'number' && value < least ? 'The highest rate is below the lowest.' : true
}

const providerLabels: Record<(typeof financeProviders)[number], string> = {
  none: 'No finance',
  taurus: 'Taurus',
  '360-finance': '360 Finance',
  ausloans: 'AusLoans',
  manual: 'Our own figures',
  angle: 'Angle',
  powertorque: 'Powertorque',
  'nissan-finance': 'Nissan Finance',
  youx: 'YouX',
}
const layoutLabels: Record<(typeof cardLayouts)[number], string> = {
  standard: 'Standard',
  compact: 'Compact',
  wide: 'Wide',
}

const buttonLabels: Record<CardButton, string> = {
  details: 'View Details',
  enquire: 'Enquiry',
  'test-drive': 'Book a Test Drive',
  finance: 'Finance',
  reserve: 'Reserve',
  similar: 'Find Me Something Similar (sold vehicles)',
}
const reserveLabels: Record<(typeof reservePaths)[number], string> = {
  checkout: '/cars/…/checkout',
  'buy-online': '/cars/…/buy-online',
  'checkout-journey': '/checkout-journey',
}

/** `schemas/tenant/site-config.ts`, group by group. */
export const configFields: Field[] = [
  group('finance', 'Finance', [
    ...row(
      inherited({
        name: 'provider',
        type: 'select',
        options: financeProviders.map((value) => ({ value, label: providerLabels[value] })),
      }),
      number('interestRate', 'Interest (% a year)', { min: 0, max: 30 }),
      number('comparisonRate', 'Comparison rate (% a year)', {
        min: 0,
        max: 40,
        description: 'Left empty, it is calculated for each loan from its payments and the fees below.',
      }),
      number('termYears', 'Term (years)', { min: 1, max: 7 }),
    ),
    ...row(
      money('establishmentFee', 'Establishment fee', 'Left empty, as the lender usually has it.'),
      money('registrationFee', 'Security registration fee'),
      money('monthlyFee', 'Account fee a month'),
      money('dealerFee', 'Dealer agency fee'),
    ),
    ...row(
      money('leastPrice', 'Least price in the calculator', 'Left empty, as the lender has it: usually $1,000.'),
      number('leastRate', 'Lowest rate in the calculator (%)', { min: 0, max: 30 }),
      inherited({
        name: 'mostRate',
        type: 'number',
        label: 'Highest rate in the calculator (%)',
        min: 0,
        max: 30,
        validate: checkMostRate,
      }),
    ),
    ...row(
      inherited({ name: 'excludedMakes', type: 'text', hasMany: true, label: 'No estimates for these makes' }),
      inherited({
        name: 'excludedDealerships',
        type: 'text',
        hasMany: true,
        label: 'No estimates for these dealerships (slugs)',
      }),
    ),
    inherited({ name: 'disclaimer', type: 'textarea' }),
    inherited({
      name: 'requiredText',
      type: 'textarea',
      label: 'Words that the law requires',
      admin: { description: 'Stand whole beside repayments: they are never folded or cut.' },
    }),
  ]),
  group('phones', 'Phones', [
    ...row(
      text('override', 'For everything', 'Goes before all others.'),
      text('new', 'New and demo vehicles'),
      text('used', 'Used vehicles'),
    ),
    toggle('masked', 'Hide the last digits until they are clicked'),
  ]),
  text('email', 'Email'),
  group('cards', 'Vehicle cards', [
    ...row(
      inherited({
        name: 'layout',
        type: 'select',
        options: cardLayouts.map((value) => ({ value, label: layoutLabels[value] })),
      }),
      text('noPriceText', 'Words where there is no price'),
    ),
    ...row(
      number('justArrivedDays', 'Just arrived (days)', { min: 0, max: 90 }),
      text('justArrivedText', 'Words on vehicles that just arrived'),
      text('soldTag', 'Words on sold vehicles'),
    ),
    ...row(
      text('certifiedMake', 'Make with a certified-used badge'),
      mediaField('certifiedBadge', { label: 'Badge', description: 'Left empty, the badge is words.' }),
    ),
    inherited({
      name: 'buttons',
      type: 'select',
      hasMany: true,
      options: cardButtons.map((value) => ({ value, label: buttonLabels[value] })),
      admin: {
        description:
          'On cards of search results. None chosen means all; reserving and finance have a switch each under Features.',
      },
    }),
    ...row(
      text('enquireText', 'Words for enquiring', 'Such as Enquire Now or Enquiry.'),
      text('financeText', 'Words for finance', 'Such as Get Finance or Get Pre-Approved.'),
      text('reserveText', 'Words for reserving', 'Such as Reserve this Car or Reserve Now.'),
    ),
    ...row(
      inherited({
        name: 'financePath',
        type: 'select',
        label: 'Finance leads to',
        options: financePaths.map((value) => ({ value, label: value })),
      }),
      inherited({
        name: 'reservePath',
        type: 'select',
        label: 'Reserving leads to',
        options: reservePaths.map((value) => ({ value, label: reserveLabels[value] })),
      }),
    ),
    ...row(
      toggle('keepUsedOnly', 'Only used vehicles can be favourites'),
      toggle('keepPricedOnly', 'Only vehicles with a price'),
      toggle('keepPicturedOnly', 'Only vehicles with pictures'),
    ),
  ]),
  group('stock', 'Stock on the site', [
    ...row(
      toggle('usedOnly', 'Used vehicles only'),
      toggle('dealerWebsiteOnly', 'Only vehicles marked for the website'),
    ),
    ...row(
      number('soldForDays', 'Sold vehicles stay (days)', { min: 0, max: 365 }),
      inherited({
        name: 'whenMissing',
        type: 'select',
        label: 'Vehicles that leave the feed become',
        options: [
          { value: 'sold', label: 'Sold' },
          { value: 'withdrawn', label: 'Withdrawn' },
        ],
      }),
    ),
    inherited({ name: 'excludedStockNumbers', type: 'text', hasMany: true, label: 'Hidden stock numbers' }),
    inherited({ name: 'hiddenVehicleIds', type: 'number', hasMany: true, label: 'Hidden vehicle ids' }),
    inherited({ name: 'hiddenWebsiteIds', type: 'number', hasMany: true, label: 'Hidden website ids' }),
    toggle('optionCodesOnly', 'Only vehicles in stock with an option code from 0 to 14'),
  ]),
  group('promos', 'Promotions among search results', [
    ...row(
      number('everyN', 'After every so many cards', { min: 0, max: 50 }),
      inherited({ name: 'positions', type: 'number', hasMany: true, label: 'Or at these places', min: 1, max: 100 }),
      toggle('random', 'Or at random places'),
    ),
  ]),
  group('reviews', 'Reviews', [
    ...row(number('minimumRating', 'Show from this average on', { min: 0, max: 5 }), toggle('hidden', 'Hide reviews')),
    text(
      'orgId',
      'Organisation at Snap 21',
      'Their id of you; the block Rating of a reviews service shows what they say.',
    ),
  ]),
  {
    ...group('search', 'Search index', [...row(text('host', 'Host'), text('key', 'Search key'))]),
    access: { read: allow('tenant-admin'), create: allow('tenant-admin'), update: allow('tenant-admin') },
  },
  inherited({
    name: 'plugins',
    type: 'select',
    hasMany: true,
    options: pluginNames.map((value) => ({ value, label: value })),
  }),
  group('forms', 'Forms', [
    ...row(
      text('optInText', 'Words for news and offers'),
      text('vehicleOptInText', 'The same on a vehicle’s forms'),
      toggle('optInInitially', 'Ticked to begin with'),
    ),
    toggle('commentsRequired', 'An enquiry needs comments'),
    inherited({
      name: 'terms',
      type: 'textarea',
      label: 'Terms of use that have to be agreed to',
      admin: { description: 'Left empty, forms do not ask.' },
    }),
    inherited({ name: 'testDriveTerms', type: 'textarea', label: 'Terms under the time of a test drive' }),
  ]),
  group('testDrive', 'Test drives', [
    ...row(
      number('minutes', 'Minutes for one', { min: 15, max: 240 }),
      number('capacity', 'At once at a location', { min: 1, max: 20 }),
      number('noticeHours', 'Notice (hours)', { min: 0, max: 168 }),
      number('daysAhead', 'Days ahead', { min: 1, max: 60 }),
    ),
  ]),
  group('leads', 'Leads', [number('answerWithinMinutes', 'Answered within (minutes)', { min: 5, max: 10_080 })]),
  group('reservations', 'Reservations', [
    ...row(
      number('paymentMinutes', 'Minutes for the payment', { min: 5, max: 120 }),
      number('holdHours', 'Kept for (hours)', { min: 1, max: 720 }),
    ),
  ]),
  group('tradeIn', 'Trade-in estimates', [
    ...row(
      number('mostYears', 'Up to years old', { min: 1, max: 40 }),
      number('mostKm', 'Up to kilometres', { min: 1_000, max: 1_000_000 }),
    ),
  ]),
  group('analytics', 'Measuring', [
    inherited({
      name: 'question',
      type: 'textarea',
      label: 'What shoppers are asked',
      admin: { description: 'Where “Ask shoppers before anything is measured” is on.' },
    }),
    inherited({
      name: 'tagId',
      type: 'text',
      label: 'Google tag',
      validate: (value: unknown) =>
        !value ||
        (typeof value === 'string' && isTagId(value)) ||
        'Enter an id such as GTM-AB12CD3 or G-AB12CD34EF, in capitals.',
      admin: {
        description:
          'The id of a Tag Manager container (GTM-…) or of an Analytics property (G-…). Pages load it from Google once they have nothing better to do; where shoppers are asked first, only after a yes. It hears each event of the site. Tags of a container that write HTML or scripts of their own, or call servers other than Google’s, are refused by the browser. Left empty, nothing is loaded from Google.',
      },
    }),
  ]),
  group('social', 'Social networks', [
    ...row(text('facebook', 'Facebook'), text('instagram', 'Instagram'), text('youtube', 'YouTube')),
    ...row(text('tiktok', 'TikTok'), text('linkedin', 'LinkedIn'), text('x', 'X')),
  ]),
  group('announcement', 'Announcement bar', [...row(text('text', 'Words'), text('url', 'Leads to'))]),
  text('licence', 'Dealer licence'),
  money('reserveAmount', 'Deposit for reserving a vehicle'),
]
