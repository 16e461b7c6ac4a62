import { z } from 'zod'
import { requestKey } from '../lib/request-key.ts'
import { cents } from '../lib/money.ts'
import { storedText } from '../lib/stored-text.ts'
import { buyer } from '../reservation/buyer.ts'
import { amountOfText } from './amount-of-text.ts'
import * as texts from './texts.ts'

export const leastPayment = 1_00
export const mostPayment = 50_000_00

/** Payment of an invoice. Amount in cents. locations §2, Personal areas: /online-payment */
export const onlinePayment = z.object({
  key: requestKey,
  reference: storedText(80).refine(Boolean, texts.pleaseEnterTheNumberOfYourInvoice),
  amount: cents.min(leastPayment, texts.pleaseEnterAmount1OrMore).max(mostPayment, texts.pleaseEnterAmount50000OrLess),
  name: storedText(240).refine(Boolean, texts.pleaseEnterYourName),
  email: buyer.shape.email,
})
export type OnlinePayment = z.infer<typeof onlinePayment>

/** The amount as a form holds it. */
export const typedAmount = z
  .string()
  .transform((text, context) => {
    const amount = amountOfText(text)
    if (amount !== null) return amount
    context.addIssue({ code: 'custom', message: texts.weCannotReadTheAmount })
    return z.NEVER
  })
  .pipe(onlinePayment.shape.amount)
