import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { BackupProblem } from './backup-problem.ts'
import { listTables, quoteColumns, type TableShape } from './list-tables.ts'
import type { Manifest, StoredTable } from './manifest.ts'

/** Takes the pieces of the archive's tables, in the transaction of `client`. */
export interface TableLoader {
  take: (table: string, piece: Buffer) => Promise<void>
  /** Ends the last copy, puts the constraints back and sets the sequences. */
  finish: () => Promise<void>
}

/**
 * Prepares tables to be filled in any order: foreign keys are dropped, to be added at the end, which checks them all; triggers stay silent. It is
 * all within one transaction, so a failure leaves the tables as they were.
 */
export async function openLoader(client: Client, manifest: Manifest): Promise<TableLoader> {
  const present = new Map<string, TableShape>(
    (await listTables(client)).map((shape) => [`${shape.schema}.${shape.name}`, shape] as const),
  )
  const targets = new Map<string, Target>()
  for (const stored of manifest.tables) targets.set(`${stored.schema}.${stored.name}`, chooseTarget(stored, present))
  const shapes = [...targets.values()].map(({ shape }) => shape)
  await client.query(`lock table ${shapes.map(({ quoted }) => quoted).join(', ')} in access exclusive mode`)
  const constraints = await dropForeignKeys(client)
  for (const { quoted } of shapes) await client.query(`alter table ${quoted} disable trigger user`)
  // The names of migrations, and what a new queue has, come from the archive too.
  for (const { quoted } of shapes) await client.query(`delete from ${quoted}`)

  let open: { table: string; copy: CopyStreamQuery; ended: Promise<void> } | null = null
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
        const columns = quoteColumns(client, target.stored.columns)
        const copy = client.query(copyFrom(`copy ${target.shape.quoted} (${columns}) from stdin`))
        const ended = finished(copy)
        ended.catch(() => undefined)
        open = { table, copy, ended }
      }
      const { copy, ended } = open
      if (!copy.write(piece)) await Promise.race([once(copy, 'drain'), ended])
    },
    finish: async () => {
      await close()
      for (const { quoted } of shapes) await client.query(`alter table ${quoted} enable trigger user`)
      for (const statement of constraints) await client.query(statement)
      for (const { schema, name, value } of manifest.sequences)
        await client.query(
          `select setval(format('%I.%I', $1::text, $2::text)::regclass, $3::bigint) where to_regclass(format('%I.%I', $1::text, $2::text)) is not null`,
          [schema, name, value],
        )
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

/** Drops them, and gives the statements that add them again. */
async function dropForeignKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace in
       (select oid from pg_namespace where nspname in ('public', 'stock', 'pgboss'))`,
  )
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ add }) => add)
}
