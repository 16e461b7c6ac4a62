import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { argv } from 'node:process'
import { getPayload } from 'payload'

/**
 * `node cms/create-migration.ts <name>`: writes the migration from the last committed snapshot to the current config. `--again` replaces
 * all migrations with a single one: only before the first release.
 */
process.env.FORECOURT_CONFIG_ONLY = 'true'
const folder = resolve(import.meta.dirname, 'migrations')
const names = () => readdirSync(folder).filter((file) => /^\d{8}_\d{6}.*\.ts$/.test(file))
const [name = 'change', mode] = argv.slice(2)

if (mode === '--again') for (const file of readdirSync(folder)) rmSync(resolve(folder, file))
const before = new Set(names())
const { default: config } = await import('./payload.config.ts')
const payload = await getPayload({ config, key: 'create-migration', disableDBConnect: true, disableOnInit: true })
await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true })
for (const file of names().filter((each) => !before.has(each))) makeErasable(resolve(folder, file))
removeOldSnapshots()
writeIndex()

/** Only the newest snapshot is compared with the config; each has some 15,000 lines. */
function removeOldSnapshots(): void {
  const snapshots = readdirSync(folder).filter((file) => file.endsWith('.json'))
  for (const file of snapshots.toSorted().slice(0, -1)) rmSync(resolve(folder, file))
}

/**
 * Payload generates code for a bundler: types imported as values, unused arguments, imports without extensions. Node supports none of
 * these.
 */
function makeErasable(path: string): void {
  const text = readFileSync(path, 'utf8')
    .replace(
      /^import \{.*\} from '@payloadcms\/db-postgres'/m,
      "import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'",
    )
    .replaceAll('{ db, payload, req }', '{ db }')
  const down = text.indexOf('export async function down')
  // A table dropped with CASCADE by a down migration also drops the constraints that reference it.
  const steppingBack = text.slice(down).replaceAll('DROP CONSTRAINT "', 'DROP CONSTRAINT IF EXISTS "')
  writeFileSync(path, text.slice(0, down) + steppingBack)
}

function writeIndex(): void {
  const steps = names()
    .map((file) => basename(file, '.ts'))
    .toSorted()
  const imports = steps.map((step) => `import * as m${step} from './${step}.ts'`)
  const entries = steps.map((step) => `  { name: '${step}', up: m${step}.up, down: m${step}.down },`)
  writeFileSync(
    resolve(folder, 'index.ts'),
    `${imports.join('\n')}\n\nexport const migrations = [\n${entries.join('\n')}\n]\n`,
  )
}
