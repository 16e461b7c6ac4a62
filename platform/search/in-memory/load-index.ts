import type { Pool } from 'pg'
import { readChangedEntries, readEntriesAfter, readIndexState, type IndexState } from './entries-store.ts'
import type { Entry } from './index/entry.ts'
import { StockIndex } from './index/stock-index.ts'

/** A site's stock in memory, as of the index `build` and `version`. */
export interface LoadedIndex extends IndexState {
  stockIndex: StockIndex
}

/** Vehicles per chunk: some milliseconds of work, between which other requests are answered. */
const chunk = 2_000

/** Loads the site's whole stock. `followIndex` reads later changes. */
export async function loadIndex(pool: Pool, tenantId: number): Promise<LoadedIndex> {
  const state = await readIndexState(pool, tenantId)
  const stockIndex = new StockIndex()
  let part = await readEntriesAfter(pool, { tenantId, after: 0, limit: chunk })
  while (part) {
    // Prefetches the next part while this one is processed.
    const next = readEntriesAfter(pool, { tenantId, after: part.last, limit: chunk })
    next.catch(() => undefined)
    putAll(stockIndex, part.entries)
    part = await next
  }
  return { stockIndex, ...state }
}

/** More changed vehicles than this are loaded in parts, like a whole stock. */
const mostFollowed = 20_000

/**
 * Updates a loaded stock from the index in one statement, so that each change is seen completely or not at all. Null if a reload is needed:
 * the index was rebuilt, much has changed, or few loaded rows are left.
 */
export async function followIndex(pool: Pool, tenantId: number, loaded: LoadedIndex): Promise<LoadedIndex | null> {
  const state = await readIndexState(pool, tenantId)
  if (state.build !== loaded.build) return null
  const changed = await readChangedEntries(pool, { tenantId, version: loaded.version, limit: mostFollowed + 1 })
  if (!changed || changed.n > mostFollowed) return null
  for (const id of changed.gone ?? []) loaded.stockIndex.remove(id)
  if (changed.entries) putAll(loaded.stockIndex, changed.entries)
  return loaded.stockIndex.isWorn ? null : { ...loaded, version: Math.max(state.version, Number(changed.version ?? 0)) }
}

function putAll(stockIndex: StockIndex, entries: string): void {
  const parsed: Entry[] = JSON.parse(`[${entries}]`)
  for (const entry of parsed) stockIndex.put(entry)
}
