import { z } from 'zod'
import { trapName } from '#schemas/lead/trap-name.ts'
import { storedText } from '#schemas/lib/stored-text.ts'
import { buyer } from '#schemas/reservation/buyer.ts'
import * as texts from './texts.ts'

/** The form's schema, as on the platform; `terms` is the required consent text, empty if there is none. */
export const checkoutSchema = (terms: string) =>
  buyer.extend({
    message: storedText(5_000).default(''),
    opt_in: z.boolean().default(false),
    terms: z
      .boolean()
      // Without terms there is no checkbox.
      .default(false)
      .refine((given) => given || terms.trim() === '', texts.youMustAgreeToTermsUseBefore),
    [trapName]: z.string().default(''),
  })
