import { z } from 'zod'

/** A number plate as it is looked up: without the spaces and signs that people put in it. `abc-12 3` is `ABC123`. */
export const plate = z
  .string()
  .max(20)
  .overwrite((typed) => typed.replace(/[\s.·•-]/g, '').toUpperCase())
  .regex(/^[A-Z0-9]{1,9}$/, 'Please enter a registration of letters and digits.')
