import { isDeepStrictEqual } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { migrateLayout } from '#blocks/index.ts'
import { isBlockNode } from '#schemas/page/block-node.ts'
import { notifyListeners } from '../outbox/notify-listeners.ts'
import { writeEvent } from '../outbox/write-event.ts'
import { type StoredLayout, storedLayouts } from './stored-layouts.ts'

export interface BlocksMigrated {
  /** Number of stored trees read, and number written (with `dryRun`: that would be written). */
  read: number
  changed: number
  documents: { collection: string; documentId: number | null; tenantId: number | null; title: string; state: string }[]
}

/**
 * Migrates every stored tree to the current versions of its blocks: published documents, drafts and history. A tree is written only if it
 * has not changed since it was read, so the command is safe during editing. A second run changes nothing.
 */
export async function migrateBlocks(payload: Payload, { dryRun }: { dryRun: boolean }): Promise<BlocksMigrated> {
  const result: BlocksMigrated = { read: 0, changed: 0, documents: [] }
  for await (const batch of storedLayouts(payload)) {
    for (const stored of batch) {
      result.read += 1
      const next = migrated(stored)
      if (next === null || (!dryRun && !(await write(payload, stored, next)))) continue
      result.changed += 1
      const { collection, documentId, tenantId, title, state } = stored
      result.documents.push({ collection, documentId, tenantId, title, state })
      if (!dryRun) notifyListeners(payload.db.pool)
    }
  }
  return result
}

/** The migrated tree; null if it is current. */
function migrated({ layout }: StoredLayout): unknown[] | null {
  if (!Array.isArray(layout) || !layout.every(isBlockNode)) return null
  const next = migrateLayout(layout)
  return isDeepStrictEqual(next, layout) ? null : next
}

function write(payload: Payload, stored: StoredLayout, next: unknown[]): Promise<boolean> {
  const table = sql.identifier(stored.table)
  const column = sql.identifier(stored.column)
  return payload.db.drizzle.transaction(async (tx) => {
    const { rowCount } = await tx.execute(
      sql`update ${table} set ${column} = ${JSON.stringify(next)}::jsonb where id = ${stored.rowId} and ${column} = ${JSON.stringify(stored.layout)}::jsonb`,
    )
    if (rowCount === 0) return false
    if (stored.state === 'published' && stored.tenantId !== null && stored.documentId !== null) {
      const type = stored.collection === 'pages' ? 'page.changed' : 'section.changed'
      await writeEvent(tx, { tenantId: stored.tenantId, type, ids: [stored.documentId] })
    }
    return true
  })
}
