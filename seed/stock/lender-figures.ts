import { comparisonRate } from '#schemas/finance/comparison-rate.ts'
import { repayment } from '#schemas/finance/repayment.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import type { LenderFigures, VehicleDraft } from '#schemas/vehicle/vehicle.ts'

/** The lender of a company's stock. */
export type StockLender = 'angle' | 'youx'

/**
 * A lender's figures for a vehicle, as from its own system: Angle for every car with a price, YouX for two in three; the others require a
 * quote. Empty without figures. Money in cents.
 */
export function makeLenderFigures(
  lender: StockLender | null,
  vehicle: Pick<VehicleDraft, 'price' | 'offer_price' | 'item_type' | 'year' | 'stocknum'>,
): Record<string, LenderFigures> {
  const price = currentPrice(vehicle)
  if (lender === null || price === null || vehicle.item_type !== 'car') return {}
  if (lender === 'youx' && Number(/\d$/.exec(vehicle.stocknum)?.[0] ?? 0) % 3 === 0) return {}
  const terms = lenders[lender]
  const interest = terms.interest + ((vehicle.year ?? 0) < 2018 ? 1.5 : 0)
  const loan = {
    amount: price,
    deposit: Math.round(price * terms.depositShare),
    residual: Math.round(price * terms.balloonShare),
    establishmentFee: terms.establishmentFee,
    interest,
    termYears: 5,
  }
  const weekly = { ...loan, frequency: 'weekly' } as const
  const paymentWeek = repayment(weekly)
  const rate = comparisonRate(weekly, terms.fees)
  return {
    [lender]: {
      interestRate: interest,
      comparisonRate: rate === null ? null : Math.round(rate * 100) / 100,
      paymentWeek,
      paymentMonth: repayment({ ...loan, frequency: 'monthly' }),
      termYears: loan.termYears,
      deposit: loan.deposit,
      establishmentFees: terms.establishmentFee,
      balloon: loan.residual || null,
      totalPayable: paymentWeek * 260 + loan.residual,
      disclaimer: null,
      financeProvider: terms.name,
    },
  }
}

const lenders = {
  angle: {
    name: 'Angle',
    interest: 8.95,
    depositShare: 0,
    balloonShare: 0,
    establishmentFee: 1_300_00,
    fees: { registration: 6_00, monthly: 10_00, dealer: 0 },
  },
  youx: {
    name: 'YouX',
    interest: 7.95,
    depositShare: 0.1,
    balloonShare: 0.3,
    establishmentFee: 395_00,
    fees: { registration: 6_00, monthly: 8_00, dealer: 912_25 },
  },
} as const satisfies Record<StockLender, unknown>
