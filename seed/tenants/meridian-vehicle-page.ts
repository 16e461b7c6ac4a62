import { acceptedPayments } from '#blocks/accepted-payments/block.ts'
import { blogs } from '#blocks/blogs/block.ts'
import { columns } from '#blocks/columns/block.ts'
import { deliveryCalculator } from '#blocks/delivery-calculator/block.ts'
import { financeCalculator } from '#blocks/finance-calculator/block.ts'
import { financeCta } from '#blocks/finance-cta/block.ts'
import { fuelCalculator } from '#blocks/fuel-calculator/block.ts'
import { priceComparison } from '#blocks/price-comparison/block.ts'
import { protectionPlans } from '#blocks/protection-plans/block.ts'
import { recentlyViewed } from '#blocks/recently-viewed/block.ts'
import { similarVehicles } from '#blocks/similar-vehicles/block.ts'
import { usedCarChecks } from '#blocks/used-car-checks/block.ts'
import { vehicleBreadcrumb } from '#blocks/vehicle-breadcrumb/block.ts'
import { vehicleButtons } from '#blocks/vehicle-buttons/block.ts'
import { vehicleCall } from '#blocks/vehicle-call/block.ts'
import { vehicleComments } from '#blocks/vehicle-comments/block.ts'
import { vehicleDetails } from '#blocks/vehicle-details/block.ts'
import { vehicleDisclaimer } from '#blocks/vehicle-disclaimer/block.ts'
import { vehicleFeatures } from '#blocks/vehicle-features/block.ts'
import { vehicleGallery } from '#blocks/vehicle-gallery/block.ts'
import { vehicleHeading } from '#blocks/vehicle-heading/block.ts'
import { vehicleKeyFacts } from '#blocks/vehicle-key-facts/block.ts'
import { vehicleLocationBar } from '#blocks/vehicle-location-bar/block.ts'
import { vehiclePrice } from '#blocks/vehicle-price/block.ts'
import { vehicleShare } from '#blocks/vehicle-share/block.ts'
import { vehicleSold } from '#blocks/vehicle-sold/block.ts'
import { vehicleStickyHeader } from '#blocks/vehicle-sticky-header/block.ts'
import { whyBuy } from '#blocks/why-buy/block.ts'
import { block, to } from './block.ts'
import type { DemoPage } from './demo-tenant.ts'
import { words } from './words.ts'

/** A group of many yards: the name across the page, price and comparison beside the gallery, papers beside the facts, and a header that follows. */
export const meridianVehiclePage: DemoPage = {
  path: '/cars/:slug',
  title: 'Vehicle',
  layout: () => [
    block(vehicleBreadcrumb),
    block(vehicleLocationBar),
    block(vehicleHeading),
    block(columns, {
      count: '2',
      halves: 'wide-first',
      settings: { spacing: 'tight' },
      first: [block(vehicleGallery)],
      second: [
        block(vehiclePrice),
        block(vehicleSold),
        block(vehicleButtons),
        block(vehicleShare, { heading: '' }),
        block(priceComparison),
      ],
    }),
    block(columns, {
      count: '2',
      halves: 'wide-last',
      settings: { spacing: 'tight' },
      first: [block(vehicleDetails), block(vehicleCall)],
      second: [
        block(vehicleKeyFacts, {
          facts: [
            'kilometres',
            'body',
            'transmission',
            'engine',
            'fuel',
            'drive',
            'colour',
            'interior',
            'seats',
            'doors',
          ],
        }),
        block(vehicleComments, { heading: 'From the sales desk' }),
      ],
    }),
    block(vehicleFeatures),
    block(usedCarChecks, {
      heading: 'Meridian Select: 142 checks',
      intro: 'About one car in five fails them, and goes to auction instead.',
      checks: [
        {
          icon: 'wrench',
          heading: 'Two hours on the hoist',
          text: 'Brakes, steering, suspension and everything that may leak.',
        },
        { icon: 'road', heading: 'Twenty minutes on the road', text: 'Church Street, the M4 and one steep hill.' },
        {
          icon: 'search',
          heading: 'A history that adds up',
          text: 'Books, owners and kilometres, one against the other.',
        },
        { icon: 'shield', heading: 'PPSR searched', text: 'No money owing, not stolen, not written off.' },
        { icon: 'car', heading: 'Body and paint measured', text: 'With a gauge. What was repaired is on the sheet.' },
        { icon: 'key', heading: 'Two keys', text: 'Where the second was lost, we have one cut.' },
      ],
      register: to('https://transact.ppsr.gov.au/CarCheck/', 'Look it up on the PPSR'),
      shownFor: ['used', 'demo'],
      settings: { background: 'soft' },
    }),
    block(financeCalculator, {
      intro:
        'Applying for pre-approval takes ten minutes. No credit check is made before you say so; lending criteria, fees and charges apply.',
      settings: { background: 'sunken', opens: 'dialog' },
    }),
    block(columns, {
      count: '2',
      first: [block(deliveryCalculator, { heading: 'Delivered to your door' })],
      second: [block(fuelCalculator)],
    }),
    block(financeCta, {
      heading: 'Apply for pre-approval before you come by',
      text: 'Ten minutes here, an answer the same day, and a number to shop with.',
      opens: 'dialog',
      settings: { background: 'inverse' },
    }),
    block(protectionPlans, {
      intro: 'One premium, honoured in all of our workshops and by every licensed repairer in the country.',
      plans: [
        {
          name: 'Meridian Care',
          years: '3',
          price: 1_290_00,
          covers: 'Engine, gearbox and drive line\nSteering and brakes\nRoadside assistance',
        },
        {
          name: 'Meridian Care Plus',
          years: '5',
          price: 2_190_00,
          covers:
            'Everything in Care\nElectrics, screens and sensors\nAir conditioning\nRental car while yours is with us',
          isPopular: true,
        },
      ],
      warranty: words(
        'New cars carry the manufacturer’s warranty, demonstrators what is left of it. Plans are optional, and your rights under the Australian Consumer Law stand whether you take one or not.',
      ),
      link: to('/contact', 'Compare the plans'),
    }),
    block(whyBuy, {
      heading: 'Why buy from Meridian',
      reasons: [
        {
          figure: '1974',
          heading: 'In the same family since',
          text: 'Three generations, and still one name on the door.',
        },
        { figure: '11', heading: 'Brands under one roof', text: 'Compare three of them in a morning.' },
        { figure: '3', heading: 'Cities, one stock', text: 'A car in Newcastle can be in Parramatta by Friday.' },
        { figure: '7 days', heading: 'Trade-in offers stand', text: 'In writing, while you think it over.' },
      ],
      link: to('/about-us', 'Our story'),
      settings: { background: 'primary' },
    }),
    block(similarVehicles, { heading: 'Others across the group' }),
    block(blogs, {
      heading: 'From the Journal',
      link: to('/blog', 'Read the Journal'),
      settings: { background: 'sunken' },
    }),
    block(recentlyViewed, { limit: 3 }),
    block(acceptedPayments),
    block(vehicleDisclaimer),
    block(vehicleStickyHeader),
  ],
}
