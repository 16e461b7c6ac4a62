import { expect, test } from 'vitest'
import { valuationAnswers } from './valuation-answers.ts'

const car = {
  description: '2021 Kia Sportage',
  rego: 'ABC123',
  rego_state: 'NSW',
  km: 104_500,
  low: 20_000_00,
  high: 23_000_00,
  questions: [
    {
      id: 'owners',
      text: 'How many owners?',
      options: [
        { value: 'one', label: 'Just one' },
        { value: 'more', label: 'More than one' },
      ],
    },
  ],
  answers: { owners: 'more' },
}

const valueOf = (changes: Partial<Omit<typeof car, 'low'>> & { low?: null }, name: string) =>
  valuationAnswers({ ...car, ...changes }).find((answer) => answer.name === name)?.value

test('a lead says which car is offered, its plate, its kilometres, its owner’s answers and the estimate', () => {
  expect(valuationAnswers(car).map(({ name, value }) => [name, value])).toEqual([
    ['trade_in', '2021 Kia Sportage'],
    ['Rego', 'ABC123 NSW'],
    ['trade_in_km', '104,500'],
    ['trade_in_owners', 'More than one'],
    ['valuation', '$20,000 to $23,000'],
  ])
})

test('a car without a plate has no line for it, and a plate of a country as one has no state', () => {
  expect(valueOf({ rego: '' }, 'Rego')).toBeUndefined()
  expect(valueOf({ rego_state: '' }, 'Rego')).toBe('ABC123')
})

test('an answer that the guide does not offer is left out, and with it the estimate', () => {
  expect(valueOf({ answers: { owners: 'none' } }, 'trade_in_owners')).toBeUndefined()
  expect(valueOf({ answers: { owners: 'none' } }, 'valuation')).not.toContain('$')
})

test('a car without a figure is said to have none', () => {
  expect(valueOf({ low: null }, 'valuation')).not.toContain('$')
})
