import { expect, test } from 'vitest'
import { lenderFigures } from '../vehicle/vehicle.ts'
import { differingTotals, loanCost } from './loan-cost.ts'

const loan = {
  amount: 44_888_00,
  deposit: 4_488_80,
  residual: 13_466_40,
  establishmentFee: 395_00,
  interest: 7.95,
  termYears: 5,
  frequency: 'weekly',
} as const
const none = { registration: 0, dealer: 0, monthly: 0 }
const costOf = (changes: object = {}) => loanCost({ loan, payment: 148_04, fees: none, quotedTotal: null, ...changes })

test('the total is all repayments with the final payment, and a financed fee is counted once', () => {
  expect(costOf()).toEqual({
    periods: 260,
    repayments: 38_490_40,
    finalPayment: 13_466_40,
    fees: 0,
    total: 51_956_80,
    credit: 51_956_80 - 40_399_20,
  })
})

test('fees paid besides the repayments are part of the total and of the cost of credit', () => {
  const { fees, total, credit } = costOf({ fees: { registration: 6_00, dealer: 912_25, monthly: 8_00 } })
  expect([fees, total - costOf().total, credit - costOf().credit]).toEqual([1_398_25, 1_398_25, 1_398_25])
})

test('a lender’s own total is shown, and the cost of credit follows from it', () => {
  const { total, credit } = costOf({ quotedTotal: 52_000_00 })
  expect([total, credit]).toEqual([52_000_00, 52_000_00 - 40_399_20])
})

test('a balloon of the whole loan leaves only interest in the repayments', () => {
  const balloon = { ...loan, deposit: 0, residual: 44_888_00, establishmentFee: 0 }
  expect(costOf({ loan: balloon, payment: 68_63 }).credit).toBe(260 * 68_63)
})

test.each([
  [{ paymentWeek: 148_04, balloon: 13_466_40, totalPayable: 51_956_80 }, null],
  [{ paymentWeek: 148_04, balloon: 13_466_40, totalPayable: 51_957_80 }, null],
  [{ paymentWeek: 148_04, balloon: 13_466_40, totalPayable: 51_957_81 }, 51_956_80],
  [{ paymentWeek: 148_04, balloon: 13_466_40, totalPayable: 38_885_00 }, 51_956_80],
  [{ paymentMonth: 600_00, termYears: null, termMonths: 48, totalPayable: 28_000_00 }, 28_800_00],
  [{ paymentWeek: 148_04, totalPayable: null }, null],
  [{ totalPayable: 51_956_80 }, null],
])('of %j the repayments differ from the lender’s total by more than a dollar: %j', (figures, calculated) => {
  expect(differingTotals(lenderFigures.parse({ termYears: 5, ...figures }))?.calculated ?? null).toBe(calculated)
})
