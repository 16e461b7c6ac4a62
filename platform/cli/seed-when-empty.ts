import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#platform/env.ts'
import { runChild } from './run-child.ts'
import type { Steps } from './steps.ts'
import { describeDatabase } from './store.ts'
import { withClient } from './with-client.ts'

/** Seeds a database without tenants, and completes an interrupted seeding: the seed is idempotent. */
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
  const { identity, isEmpty } = await withClient(env.DATABASE_URL, describeDatabase)
  const unfinished = await readFile(marker, 'utf8').catch(() => null)
  if (!isEmpty && unfinished !== identity) return
  await writeFile(marker, identity)
  await steps.run('Fill the database with demo sites and stock', (report) =>
    runChild({ command: ['node', 'seed/main.ts'], report, signal }),
  )
  await rm(marker)
}
