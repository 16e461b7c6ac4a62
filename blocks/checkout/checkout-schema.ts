import { z } from 'zod'
import { storedText } from '#schemas/lib/stored-text.ts'
import { buyer } from '#schemas/reservation/buyer.ts'

/** The form as the platform checks it too; `terms` are the words that have to be agreed to, empty where there are none. */
export const checkoutSchema = (terms: string) =>
  buyer.extend({
    message: storedText(5_000).default(''),
    opt_in: z.boolean().default(false),
    terms: z
      .boolean()
      // Without words to agree to there is no box.
      .default(false)
      .refine(
        (given) => given || terms.trim() === '',
        'You must agree to the terms of use before submitting the form.',
      ),
    website: z.string().default(''),
  })
