import { z } from 'zod'
import { storedText } from '../lib/stored-text.ts'
import { plate } from './plate.ts'
import { regoState } from './rego-state.ts'

/** A car that a shopper would trade in or sell, as a register found it or as they describe it. The messages are for the shopper. */
export const ownCar = z.object({
  rego: z.union([z.literal(''), plate]).default(''),
  regoState: regoState.nullable().default(null),
  year: z
    .number('Please enter the year, such as 2019.')
    .int('Please enter the year, such as 2019.')
    .min(1900, 'Please enter the year, such as 2019.')
    .max(2100, 'Please enter the year, such as 2019.'),
  make: storedText(60).pipe(z.string().min(1, 'Please enter the make, such as Toyota.')),
  model: storedText(80).pipe(z.string().min(1, 'Please enter the model, such as Corolla.')),
  badge: storedText(80).default(''),
  nvic: storedText(20).default(''),
  km: z
    .number('Please enter the kilometres.')
    .int('Please enter the kilometres.')
    .min(0, 'Please enter the kilometres.')
    .max(2_000_000, 'That is more than a car can have driven. Please check the kilometres.'),
})
export type OwnCar = z.output<typeof ownCar>
