import { z } from 'zod'

/** A typed line, trimmed; characters that databases reject are removed. */
export const storedText = (longest: number) =>
  z
    .string()
    .max(longest)
    // oxlint-disable-next-line no-control-regex -- it is the one that is meant
    .overwrite((given) => given.replace(/\0/g, '').toWellFormed().trim())
