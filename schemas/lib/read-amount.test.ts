import { expect, test } from 'vitest'
import { type AmountKind, readAmount, readMoneyOrShare } from './read-amount.ts'

test.each<[AmountKind, string, number]>([
  ['money', '30k', 30_000],
  ['money', '$32.9k', 32_900],
  ['money', '30 000', 30_000],
  ['money', '30\u202f000', 30_000],
  ['money', '30’000', 30_000],
  ['money', '1.5m', 1_500_000],
  ['money', '1,5 million', 1_500_000],
  ['money', '1.125m', 1_125_000],
  ['money', '$32.990,00', 32_990],
  ['money', '1.234.567', 1_234_567],
  ['money', '$29,990.50', 29_990.5],
  ['money', '1234,5', 1_234.5],
  ['money', 'AUD 29990', 29_990],
  ['money', 'NZ$29,990', 29_990],
  ['money', '29990 dollars', 29_990],
  ['money', '٣٢٬٩٩٠', 32_990],
  ['money', '\u200e３０，０００', 30_000],
  ['money', '.5', 0.5],
  ['money', '30.', 30],
  ['money', '-5', -5],
  ['money', '-$5', -5],
  ['money', '-0', 0],
  ['percent', '7,5', 7.5],
  ['percent', '7.125', 7.125],
  ['percent', '7,125 %', 7.125],
  ['percent', '9.99% p.a.', 9.99],
  ['percent', '8 per cent', 8],
  ['percent', '0', 0],
  ['kilometres', '85 000 kms', 85_000],
  ['kilometres', '85k km', 85_000],
  ['kilometres', '15,000 Kilometres', 15_000],
  ['measure', '1.899', 1.899],
  ['measure', '$1,89', 1.89],
  ['measure', '7,4 L/100km', 7.4],
  ['year', '2020', 2020],
])('as %s “%s” is %d', (kind, text, value) => expect(readAmount(text, kind)).toBe(value))

test.each<[AmountKind, string]>([
  ['money', ''],
  ['money', 'call us'],
  ['money', '1e5'],
  ['money', '32,990.50.1'],
  ['money', '32.990'],
  ['money', '1,234,56'],
  ['money', '25-30k'],
  ['money', '25k to 30k'],
  ['money', '10%'],
  ['money', '30 km'],
  ['money', '$'],
  ['money', '9'.repeat(61)],
  ['percent', '7.5k'],
  ['percent', '$7'],
  ['percent', '7 5'],
  ['kilometres', '85.000'],
  ['kilometres', '50 miles'],
  ['year', '2k'],
  ['measure', '1.899.9'],
])('as %s “%s” cannot be read', (kind, text) => expect(readAmount(text, kind)).toBeNull())

test.each([
  ['10%', 2_999],
  ['12,5 %', 3_748.75],
  ['10 per cent', 2_999],
  ['$3k', 3_000],
])('of a price of $29,990 “%s” is $%d', (text, dollars) => expect(readMoneyOrShare(text, 29_990)).toBe(dollars))

test.each(['x%', '%', '1.234'])('“%s” is no part of a price', (text) =>
  expect(readMoneyOrShare(text, 29_990)).toBeNull(),
)
