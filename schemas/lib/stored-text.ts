import { z } from 'zod'

/** A line that somebody typed, trimmed; what no database can hold is left out. */
export const storedText = (longest: number) =>
  z
    .string()
    .max(longest)
    // oxlint-disable-next-line no-control-regex -- it is the one that is meant
    .overwrite((given) => given.replace(/\0/g, '').toWellFormed().trim())
