import { z } from 'zod'

/** Per cent of what a feed owns that one run may withdraw without approval. */
export const holdShares = { least: 5, usual: 20, most: 100 } as const
export const holdShare = z.coerce.number().min(holdShares.least).max(holdShares.most)

/** Vehicles that may go at once whatever the share: a small dealer sells two on a Saturday. */
export const mostWithoutAsking = 2

interface Withdrawal {
  missing: number
  /** Of the feed, before the run. */
  owned: number
  share: number
}

/** Whether a run would withdraw so many that somebody has to approve it. `{ missing: 3, owned: 14, share: 20 }` -> true */
export const needsApproval = ({ missing, owned, share }: Withdrawal): boolean =>
  missing > mostWithoutAsking && missing * 100 > owned * share
