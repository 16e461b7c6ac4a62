import { expect, test } from 'vitest'
import { readTypedNumber } from './typed-number.ts'

const price = { kind: 'money', min: 1, max: 5_000_000, whenEmpty: 'refuse', prefix: '$' } as const

test.each([
  ['30k', { value: 30_000, problem: null }],
  ['', { value: null, problem: 'We cannot read this amount. Please write it like 30,000 or 30k.' }],
  ['1e5', { value: null, problem: 'We cannot read this amount. Please write it like 30,000 or 30k.' }],
  ['0', { value: null, problem: 'Please enter a value from $1 to $5,000,000.' }],
  ['6m', { value: null, problem: 'Please enter a value from $1 to $5,000,000.' }],
])('a price of “%s” is %j', (text, expected) => expect(readTypedNumber(text, price)).toEqual(expected))

test('an empty field may be a number or none', () => {
  expect(readTypedNumber(' ', { kind: 'money', whenEmpty: 0 })).toEqual({ value: 0, problem: null })
  expect(readTypedNumber('', { kind: 'kilometres' })).toEqual({ value: null, problem: null })
})

test('a negative number is outside the bounds, and says from where', () => {
  expect(readTypedNumber('-5', { kind: 'kilometres', suffix: ' kms' }).problem).toBe('Please enter 0 kms or more.')
})

test('a term names its bounds with their unit', () => {
  const rules = { kind: 'term', min: 1, max: 7, whenEmpty: 'refuse' } as const
  expect(readTypedNumber('90 months', rules).problem).toBe('Please enter a value from 1 Year to 7 Years.')
  expect(readTypedNumber('84 months', rules)).toEqual({ value: 7, problem: null })
})

test('years have no separators', () => {
  expect(readTypedNumber('1899', { kind: 'year', min: 1990, max: 2027 }).problem).toBe(
    'Please enter a value from 1990 to 2027.',
  )
})
