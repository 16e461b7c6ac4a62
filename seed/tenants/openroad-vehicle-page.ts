import { blogs } from '#blocks/blogs/block.ts'
import { caravanSpecifications } from '#blocks/caravan-specifications/block.ts'
import { columns } from '#blocks/columns/block.ts'
import { deliveryCalculator } from '#blocks/delivery-calculator/block.ts'
import { financeCalculator } from '#blocks/finance-calculator/block.ts'
import { fuelCalculator } from '#blocks/fuel-calculator/block.ts'
import { protectionPlans } from '#blocks/protection-plans/block.ts'
import { reviewsCarousel } from '#blocks/reviews-carousel/block.ts'
import { similarVehicles } from '#blocks/similar-vehicles/block.ts'
import { vehicleBreadcrumb } from '#blocks/vehicle-breadcrumb/block.ts'
import { vehicleButtons } from '#blocks/vehicle-buttons/block.ts'
import { vehicleComments } from '#blocks/vehicle-comments/block.ts'
import { vehicleDetails } from '#blocks/vehicle-details/block.ts'
import { vehicleDisclaimer } from '#blocks/vehicle-disclaimer/block.ts'
import { vehicleFeatures } from '#blocks/vehicle-features/block.ts'
import { vehicleGallery } from '#blocks/vehicle-gallery/block.ts'
import { vehicleHeading } from '#blocks/vehicle-heading/block.ts'
import { vehicleKeyFacts } from '#blocks/vehicle-key-facts/block.ts'
import { vehiclePrice } from '#blocks/vehicle-price/block.ts'
import { vehicleShare } from '#blocks/vehicle-share/block.ts'
import { vehicleSold } from '#blocks/vehicle-sold/block.ts'
import { vehicleSpecifications } from '#blocks/vehicle-specifications/block.ts'
import { vehicleStickyHeader } from '#blocks/vehicle-sticky-header/block.ts'
import { whyBuy } from '#blocks/why-buy/block.ts'
import { block, to } from './block.ts'
import type { DemoPage } from './demo-tenant.ts'
import { words } from './words.ts'

/** Caravans and motorcycles: the picture as wide as the page, price at the left, weights and berths before everything else. */
export const openroadVehiclePage: DemoPage = {
  path: '/cars/:slug',
  title: 'Vehicle',
  layout: (refs) => [
    block(vehicleBreadcrumb),
    block(vehicleHeading),
    block(columns, {
      count: '2',
      halves: 'wide-first',
      settings: { spacing: 'tight' },
      first: [block(vehicleGallery)],
      second: [
        block(vehiclePrice),
        block(vehicleSold),
        block(vehicleButtons, {
          buttons: ['enquire', 'call', 'test-drive', 'finance', 'request-photos'],
          enquireText: 'Ask Marg or Des',
        }),
        block(vehicleShare, { heading: '' }),
      ],
    }),
    block(columns, {
      count: '2',
      halves: 'wide-last',
      settings: { spacing: 'tight' },
      first: [block(vehicleDetails), block(vehicleSpecifications, { withCaravan: false })],
      second: [
        block(caravanSpecifications, {
          heading: 'Weights and berths',
          note: 'Weights are those of the plate. We weigh every van before handover, and you get the ticket.',
        }),
        block(vehicleKeyFacts, {
          facts: ['kilometres', 'body', 'engine', 'transmission', 'fuel', 'colour', 'registration'],
          look: 'icons',
          showSpecifications: false,
        }),
        block(vehicleComments, { heading: 'From Marg and Des' }),
        block(vehicleFeatures, { heading: 'On board' }),
      ],
    }),
    block(whyBuy, {
      heading: 'Handed over properly',
      reasons: [
        {
          icon: 'clock',
          heading: 'Two hours for a van',
          text: 'Hitching, levelling, gas, water and reversing around cones.',
        },
        { icon: 'weight', heading: 'Over the weighbridge', text: 'Empty and full, before you pay the rest.' },
        { icon: 'road', heading: 'Ridden before it is sold', text: 'Every motorcycle, by one of us, in the hills.' },
        {
          icon: 'phone',
          heading: 'Our mobile number',
          text: 'And permission to use it, from wherever you have broken down.',
        },
      ],
      image: refs.picture('park'),
      settings: { background: 'soft' },
    }),
    block(financeCalculator, { heading: 'Over seven years', settings: { background: 'plain' } }),
    block(deliveryCalculator, { heading: 'Towed to you', settings: { background: 'sunken' } }),
    block(fuelCalculator),
    block(protectionPlans, {
      heading: 'Long-lap cover',
      intro: 'For what breaks a long way from Gepps Cross.',
      plans: [
        {
          name: 'Around the block',
          years: '3',
          price: 890_00,
          covers: 'Bearings, brakes and couplings\nFridge, gas and hot water\nTowing to a town with a workshop',
        },
        {
          name: 'The big lap',
          years: '5',
          price: 1_590_00,
          covers:
            'Everything in Around the block\nSolar, batteries and electrics\nAccommodation while it is being mended\nTowing from anywhere with a track to it',
          isPopular: true,
        },
      ],
      warranty: words(
        'New vans and motorcycles carry their makers’ warranties. Plans are optional, and your rights under the Australian Consumer Law stand either way.',
      ),
    }),
    block(reviewsCarousel, {
      heading: 'Postcards from our customers',
      minimumRating: 4,
      settings: { background: 'plain' },
    }),
    block(blogs, { heading: 'Before you go', link: to('/blog', 'All stories'), settings: { background: 'sunken' } }),
    block(similarVehicles, { heading: 'Park these beside it' }),
    block(vehicleDisclaimer),
    block(vehicleStickyHeader, { showTradeIn: false }),
  ],
}
