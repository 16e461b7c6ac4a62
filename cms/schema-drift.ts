import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Payload } from 'payload'

/** SQL that would bring the newest committed snapshot to the current config: empty if every change has a migration. */
export async function schemaDrift(payload: Payload): Promise<string[]> {
  const { generateDrizzleJson, generateMigration } = payload.db.requireDrizzleKit()
  const folder = payload.db.migrationDir
  const newest = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .at(-1)
  const committed: unknown = newest
    ? JSON.parse(readFileSync(resolve(folder, newest), 'utf8'))
    : payload.db.defaultDrizzleSnapshot
  return generateMigration(committed, await generateDrizzleJson(payload.db.schema))
}
