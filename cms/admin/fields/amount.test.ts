import { describe, expect, test } from 'vitest'
import { formatAmount, parseAmount } from './amount.ts'

describe('amounts in the admin', () => {
  test('whole dollars show no cents', () => expect(formatAmount(2_999_000)).toBe('29,990'))
  test('odd cents show both digits', () => expect(formatAmount(12_340)).toBe('123.40'))
  test('no price shows nothing', () => expect(formatAmount(null)).toBe(''))
  test('a dollar sign and commas are understood', () => expect(parseAmount(' $29,990.50 ')).toBe(29_990.5))
  test('thousands and decimal commas are understood', () =>
    expect(['30k', '32.990,00'].map(parseAmount)).toEqual([30_000, 32_990]))
  test.each(['', 'call us', '-5', '1.234', '1e5'])('%j is no amount', (text) => expect(parseAmount(text)).toBeNull())
})
