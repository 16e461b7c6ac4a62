import { z } from 'zod'

/** Whether a car goes towards another one or is bought outright. locations §2, Vehicle actions */
export const purpose = z.enum(['trade-in', 'sell'])
export type Purpose = z.infer<typeof purpose>
