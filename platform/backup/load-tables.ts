import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import { BackupProblem } from './backup-problem.ts'
import type { Manifest, StoredTable } from './manifest.ts'
import { clearTables, setSequences } from './restore-store.ts'
import { listTables, type RowWriter, type TableShape, writeRows } from './tables-store.ts'

/** Loads chunks of the archive's tables in the transaction of `client`. */
export interface TableLoader {
  take: (table: string, piece: Buffer) => Promise<void>
  /** Ends the last copy, restores the constraints and sets the sequences. */
  finish: () => Promise<void>
}

/** Prepares the archive's tables to be filled in any order, within the transaction of `client`: a failure leaves them as they were. */
export async function openLoader(client: Client, manifest: Manifest): Promise<TableLoader> {
  const present = new Map<string, TableShape>(
    (await listTables(client)).map((shape) => [`${shape.schema}.${shape.name}`, shape] as const),
  )
  const targets = new Map<string, Target>()
  for (const stored of manifest.tables) targets.set(`${stored.schema}.${stored.name}`, chooseTarget(stored, present))
  const shapes = [...targets.values()].map(({ shape }) => shape)
  const restoreTables = await clearTables(client, shapes)

  let open: { table: string; copy: RowWriter; ended: Promise<void> } | null = null
  const close = async () => {
    if (!open) return
    const { table, copy, ended } = open
    open = null
    copy.end()
    await ended
    const expected = targets.get(table)?.stored.rows
    if (copy.rowCount !== expected)
      throw new BackupProblem(
        'archive-broken',
        `The table ${table} took ${copy.rowCount} rows, and the archive says ${expected}. Nothing was restored.`,
      )
  }
  return {
    take: async (table, piece) => {
      const target = targets.get(table)
      if (!target) throw new BackupProblem('archive-broken', `The archive does not describe the table ${table}.`)
      if (open?.table !== table) {
        await close()
        const copy = writeRows(client, target.shape, target.stored.columns)
        const ended = finished(copy)
        ended.catch(() => undefined)
        open = { table, copy, ended }
      }
      const { copy, ended } = open
      if (!copy.write(piece)) await Promise.race([once(copy, 'drain'), ended])
    },
    finish: async () => {
      await close()
      await restoreTables()
      await setSequences(client, manifest.sequences)
    },
  }
}

type Target = { stored: StoredTable; shape: TableShape }

function chooseTarget(stored: StoredTable, present: ReadonlyMap<string, TableShape>): Target {
  const name = `${stored.schema}.${stored.name}`
  const shape = present.get(name)
  const unknown = shape ? stored.columns.filter((column) => !shape.columns.includes(column)) : []
  if (shape && unknown.length === 0) return { stored, shape }
  throw new BackupProblem(
    'archive-of-newer-release',
    `This release has no place for ${shape ? `the columns ${unknown.join(', ')} of ${name}` : `the table ${name}`}. Restore the archive with the release that made it, then upgrade.`,
  )
}
