import { z } from 'zod'
import { cents } from '../lib/money.ts'
import { storedText } from '../lib/stored-text.ts'
import { buyer } from '../reservation/buyer.ts'

export const leastPayment = 1_00
export const mostPayment = 50_000_00

/** Somebody pays an invoice. Amount in cents. locations §2, Personal areas: /online-payment */
export const onlinePayment = z.object({
  key: z.uuid(),
  reference: storedText(80).refine(Boolean, 'Please enter the number of your invoice.'),
  amount: cents
    .min(leastPayment, 'Please enter an amount of $1 or more.')
    .max(mostPayment, 'Please enter an amount of $50,000 or less, or ring us.'),
  name: storedText(240).refine(Boolean, 'Please enter your name.'),
  email: buyer.shape.email,
})
export type OnlinePayment = z.infer<typeof onlinePayment>
