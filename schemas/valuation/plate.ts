import { z } from 'zod'
import * as texts from './texts.ts'

/** A normalised number plate, without spaces and punctuation. `abc-12 3` is `ABC123`. */
export const plate = z
  .string()
  .max(20)
  .overwrite((typed) => typed.replace(/[\s.·•-]/g, '').toUpperCase())
  .regex(/^[A-Z0-9]{1,9}$/, texts.pleaseEnterRegistrationLettersDigits)
