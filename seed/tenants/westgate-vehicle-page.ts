import { acceptedPayments } from '#blocks/accepted-payments/block.ts'
import { columns } from '#blocks/columns/block.ts'
import { deliveryCalculator } from '#blocks/delivery-calculator/block.ts'
import { financeCalculator } from '#blocks/finance-calculator/block.ts'
import { fuelCalculator } from '#blocks/fuel-calculator/block.ts'
import { priceComparison } from '#blocks/price-comparison/block.ts'
import { section } from '#blocks/section/block.ts'
import { similarVehicles } from '#blocks/similar-vehicles/block.ts'
import { usedCarChecks } from '#blocks/used-car-checks/block.ts'
import { vehicleBreadcrumb } from '#blocks/vehicle-breadcrumb/block.ts'
import { vehicleCall } from '#blocks/vehicle-call/block.ts'
import { vehicleComments } from '#blocks/vehicle-comments/block.ts'
import { vehicleDetails } from '#blocks/vehicle-details/block.ts'
import { vehicleDisclaimer } from '#blocks/vehicle-disclaimer/block.ts'
import { vehicleFeatures } from '#blocks/vehicle-features/block.ts'
import { vehicleGallery } from '#blocks/vehicle-gallery/block.ts'
import { vehicleKeyFacts } from '#blocks/vehicle-key-facts/block.ts'
import { vehicleTitle } from '#blocks/vehicle-title/block.ts'
import { block, to } from './block.ts'
import type { DemoPage } from './demo-tenant.ts'
import { words } from './words.ts'

/** A yard without frills: what was checked comes first, then words and facts side by side, and what it costs to run. */
export const westgateVehiclePage: DemoPage = {
  path: '/cars/:slug',
  title: 'Vehicle',
  layout: (refs) => [
    block(vehicleBreadcrumb, { homeLabel: 'The yard' }),
    block(columns, {
      count: '2',
      settings: { spacing: 'tight' },
      first: [block(vehicleGallery, { opensWith: 'gallery' })],
      second: [
        block(vehicleTitle, {
          finance: to('#finance-calculator', 'What is that a week?'),
          tools: ['share', 'favourite', 'print'],
        }),
      ],
    }),
    block(usedCarChecks, {
      heading: 'What we did before it got a sticker',
      checks: [
        { icon: 'check', heading: 'Roadworthy certificate', text: 'In the glovebox, with the inspection sheet.' },
        { icon: 'shield', heading: 'PPSR search', text: 'Nobody else has money in it.' },
        {
          icon: 'wrench',
          heading: 'Your mechanic is welcome',
          text: 'Ours will lend them the hoist. There is coffee.',
        },
      ],
      register: to('https://transact.ppsr.gov.au/CarCheck/', 'Check it yourself'),
      settings: { background: 'soft' },
    }),
    block(columns, {
      count: '2',
      settings: { spacing: 'tight' },
      first: [
        block(vehicleComments, { heading: 'What Nick says' }),
        block(vehicleFeatures, { heading: 'What it has' }),
      ],
      second: [
        block(vehicleDetails, {
          heading: 'The papers',
          details: ['stockNumber', 'registration', 'registrationExpiry', 'buildDate', 'complianceDate'],
        }),
        block(vehicleKeyFacts, {
          heading: 'The facts',
          facts: ['kilometres', 'transmission', 'engine', 'fuel', 'body', 'colour', 'seats', 'doors'],
          showSpecifications: false,
        }),
        block(vehicleCall, { heading: 'Ring the yard', text: 'You talk to one of the five of us. Nick, mostly.' }),
      ],
    }),
    block(priceComparison, { heading: 'Is it a fair price?', settings: { background: 'sunken' } }),
    block(columns, {
      count: '2',
      first: [block(deliveryCalculator, { heading: 'Too far to come?' })],
      second: [block(fuelCalculator, { heading: 'Fuel' })],
    }),
    block(financeCalculator, {
      heading: 'What is that a week?',
      settings: { background: 'sunken', showResidual: false },
    }),
    block(section, { section: refs.section('The Westgate way') }),
    block(similarVehicles, { heading: 'More like it in the yard' }),
    block(acceptedPayments, {
      heading: 'We take',
      methods: ['visa', 'mastercard'],
      note: 'and cash, up to what the bank lets us carry.',
    }),
    block(vehicleDisclaimer, {
      text: words(
        'The price on the windscreen is the price you pay, and registration is in it where the car has any. We sell fast and update the site twice a day: ring before a long drive.',
      ),
      settings: { background: 'sunken' },
    }),
  ],
}
