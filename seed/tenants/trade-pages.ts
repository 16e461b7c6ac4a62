import { locationGrid } from '#blocks/location-grid/block.ts'
import { reviewsCarousel } from '#blocks/reviews-carousel/block.ts'
import { tradeIn } from '#blocks/trade-in/block.ts'
import { block } from './block.ts'
import type { DemoPage } from './demo-tenant.ts'

const financed = {
  question: 'What if there is still a loan on it?',
  answer: 'Bring the lender’s payout letter. We pay the loan out on the day, and you get what is left.',
}
const firm = {
  question: 'How firm is the estimate?',
  answer:
    'It is what cars like yours go for, by what you told us. We inspect yours with you, which takes half an hour, and then put our offer in writing.',
}
const needed = {
  question: 'What should I bring?',
  answer: 'Your licence, the registration papers, every key, and the service book if you have it.',
}

const valuation = () => [
  block(tradeIn, {
    heading: 'What is your car worth?',
    intro: 'Tell us about the car that you drive now, and hear what it takes off the price of the next one.',
    questions: [firm, financed, needed],
    settings: { anchor: 'valuation' },
  }),
  block(locationGrid, {
    heading: 'Where to bring it',
    source: 'type',
    type: 'sales',
    settings: { background: 'sunken' },
  }),
]

/** Where shoppers have their own car valued. spec/locations-forms-finance.md §2, Vehicle actions */
export const tradePages: readonly DemoPage[] = [
  {
    path: '/cars/trade-in',
    title: 'Trade-in valuation',
    seo: { description: 'What the car that you drive now takes off the price of this one.', noindex: true },
    layout: valuation,
  },
  {
    path: '/trade-in',
    title: 'Trade in your car',
    seo: {
      description: 'Find out what the car that you drive now takes off the price of the next one.',
    },
    layout: valuation,
  },
  {
    path: '/sell-my-car',
    title: 'Sell your car',
    seo: { description: 'We buy cars: a figure, an offer in writing, payment the same day.' },
    layout: () => [
      block(tradeIn, {
        heading: 'Sell us your car',
        intro:
          'Tell us about it, and hear what it is worth. Then bring it by for half an hour: we make an offer in writing that stands for seven days, and pay the same day.',
        purpose: 'sell',
        questions: [
          firm,
          financed,
          {
            question: 'Do I have to buy one from you?',
            answer: 'No. We buy cars from people who never want to see another.',
          },
          needed,
        ],
        settings: { anchor: 'valuation' },
      }),
      block(locationGrid, {
        heading: 'Where to bring it',
        source: 'type',
        type: 'sales',
        settings: { background: 'sunken' },
      }),
      block(reviewsCarousel, { minimumRating: 4 }),
    ],
  },
]
