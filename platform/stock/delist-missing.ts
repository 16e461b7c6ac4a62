import type { PoolClient } from 'pg'
import { needsApproval } from '#schemas/stock/hold-share.ts'
import type { StockImportReport, WhenMissing } from '#schemas/stock/import-report.ts'
import { inClientTransaction } from '../base/database/transaction.ts'
import { confirmSeen, countMissing, holdMissing, leaveToOtherFeeds, markMissingGone } from './missing-vehicles-store.ts'
import { announceStock } from './stock-events-store.ts'
import * as texts from './texts.ts'
import { delistVehicles } from './vehicles-store.ts'

type MissingReport = StockImportReport['missing']

export interface MissingContext {
  client: PoolClient
  tenantId: number
  /** The feed's number in the ledger. */
  feed: number
  whenMissing: WhenMissing
  /** Number of vehicles that this feed owned before the run, except held ones. */
  before: number
  /** Percentage of them that one run may withdraw without approval. */
  share: number
  /** Why missing vehicles prove nothing, as the end of a sentence after "The feed"; null for a complete, non-empty feed. */
  doubt: string | null
  /** The caller allows any number. */
  allowsMany: boolean
  now: Date
}

/**
 * Marks vehicles that left the feed as sold or withdrawn, as the tenant chooses. Does nothing for an incompletely read feed. If more than
 * the allowed share of the feed's vehicles would go (`needsApproval`), a broken feed is more likely than a clearance: they are held until a
 * feed contains them again or staff approve; the same feed on the next night proves nothing more. A vehicle in another feed of the tenant
 * is not missing. Vehicles that staff entered, marked as sold, or whose status they locked stay unchanged.
 */
export async function delistMissing(context: MissingContext): Promise<MissingReport> {
  const { whenMissing, before, share, doubt, allowsMany } = context
  const count = await countMissing(context)
  const result = { found: count.all, became: whenMissing, vehicles: 0, held: null }
  if (doubt !== null) {
    const held = texts.theFeedDoubt({ doubt, all: count.all })
    return count.all === 0 ? result : { ...result, held }
  }
  const isTooMany = !allowsMany && needsApproval({ missing: count.confirmed, owned: before, share })
  await inClientTransaction(context.client, async () => {
    await confirmSeen(context)
    if (count.elsewhere > 0) await leaveToOtherFeeds(context)
    if (isTooMany) await holdMissing(context)
    if (count.all > 0) result.vehicles = await takeOut(context, { onlyApproved: isTooMany })
  })
  const wayOut = context.feed === 0 ? texts.ifTheyAreGone : texts.ifTheyAreGoneApprove
  if (isTooMany) {
    return {
      ...result,
      held: texts.feedLacksConfirmedBeforeVehiclesThatIt({ confirmed: count.confirmed, before, share, wayOut }),
    }
  }
  if (count.held === 0 || allowsMany) return result
  return {
    ...result,
    held: texts.feedLacksHeldVehiclesThatWereHeld({ held: count.held, wayOut }),
  }
}

async function takeOut(context: MissingContext, { onlyApproved }: { onlyApproved: boolean }): Promise<number> {
  const { client, tenantId, whenMissing, allowsMany, now } = context
  const numbers = await markMissingGone(context, { allowsMany, onlyApproved })
  const ids = await delistVehicles(client, { tenantId, numbers, status: whenMissing, now })
  await announceStock(client, tenantId, ids)
  return ids.length
}
