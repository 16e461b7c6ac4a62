import { checkDialled } from '../../fields/contact.ts'
import type { Field, GroupField, NumberFieldSingleValidation } from 'payload'
import { isTagId } from '#schemas/analytics/tag-id.ts'
import { isScriptAddress } from '#schemas/chat/script-address.ts'
import { moneyLimits } from '#schemas/lib/read-amount.ts'
import { isMapAddress } from '#schemas/location/map-source.ts'
import { garagePaths } from '#schemas/page/garage-path.ts'
import { isAddressPattern } from '#schemas/tenant/address-pattern.ts'
import {
  type CardButton,
  cardButtons,
  cardLayouts,
  financePaths,
  financeProviders,
  pluginNames,
  reservePaths,
} from '#schemas/tenant/site-config.ts'
import { mediaField } from '../../fields/media.ts'
import { moneyField } from '../../fields/money.ts'
import { row } from '../../fields/row.ts'
import { inherited } from './inherited.ts'
import * as texts from './texts.ts'

const text = (name: string, label: string, description?: string) =>
  inherited({ name, type: 'text', label, ...(description ? { admin: { description } } : {}) })
const phone = (name: string, label: string, description?: string) =>
  inherited({ name, type: 'text', label, validate: checkDialled, ...(description ? { admin: { description } } : {}) })
const number = (name: string, label: string, about: { min: number; max: number; description?: string }) => {
  const { description, ...range } = about
  return inherited({ name, type: 'number', label, ...range, ...(description ? { admin: { description } } : {}) })
}
const toggle = (name: string, label: string) => inherited({ name, type: 'checkbox', label })
const money = (name: string, label: string, description?: string) =>
  inherited(moneyField({ name, label, ...(description ? { description } : {}) }))
const group = (name: string, label: string, fields: Field[]): GroupField => ({ name, type: 'group', label, fields })

/** An HTTPS address with places for values. */
const pattern = (name: string, { label, help, names }: { label: string; help: string; names: readonly string[] }) =>
  inherited({
    name,
    type: 'text',
    label,
    validate: (value: unknown) =>
      !value ||
      (typeof value === 'string' && isAddressPattern(value, names)) ||
      texts.enterAnAddressWith({ names: names.map((each) => `{${each}}`).join(', ') }),
    admin: { description: help },
  })

/** Maximum number of hidden vehicles or websites of a site. */
const mostHidden = 5_000

const checkMostRate: NumberFieldSingleValidation = (value, { siblingData }) => {
  if (typeof value !== 'number') return true
  if (value < 0 || value > 30) return texts.enterARateFrom0To30
  const least: unknown = Reflect.get(siblingData, 'leastRate')
  return typeof least === 'number' && value < least ? texts.highestRateMustNotBelowLowest : true
}

const providerLabels: Record<(typeof financeProviders)[number], string> = {
  none: texts.noFinance,
  taurus: 'Taurus',
  '360-finance': '360 Finance',
  ausloans: 'AusLoans',
  manual: texts.ownRates,
  angle: 'Angle',
  powertorque: 'Powertorque',
  'nissan-finance': texts.nissanFinance,
  youx: 'YouX',
}
const layoutLabels: Record<(typeof cardLayouts)[number], string> = {
  standard: texts.standard,
  compact: texts.compact,
  wide: texts.wide,
}

const buttonLabels: Record<CardButton, string> = {
  details: texts.viewDetails,
  enquire: texts.enquiry,
  'test-drive': texts.bookATestDrive,
  finance: texts.finance,
  reserve: texts.reserve,
  similar: texts.findMeSomethingSimilarSoldVehicles,
}
const reserveLabels: Record<(typeof reservePaths)[number], string> = {
  checkout: '/cars/…/checkout',
  'buy-online': '/cars/…/buy-online',
  'checkout-journey': '/checkout-journey',
}

/** `schemas/tenant/site-config.ts`, group by group. */
export const configFields: Field[] = [
  group('finance', texts.finance, [
    ...row(
      inherited({
        name: 'provider',
        type: 'select',
        options: financeProviders.map((value) => ({ value, label: providerLabels[value] })),
      }),
      number('interestRate', texts.interestAYear, { min: 0, max: 30 }),
      number('comparisonRate', texts.comparisonRateAYear, {
        min: 0,
        max: 40,
        description: texts.comparisonRateAYearDescription,
      }),
      number('termYears', texts.termYears, { min: 1, max: 7 }),
    ),
    ...row(
      money('establishmentFee', texts.establishmentFee, texts.ifEmpty),
      money('registrationFee', texts.securityRegistrationFee, texts.securityRegistrationFeeDescription),
      money('monthlyFee', texts.monthlyAccountFee),
      money('dealerFee', texts.dealerAgencyFee),
    ),
    ...row(
      money('leastFinanced', texts.minimumAmountFinanced, texts.minimumAmountFinancedDescription),
      money('leastPrice', texts.minimumPriceInTheCalculator, texts.ifEmptyThe),
      number('leastRate', texts.lowestRateInTheCalculator, { min: 0, max: 30 }),
      inherited({
        name: 'mostRate',
        type: 'number',
        label: texts.highestRateInTheCalculator,
        min: 0,
        max: 30,
        validate: checkMostRate,
      }),
    ),
    ...row(
      inherited({ name: 'excludedMakes', type: 'text', hasMany: true, label: texts.noEstimatesForTheseMakes }),
      inherited({
        name: 'excludedDealerships',
        type: 'text',
        hasMany: true,
        label: texts.noEstimatesForTheseDealershipsSlugs,
      }),
    ),
    inherited({ name: 'disclaimer', type: 'textarea' }),
    inherited({
      name: 'requiredText',
      type: 'textarea',
      label: texts.disclaimer,
      admin: { description: texts.disclaimerDescription },
    }),
  ]),
  group('phones', texts.phones, [
    ...row(
      phone('override', texts.allEnquiries, texts.usedInsteadOfAllOtherNumbers),
      phone('new', texts.newAndDemoVehicles),
      phone('used', texts.usedVehicles),
    ),
    toggle('masked', texts.hideTheLastDigitsUntilClicked),
  ]),
  text('email', texts.email),
  group('cards', texts.vehicleCards, [
    ...row(
      inherited({
        name: 'layout',
        type: 'select',
        options: cardLayouts.map((value) => ({ value, label: layoutLabels[value] })),
      }),
      text('noPriceText', texts.textIfThereIsNoPrice),
    ),
    ...row(
      number('justArrivedDays', texts.justArrivedDays, { min: 0, max: 90 }),
      text('justArrivedText', texts.justArrivedText),
      text('soldTag', texts.soldText),
    ),
    ...row(
      text('certifiedMake', texts.makeWithACertifiedUsedBadge),
      mediaField('certifiedBadge', { label: texts.badge, description: texts.badgeDescription }),
    ),
    inherited({
      name: 'buttons',
      type: 'select',
      hasMany: true,
      options: cardButtons.map((value) => ({ value, label: buttonLabels[value] })),
      admin: {
        description: texts.shownOnVehicleCardsInSearchResults,
      },
    }),
    ...row(
      text('enquireText', texts.enquiryButtonText, texts.suchAsEnquireNowOrEnquiry),
      text('financeText', texts.financeButtonText, texts.suchAsGetFinanceOrGetPre),
      text('reserveText', texts.reserveButtonText, texts.suchAsReserveThisCarOrReserve),
    ),
    ...row(
      inherited({
        name: 'financePath',
        type: 'select',
        label: texts.financeButtonOpens,
        options: financePaths.map((value) => ({ value, label: value })),
      }),
      inherited({
        name: 'reservePath',
        type: 'select',
        label: texts.reserveButtonOpens,
        options: reservePaths.map((value) => ({ value, label: reserveLabels[value] })),
      }),
    ),
    ...row(
      toggle('keepUsedOnly', texts.onlyUsedVehiclesCanBeFavourites),
      toggle('keepPricedOnly', texts.onlyVehiclesWithAPrice),
      toggle('keepPicturedOnly', texts.onlyVehiclesWithPictures),
    ),
  ]),
  group('stock', texts.stockOnTheSite, [
    ...row(
      toggle('usedOnly', texts.usedVehiclesOnly),
      toggle('dealerWebsiteOnly', texts.onlyVehiclesMarkedForTheWebsite),
    ),
    ...row(
      number('soldForDays', texts.showSoldVehiclesForDays, { min: 0, max: 365 }),
      inherited({
        name: 'whenMissing',
        type: 'select',
        label: texts.vehiclesNoLongerInTheFeedBecome,
        options: [
          { value: 'sold', label: texts.sold },
          { value: 'withdrawn', label: texts.withdrawn },
        ],
      }),
    ),
    inherited({
      name: 'excludedStockNumbers',
      type: 'text',
      hasMany: true,
      maxRows: mostHidden,
      label: texts.hiddenStockNumbers,
    }),
    inherited({
      name: 'hiddenVehicleIds',
      type: 'number',
      hasMany: true,
      maxRows: mostHidden,
      label: texts.hiddenVehicleIds,
    }),
    inherited({
      name: 'hiddenWebsiteIds',
      type: 'number',
      hasMany: true,
      maxRows: mostHidden,
      label: texts.hiddenWebsiteIds,
    }),
    toggle('optionCodesOnly', texts.onlyVehiclesInStockWithOptionCode),
  ]),
  group('promos', texts.promotionsAmongSearchResults, [
    ...row(
      number('everyN', texts.everyCards, { min: 0, max: 50 }),
      inherited({
        name: 'positions',
        type: 'number',
        hasMany: true,
        label: texts.orAtThesePositions,
        min: 1,
        max: 100,
      }),
      toggle('random', texts.orAtRandomPositions),
    ),
  ]),
  group('reviews', texts.reviews, [
    ...row(
      number('minimumRating', texts.minimumAverageRating, { min: 0, max: 5 }),
      toggle('hidden', texts.hideReviews),
    ),
    ...row(
      number('fixedCount', texts.fixedCount, { min: 1, max: 1_000_000, description: texts.fixedHelp }),
      number('fixedAverage', texts.fixedAverage, { min: 0, max: 5 }),
    ),
    text('orgId', texts.organisationAtSnap21, texts.yourOrganisationId),
  ]),
  inherited({
    name: 'plugins',
    type: 'select',
    hasMany: true,
    options: pluginNames.map((value) => ({ value, label: value })),
  }),
  group('forms', texts.forms, [
    ...row(
      text('optInText', texts.marketingConsentText),
      text('vehicleOptInText', texts.marketingConsentTextOnVehicleForms),
      toggle('optInInitially', texts.tickedByDefault),
    ),
    toggle('commentsRequired', texts.commentsAreRequiredInEnquiries),
    inherited({
      name: 'quickPicks',
      type: 'number',
      hasMany: true,
      label: texts.quickPicks,
      min: moneyLimits.min,
      max: moneyLimits.max,
      maxRows: 12,
      admin: { description: texts.quickPicksDescription },
    }),
    inherited({
      name: 'terms',
      type: 'textarea',
      label: texts.termsOfUseToAccept,
      admin: { description: texts.termsOfUseToAcceptDescription },
    }),
    inherited({ name: 'testDriveTerms', type: 'textarea', label: texts.termsUnderTimeTestDrive }),
  ]),
  group('testDrive', texts.testDrives, [
    ...row(
      number('minutes', texts.durationMinutes, { min: 15, max: 240 }),
      number('capacity', texts.atTheSameTimePerLocation, { min: 1, max: 20 }),
      number('noticeHours', texts.noticeHours, { min: 0, max: 168 }),
      number('daysAhead', texts.daysAhead, { min: 1, max: 60 }),
    ),
  ]),
  group('leads', texts.leads, [number('answerWithinMinutes', texts.responseTimeMinutes, { min: 5, max: 10_080 })]),
  group('reservations', texts.reservations, [
    ...row(
      number('paymentMinutes', texts.timeToPayMinutes, { min: 5, max: 120 }),
      number('holdHours', texts.reservedForHours, { min: 1, max: 720 }),
    ),
  ]),
  group('tradeIn', texts.tradeInEstimates, [
    ...row(
      number('mostYears', texts.maximumAgeYears, { min: 1, max: 40 }),
      number('mostKm', texts.maximumKilometres, { min: 1_000, max: 1_000_000 }),
    ),
  ]),
  group('analytics', texts.analytics, [
    inherited({
      name: 'question',
      type: 'textarea',
      label: texts.consentQuestion,
      admin: { description: texts.consentQuestionDescription },
    }),
    inherited({
      name: 'tagId',
      type: 'text',
      label: texts.googleTag,
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && isTagId(value)) || texts.enterIdSuchAsGtmAb12cd3Or,
      admin: {
        description: texts.googleTagDescription,
      },
    }),
  ]),
  group('chat', texts.chat, [
    ...row(
      text('token', texts.chatToken, texts.chatTokenHelp),
      inherited({
        name: 'script',
        type: 'text',
        label: texts.chatScript,
        validate: (value: unknown) =>
          !value || (typeof value === 'string' && isScriptAddress(value)) || texts.enterAnHttpsAddress,
        admin: { description: texts.chatScriptHelp },
      }),
    ),
  ]),
  group('spins', texts.spins, [
    ...row(
      pattern('address', { label: texts.spinAddress, help: texts.spinAddressHelp, names: ['code', 'frame'] }),
      number('frames', texts.spinFrames, { min: 2, max: 360 }),
    ),
  ]),
  group('maps', texts.maps, [
    pattern('picture', { label: texts.mapPicture, help: texts.mapPictureHelp, names: ['key'] }),
    inherited({
      name: 'source',
      type: 'text',
      label: texts.mapSource,
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && isMapAddress(value)) || texts.enterAMapAddress,
      admin: { description: texts.mapSourceHelp },
    }),
    text('attribution', texts.mapAttribution, texts.mapAttributionHelp),
  ]),
  group('social', texts.socialNetworks, [
    ...row(text('facebook', texts.facebook), text('instagram', texts.instagram), text('youtube', texts.youTube)),
    ...row(text('tiktok', texts.tikTok), text('linkedin', texts.linkedIn), text('x', 'X')),
  ]),
  group('redirects', texts.redirects, [toggle('inAnyCase', texts.oldAddressesInAnyCase)]),
  group('announcement', texts.announcementBar, [...row(text('text', texts.text), text('url', texts.link))]),
  inherited({
    name: 'garagePath',
    type: 'select',
    label: texts.addressOfMyGarage,
    options: garagePaths.map((value) => ({ value, label: value })),
    admin: { description: texts.addressOfMyGarageHelp },
  }),
  text('licence', texts.dealerLicence),
  money('reserveAmount', texts.reservationDeposit),
]
