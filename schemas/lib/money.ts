import { z } from 'zod'

/** An amount of money in integer cents of the tenant's currency. Never negative: debts are named, not signed. */
export const cents = z.int().nonnegative()
export type Cents = z.infer<typeof cents>
