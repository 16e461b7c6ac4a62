import { acceptedPayments } from '#blocks/accepted-payments/block.ts'
import { blogs } from '#blocks/blogs/block.ts'
import { columns } from '#blocks/columns/block.ts'
import { deliveryCalculator } from '#blocks/delivery-calculator/block.ts'
import { financeCalculator } from '#blocks/finance-calculator/block.ts'
import { financeCta } from '#blocks/finance-cta/block.ts'
import { fuelCalculator } from '#blocks/fuel-calculator/block.ts'
import { protectionPlans } from '#blocks/protection-plans/block.ts'
import { reviewsCarousel } from '#blocks/reviews-carousel/block.ts'
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
import { vehicleLocationBar } from '#blocks/vehicle-location-bar/block.ts'
import { vehicleSpecifications } from '#blocks/vehicle-specifications/block.ts'
import { vehicleStickyBar } from '#blocks/vehicle-sticky-bar/block.ts'
import { vehicleTitle } from '#blocks/vehicle-title/block.ts'
import { block, to } from './block.ts'
import type { DemoPage } from './demo-tenant.ts'
import { words } from './words.ts'

/** New Zealand: what an import comes with, running costs and delivery across the Strait, the law’s own words last. */
export const kauriVehiclePage: DemoPage = {
  path: '/cars/:slug',
  title: 'Vehicle',
  layout: () => [
    block(vehicleBreadcrumb, { homeLabel: 'Kāinga' }),
    block(vehicleLocationBar),
    block(columns, {
      count: '2',
      halves: 'wide-first',
      settings: { spacing: 'tight' },
      first: [block(vehicleGallery, { opensWith: 'gallery' })],
      second: [
        block(vehicleTitle, {
          finance: to('#finance-calculator', 'Work out repayments'),
          tools: ['share', 'favourite', 'print', 'pdf'],
        }),
      ],
    }),
    block(columns, {
      count: '2',
      halves: 'wide-first',
      settings: { spacing: 'tight' },
      first: [
        block(vehicleKeyFacts, {
          facts: ['kilometres', 'fuel', 'transmission', 'drive', 'body', 'engine', 'seats', 'colour', 'registration'],
          look: 'icons',
          showSpecifications: false,
        }),
        block(vehicleComments),
        block(vehicleFeatures),
      ],
      second: [block(vehicleCall, { heading: 'Kōrero mai' }), block(vehicleDetails), block(vehicleSpecifications)],
    }),
    block(usedCarChecks, {
      heading: 'Every import comes with',
      checks: [
        { icon: 'search', heading: 'Its auction sheet', text: 'Translated line by line, scratches and all.' },
        { icon: 'gauge', heading: 'A certified odometer', text: 'Read at the border, and again here.' },
        { icon: 'check', heading: 'A fresh WOF', text: 'Twelve months’ rego and a full tank with it.' },
        { icon: 'bolt', heading: 'A battery report', text: 'For every hybrid and electric car that we can read.' },
      ],
      register: to('https://www.ppsr.companiesoffice.govt.nz/', 'Look it up on the PPSR'),
      settings: { background: 'soft' },
    }),
    block(columns, {
      count: '2',
      first: [block(deliveryCalculator, { heading: 'Kaitāia to Bluff' })],
      second: [block(fuelCalculator, { heading: 'What it drinks' })],
    }),
    block(financeCalculator, { settings: { background: 'sunken' } }),
    block(financeCta, {
      heading: 'Apply from the couch',
      settings: { background: 'primary' },
    }),
    block(protectionPlans, {
      heading: 'Mechanical breakdown insurance',
      plans: [
        {
          name: 'Essential',
          years: '3',
          price: 1_090_00,
          covers: 'Engine, gearbox and drive line\nSteering and brakes\nTowing from anywhere with a road',
        },
        {
          name: 'Complete',
          years: '3',
          price: 1_690_00,
          covers:
            'Everything in Essential\nHybrid systems and inverters\nElectrics and air conditioning\nA rental while it is mended',
          isPopular: true,
        },
      ],
      warranty: words(
        'Insurance is optional. The Consumer Guarantees Act and the Fair Trading Act protect you whether you take it or not.',
      ),
    }),
    block(similarVehicles, { heading: 'Have a look at these too' }),
    block(reviewsCarousel, { heading: 'What our customers say', minimumRating: 4 }),
    block(blogs, { heading: 'Kōrero from the yard', limit: 3, link: to('/blog', 'All articles') }),
    block(acceptedPayments, { heading: 'We take', methods: ['visa', 'mastercard', 'apple-pay', 'google-pay'] }),
    block(vehicleDisclaimer, {
      text: words(
        'A Consumer Information Notice is displayed on every used car and can be sent to you. Prices are in New Zealand dollars and include GST and on-road costs for a car with current registration.',
      ),
    }),
    block(vehicleStickyBar),
  ],
}
