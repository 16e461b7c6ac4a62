import { z } from 'zod'
import { trapName } from '#schemas/lead/trap-name.ts'
import { type Spinner, spinner, termsNotAgreed } from '#schemas/prize/prize-draw.ts'

interface SpinForm {
  /** A signed-in shopper's details are known. */
  isKnown: boolean
  hasTerms: boolean
}

interface Spin {
  who: Spinner | null
  agrees: boolean
  [trapName]: string
}

/** The wheel's form schema, as on the platform. */
export function spinSchema({ isKnown, hasTerms }: SpinForm): z.ZodType<Spin, Record<string, unknown>> {
  const agreed = z.object({
    agrees: z
      .boolean()
      .default(false)
      .refine((agrees) => agrees || !hasTerms, termsNotAgreed),
    [trapName]: z.string().default(''),
  })
  return isKnown
    ? agreed.transform((typed) => ({ ...typed, who: null }))
    : spinner
        .extend(agreed.shape)
        .transform(({ agrees, [trapName]: trap, ...who }) => ({ who, agrees, [trapName]: trap }))
}
