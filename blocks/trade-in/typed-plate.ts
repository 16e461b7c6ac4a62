import { z } from 'zod'
import { plate } from '#schemas/valuation/plate.ts'
import { type RegoState, regoState } from '#schemas/valuation/rego-state.ts'

const register = z.enum(regoState.options, 'Please choose where it is registered.')

/** A number plate as it is typed in the form. One register alone is not asked for. */
export const typedPlate = (states: readonly RegoState[]) =>
  z.object({
    rego: z
      .string()
      .refine((text) => text.trim() !== '', 'Please enter your registration.')
      .pipe(plate),
    regoState: states.length === 1 ? register.prefault(states[0] ?? 'NZ') : register,
  })
