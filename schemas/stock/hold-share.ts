import { z } from 'zod'

/** Percentage of a feed's vehicles that one run may withdraw without approval. */
export const holdShares = { least: 5, usual: 20, most: 100 } as const
export const holdShare = z.coerce.number().min(holdShares.least).max(holdShares.most)

/** Number that may always be withdrawn: a small dealer sells two on a Saturday. */
export const mostWithoutAsking = 2

interface Withdrawal {
  missing: number
  /** Vehicles of the feed before the run. */
  owned: number
  share: number
}

/** Whether a run withdraws too many vehicles without approval. `{ missing: 3, owned: 14, share: 20 }` -> true */
export const needsApproval = ({ missing, owned, share }: Withdrawal): boolean =>
  missing > mostWithoutAsking && missing * 100 > owned * share
