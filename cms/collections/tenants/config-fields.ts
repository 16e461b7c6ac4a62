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
  return typeof least === 'number' && value < least ? 'The highest rate must not be below the lowest.' : true
}

const providerLabels: Record<(typeof financeProviders)[number], string> = {
  none: 'No finance',
  taurus: 'Taurus',
  '360-finance': '360 Finance',
  ausloans: 'AusLoans',
  manual: 'Own rates',
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
        description: 'If empty, it is calculated for each loan from the repayments and the fees below.',
      }),
      number('termYears', 'Term (years)', { min: 1, max: 7 }),
    ),
    ...row(
      money('establishmentFee', 'Establishment fee', 'If empty, the lender’s usual fee.'),
      money('registrationFee', 'Security registration fee'),
      money('monthlyFee', 'Monthly account fee'),
      money('dealerFee', 'Dealer agency fee'),
    ),
    ...row(
      money('leastPrice', 'Minimum price in the calculator', 'If empty, the lender’s minimum, usually $1,000.'),
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
      label: 'Disclaimer',
      admin: { description: 'Always shown in full beside repayments, as the law requires.' },
    }),
  ]),
  group('phones', 'Phones', [
    ...row(
      text('override', 'All enquiries', 'Used instead of all other numbers.'),
      text('new', 'New and demo vehicles'),
      text('used', 'Used vehicles'),
    ),
    toggle('masked', 'Hide the last digits until clicked'),
  ]),
  text('email', 'Email'),
  group('cards', 'Vehicle cards', [
    ...row(
      inherited({
        name: 'layout',
        type: 'select',
        options: cardLayouts.map((value) => ({ value, label: layoutLabels[value] })),
      }),
      text('noPriceText', 'Text if there is no price'),
    ),
    ...row(
      number('justArrivedDays', 'Just arrived (days)', { min: 0, max: 90 }),
      text('justArrivedText', 'Just arrived text'),
      text('soldTag', 'Sold text'),
    ),
    ...row(
      text('certifiedMake', 'Make with a certified-used badge'),
      mediaField('certifiedBadge', { label: 'Badge', description: 'If empty, the badge is text.' }),
    ),
    inherited({
      name: 'buttons',
      type: 'select',
      hasMany: true,
      options: cardButtons.map((value) => ({ value, label: buttonLabels[value] })),
      admin: {
        description:
          'Shown on vehicle cards in search results. Leave empty for all. Reserve and Finance also need their switch under Features.',
      },
    }),
    ...row(
      text('enquireText', 'Enquiry button text', 'Such as Enquire Now or Enquiry.'),
      text('financeText', 'Finance button text', 'Such as Get Finance or Get Pre-Approved.'),
      text('reserveText', 'Reserve button text', 'Such as Reserve this Car or Reserve Now.'),
    ),
    ...row(
      inherited({
        name: 'financePath',
        type: 'select',
        label: 'Finance button opens',
        options: financePaths.map((value) => ({ value, label: value })),
      }),
      inherited({
        name: 'reservePath',
        type: 'select',
        label: 'Reserve button opens',
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
      number('soldForDays', 'Show sold vehicles for (days)', { min: 0, max: 365 }),
      inherited({
        name: 'whenMissing',
        type: 'select',
        label: 'Vehicles no longer in the feed become',
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
      number('everyN', 'Every (cards)', { min: 0, max: 50 }),
      inherited({ name: 'positions', type: 'number', hasMany: true, label: 'Or at these positions', min: 1, max: 100 }),
      toggle('random', 'Or at random positions'),
    ),
  ]),
  group('reviews', 'Reviews', [
    ...row(number('minimumRating', 'Minimum average rating', { min: 0, max: 5 }), toggle('hidden', 'Hide reviews')),
    text(
      'orgId',
      'Organisation at Snap 21',
      'Your organisation id. The block Rating of a reviews service shows your rating.',
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
      text('optInText', 'Marketing consent text'),
      text('vehicleOptInText', 'Marketing consent text on vehicle forms'),
      toggle('optInInitially', 'Ticked by default'),
    ),
    toggle('commentsRequired', 'Comments are required in enquiries'),
    inherited({
      name: 'terms',
      type: 'textarea',
      label: 'Terms of use to accept',
      admin: { description: 'If empty, forms do not ask.' },
    }),
    inherited({ name: 'testDriveTerms', type: 'textarea', label: 'Terms under the time of a test drive' }),
  ]),
  group('testDrive', 'Test drives', [
    ...row(
      number('minutes', 'Duration (minutes)', { min: 15, max: 240 }),
      number('capacity', 'At the same time per location', { min: 1, max: 20 }),
      number('noticeHours', 'Notice (hours)', { min: 0, max: 168 }),
      number('daysAhead', 'Days ahead', { min: 1, max: 60 }),
    ),
  ]),
  group('leads', 'Leads', [number('answerWithinMinutes', 'Response time (minutes)', { min: 5, max: 10_080 })]),
  group('reservations', 'Reservations', [
    ...row(
      number('paymentMinutes', 'Time to pay (minutes)', { min: 5, max: 120 }),
      number('holdHours', 'Reserved for (hours)', { min: 1, max: 720 }),
    ),
  ]),
  group('tradeIn', 'Trade-in estimates', [
    ...row(
      number('mostYears', 'Maximum age (years)', { min: 1, max: 40 }),
      number('mostKm', 'Maximum kilometres', { min: 1_000, max: 1_000_000 }),
    ),
  ]),
  group('analytics', 'Analytics', [
    inherited({
      name: 'question',
      type: 'textarea',
      label: 'Consent question',
      admin: { description: 'Shown if “Ask shoppers before anything is measured” is on.' },
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
          'The id of a Tag Manager container (GTM-…) or an Analytics property (G-…). Pages load it from Google when idle, and only after consent if shoppers are asked first. It receives all analytics events of the site. The browser blocks tags that write their own HTML or scripts or call servers other than Google’s. If empty, nothing is loaded from Google.',
      },
    }),
  ]),
  group('social', 'Social networks', [
    ...row(text('facebook', 'Facebook'), text('instagram', 'Instagram'), text('youtube', 'YouTube')),
    ...row(text('tiktok', 'TikTok'), text('linkedin', 'LinkedIn'), text('x', 'X')),
  ]),
  group('announcement', 'Announcement bar', [...row(text('text', 'Text'), text('url', 'Link'))]),
  text('licence', 'Dealer licence'),
  money('reserveAmount', 'Reservation deposit'),
]
