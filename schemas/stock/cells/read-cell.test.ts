import { expect, test } from 'vitest'
import { readMoney } from './read-money.ts'
import { readNumber, readYear } from './read-number.ts'
import { readText } from './read-text.ts'
import { readFlag } from './read-word.ts'
import { isBlank } from './reading.ts'

test.each(['', ' ', '-', '- / -', 'nan', 'NaN', 'N/A', 'null', '–', 'unknown'])('%j says nothing', (cell) => {
  expect(isBlank(cell)).toBe(true)
})

test.each(['0', 'No', 'Nan Motors', '-5'])('%j says something', (cell) => {
  expect(isBlank(cell)).toBe(false)
})

test.each([
  ['1200', 120_000],
  ['$29,990', 2_999_000],
  ['29990.50', 2_999_050],
  ['AU$ 1,500,000', 150_000_000],
  ['POA', null],
  ['Price on application', null],
  ['-', null],
  ['', null],
  ['0', null],
  ['-500', null],
  ['1,2,3', null],
  ['99999999999', null],
  ['12.345', null],
])('a price of %j is %j cents', (cell, cents) => {
  expect(readMoney(cell).value).toBe(cents)
})

test('a price that is not taken as it stands is remarked on', () => {
  expect(readMoney('POA').remark).toBe(`'POA' read as no price`)
  expect(readMoney('$29,990 drive away')).toEqual({
    value: 2_999_000,
    remark: `words after the amount left out: 'drive away'`,
  })
  expect(readMoney('').remark).toBeUndefined()
})

test.each([
  ['201123', 201_123],
  ['201,123 km', 201_123],
  ['-', null],
  ['12 miles', null],
  ['-3', null],
  ['9000000', null],
])('a distance of %j is %j kilometres', (cell, km) => {
  expect(readNumber(cell, { max: 2_000_000, unit: /^kms?$/i }).value).toBe(km)
})

test.each([
  ['2019', 2019],
  ['nan', null],
  ['19', null],
  ['2030', null],
  ['2019.5', null],
])('a year of %j in 2026 is %j', (cell, year) => {
  expect(readYear(cell, 2026).value).toBe(year)
})

test('text loses what PostgreSQL refuses, doubled spaces and what is too long', () => {
  expect(readText(' a\u0000b \n  c ').value).toBe('ab c')
  expect(readText('x'.repeat(500))).toEqual({ value: 'x'.repeat(400), remark: 'cut at 400 characters' })
})

test.each([
  ['yes', true],
  ['FALSE', false],
  ['', null],
  ['maybe', null],
])('%j answered yes or no is %j', (cell, flag) => {
  expect(readFlag(cell).value).toBe(flag)
})
