import { z } from 'zod'
import { plate } from '#schemas/valuation/plate.ts'
import { type RegoState, regoState } from '#schemas/valuation/rego-state.ts'
import * as texts from './texts.ts'

const register = z.enum(regoState.options, texts.pleaseChooseWhereItIsRegistered)

/** A number plate as typed in the form. A single register is not asked for. */
export const typedPlate = (states: readonly RegoState[]) =>
  z.object({
    rego: z
      .string()
      .refine((text) => text.trim() !== '', texts.pleaseEnterYourRegistration)
      .pipe(plate),
    regoState: states.length === 1 ? register.prefault(states[0] ?? 'NZ') : register,
  })
