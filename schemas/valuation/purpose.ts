import { z } from 'zod'

/** Trade-in or sale. locations §2, Vehicle actions */
export const purpose = z.enum(['trade-in', 'sell'])
export type Purpose = z.infer<typeof purpose>
