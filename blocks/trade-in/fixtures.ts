import type { PropsInput } from '../_kit/props.ts'
import type { tradeIn } from './block.ts'

type Input = PropsInput<typeof tradeIn>

export const typical: Input = {
  heading: 'What is your car worth?',
  intro: 'Two minutes, and you know what it takes off the price of the next one.',
  questions: [
    { question: 'Can I bring a car that is still financed?', answer: 'Yes. We pay the loan out and deduct it.' },
    { question: 'How long does an offer stand?', answer: 'Seven days from the day it was made.' },
  ],
}

export const empty: Input = { showLimits: false }

export const longest: Input = {
  heading: 'Find out what the car, ute or van that you drive today is worth to us this week',
  intro: 'We look at what cars like yours were sold for lately, here and in the rest of the country. '
    .repeat(4)
    .slice(0, 400),
  purpose: 'sell',
  steps: {
    car: 'The car that you would like to sell to us, by registration',
    condition: 'What shape it is in, inside and outside, honestly told',
    details: 'Who you are and how we can reach you about this offer',
    offer: 'What we would give for it today, if all that is right',
  },
  terms: 'Subject to inspection, to clear title and to what the road tells us. '.repeat(9).slice(0, 600),
  questions: Array.from({ length: 12 }, (_, index) => ({
    question: `A question of some length that somebody asks us every week, number ${index + 1}?`,
    answer: 'An answer that takes its time. '.repeat(32).slice(0, 1_000),
  })),
  settings: { anchor: 'valuation', background: 'sunken' },
}
