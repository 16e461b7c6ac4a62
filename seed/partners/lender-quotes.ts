import { Router } from 'express'
import { comparisonRate } from '#schemas/finance/comparison-rate.ts'
import { repayment } from '#schemas/finance/repayment.ts'

/** YouX: lends up to 150,000 dollars with a 10.0% deposit and a 30% final payment, and only for vehicles with a VIN. */
export const lenderQuotes = Router()

lenderQuotes.post('/quote', (req, res) => {
  const { purchasePrice, loanTerm, selfAssessedCreditScore, year, vin, nvic } = req.body ?? {}
  const known = typeof purchasePrice === 'number' && purchasePrice > 0 && purchasePrice <= 150_000
  if (!known || !(vin || nvic)) return void res.status(404).json({ error: 'We do not lend for this vehicle.' })
  const interest = (rates[String(selfAssessedCreditScore)] ?? 14.95) + (Number(year) < 2018 ? 1.5 : 0)
  const amount = Math.round(purchasePrice * 100)
  const loan = {
    amount,
    deposit: Math.round(amount * 0.1),
    residual: Math.round(amount * 0.3),
    establishmentFee: 395_00,
    interest,
    termYears: Number(loanTerm) || 5,
    frequency: 'weekly',
  } as const
  const fees = { registration: 6_00, monthly: 8_00, dealer: 912_25 }
  res.json({
    weeklyRepaymentAmount: repayment(loan) / 100,
    advertisedRate: interest,
    comparisonRate: Math.round((comparisonRate(loan, fees) ?? 0) * 100) / 100,
  })
})

const rates: Record<string, number> = { EXCELLENT: 6.95, GREAT: 7.95, GOOD: 9.95, FAIR: 12.95 }

lenderQuotes.get('/disclaimer', (_req, res) => {
  res.json({
    disclaimer:
      'The repayment is indicative only and is not a formal or binding quote. It does not consider your financial situation. The actual rate is determined by the lender. Finance is for approved applicants only. Terms, fees and lending criteria apply. Comparison rates range from 8.38% to 19.42% p.a.',
  })
})
