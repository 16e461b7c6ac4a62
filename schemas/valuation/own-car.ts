import { z } from 'zod'
import { mostKilometres } from '../lib/read-amount.ts'
import { storedText } from '../lib/stored-text.ts'
import { plate } from './plate.ts'
import { regoState } from './rego-state.ts'
import * as texts from './texts.ts'

/** A shopper's car for trade-in or sale, from a register or their description. The messages are for the shopper. */
export const ownCar = z.object({
  rego: z.union([z.literal(''), plate]).default(''),
  regoState: regoState.nullable().default(null),
  year: z
    .number(texts.pleaseEnterTheYear)
    .int(texts.pleaseEnterTheYear)
    .min(1900, texts.pleaseEnterTheYear)
    .max(2100, texts.pleaseEnterTheYear),
  make: storedText(60).pipe(z.string().min(1, texts.pleaseEnterTheMake)),
  model: storedText(80).pipe(z.string().min(1, texts.pleaseEnterTheModel)),
  badge: storedText(80).default(''),
  nvic: storedText(20).default(''),
  km: z
    .number(texts.pleaseEnterTheKilometres)
    .int(texts.pleaseEnterTheKilometres)
    .min(0, texts.pleaseEnterTheKilometres)
    .max(mostKilometres, texts.thatMoreThanCarCanDriven),
})
export type OwnCar = z.output<typeof ownCar>
