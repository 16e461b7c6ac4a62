import { acceptedPayments } from '#blocks/accepted-payments/block.ts'
import { blogs } from '#blocks/blogs/block.ts'
import { columns } from '#blocks/columns/block.ts'
import { deliveryCalculator } from '#blocks/delivery-calculator/block.ts'
import { financeCalculator } from '#blocks/finance-calculator/block.ts'
import { fuelCalculator } from '#blocks/fuel-calculator/block.ts'
import { priceComparison } from '#blocks/price-comparison/block.ts'
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
import type { BlockNode } from '#schemas/page/block-node.ts'
import { richTextFromMarkdown } from '#seed/tenants/rich-text-from-markdown.ts'
import { block, to } from './build-block.ts'

/** As a dealer of one brand has it: 24 blocks, in two pairs of uneven columns and one of even ones. No demo company's changes reach it. */
export const vehicleLayout = (): BlockNode[] => [
  block(vehicleLocationBar),
  block(vehicleBreadcrumb),
  block(columns, {
    count: '2',
    halves: 'wide-first',
    settings: { spacing: 'tight' },
    first: [block(vehicleGallery)],
    second: [
      block(vehicleTitle, {
        finance: to('#finance-calculator', 'Calculate repayments'),
        moreButtons: ['reserve', 'test-drive', 'trade-in'],
        tools: ['share', 'favourite', 'print', 'pdf', 'history'],
        copyNotice: 'toast',
      }),
    ],
  }),
  block(vehicleKeyFacts, {
    heading: '',
    facts: ['kilometres', 'engine', 'transmission', 'fuel', 'drive', 'body', 'seats', 'colour'],
    look: 'icons',
    showSpecifications: false,
    settings: { background: 'soft' },
  }),
  block(columns, {
    count: '2',
    halves: 'wide-first',
    settings: { spacing: 'tight' },
    first: [block(vehicleComments), block(vehicleFeatures), block(vehicleSpecifications)],
    second: [
      block(priceComparison),
      block(vehicleDetails),
      block(vehicleCall, { heading: 'Talk to someone who has driven it' }),
    ],
  }),
  block(usedCarChecks, {
    heading: 'What we check on every used car',
    checks: [
      {
        icon: 'wrench',
        heading: '120 points on the hoist',
        text: 'By the same team that will service it. The report is in the glovebox.',
      },
      {
        icon: 'shield',
        heading: 'No money owing',
        text: 'We search the PPSR on the day we buy the car and again on the day you do.',
      },
      {
        icon: 'calendar',
        heading: 'A day to think it over',
        text: 'Bring it back by closing time the next day and we refund your deposit.',
      },
    ],
    register: to('https://transact.ppsr.gov.au/CarCheck/', 'Look it up on the PPSR'),
    settings: { background: 'sunken' },
  }),
  block(protectionPlans, {
    heading: 'Mechanical protection for used cars',
    intro: 'On top of the statutory warranty, for what may go wrong after it ends.',
    plans: [
      {
        name: 'Coastline Essential',
        years: '3',
        price: 990_00,
        covers: 'Engine, gearbox and differential\nCooling and fuel system\nTowing to the nearest workshop',
      },
      {
        name: 'Coastline Complete',
        years: '5',
        price: 1_890_00,
        covers:
          'Everything in Essential\nSteering, brakes and suspension\nAir conditioning and electrics\nA hire car for up to five days',
        isPopular: true,
      },
    ],
    warranty: richTextFromMarkdown([
      'Plans are optional. They come on top of the statutory warranty of used cars in Queensland and of your rights under the Australian Consumer Law, and do not limit them. Service intervals and claim limits are in the booklet.',
    ]),
    link: to('/contact', 'Ask about cover'),
    shownFor: ['used'],
  }),
  block(financeCalculator, { settings: { background: 'sunken' } }),
  block(columns, { count: '2', first: [block(deliveryCalculator)], second: [block(fuelCalculator)] }),
  block(reviewsCarousel, { heading: 'What Coast locals say', minimumRating: 4 }),
  block(similarVehicles),
  block(blogs, {
    heading: 'News from the Coast',
    link: to('/blog', 'All articles'),
    settings: { background: 'sunken' },
  }),
  block(acceptedPayments, { note: 'For deposits, servicing and parts.' }),
  block(vehicleDisclaimer, {
    text: richTextFromMarkdown([
      'Drive-away prices are for private buyers in Queensland and include twelve months of registration, compulsory insurance and stamp duty. Pictures of new cars may show options that cost more.',
    ]),
  }),
  block(vehicleStickyBar, { showTestDrive: true }),
]
