import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Env } from '#platform/env.ts'
import { runChild } from './run-child.ts'
import type { Steps } from './steps.ts'
import { type Queryable, withClient } from './with-client.ts'

/** Seeds a database without tenants, and finishes a seeding that was killed half-way: the seed is idempotent. */
export async function seedWhenEmpty({
  env,
  steps,
  signal,
}: {
  env: Env
  steps: Steps
  signal: AbortSignal
}): Promise<void> {
  const marker = join(env.FORECOURT_DATA_DIR, 'seeding')
  const { identity, isEmpty } = await withClient(env.DATABASE_URL, describe)
  const unfinished = await readFile(marker, 'utf8').catch(() => null)
  if (!isEmpty && unfinished !== identity) return
  await writeFile(marker, identity)
  await steps.run('Fill the database with demo sites and stock', (report) =>
    runChild({ command: ['node', 'seed/main.ts'], report, signal }),
  )
  await rm(marker)
}

async function describe(db: Queryable) {
  const { rows } = await db.query(`
    select (select system_identifier::text from pg_control_system()) || ' ' || current_database() as identity,
      not exists (select from tenants) as "isEmpty"`)
  return z.object({ identity: z.string(), isEmpty: z.boolean() }).parse(rows[0])
}
