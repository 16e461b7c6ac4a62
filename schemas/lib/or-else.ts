import { z } from 'zod'

/** What is missing or null becomes `otherwise`: stored documents leave out what is empty. What comes out is always there, also in the contract's description. */
export const orElse = <S extends z.ZodType>(schema: S, otherwise: z.output<S>) =>
  z.preprocess((value: z.input<S> | null | undefined) => value ?? otherwise, schema)
