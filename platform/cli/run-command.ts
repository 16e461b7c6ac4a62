import './compile-once.ts'
import { Command, CommanderError } from 'commander'
import { createActs, errorDocument } from './run-action.ts'
import { writeAnswer } from './stdout.ts'
import { addBackup } from './commands/backup.ts'
import { addBlocksCheck } from './commands/blocks-check.ts'
import { addBlocksMigrate } from './commands/blocks-migrate.ts'
import { addMigrate } from './commands/migrate.ts'
import { addRestore } from './commands/restore.ts'
import { addSearchReindex } from './commands/search-reindex.ts'
import { addSeed } from './commands/seed.ts'
import { addStockImport } from './commands/stock-import.ts'
import { addStockPreview } from './commands/stock-preview.ts'
import { addTenantList } from './commands/tenant-list.ts'
import { exitCodeHelp, exitCodes } from './exit-code.ts'
import { createProcessShutdown } from './process-shutdown.ts'

const shutdown = createProcessShutdown()
const program = new Command('forecourt')
  .description(
    'Runs beside npm run demo, on the same data; without it, starts the database for as long as the command takes.',
  )
  .option('--json', 'one JSON document on standard output; everything else goes to standard error')
  .configureHelp({ showGlobalOptions: true })
  .configureOutput({ writeOut: writeAnswer })
  .addHelpText('afterAll', exitCodeHelp)
  .exitOverride()

const isJson = process.argv.includes('--json')
const { act, actAsFound, actOffline } = createActs({ isJson, shutdown })
const group = (name: string, description: string) => program.command(name).description(description)
const stock = group('stock', 'vehicles for sale')
const search = group('search', 'the search index')
const blocks = group('blocks', 'the block trees of pages and sections')
const tenant = group('tenant', 'the sites')
addStockImport(stock, act)
addStockPreview(stock, act)
addSearchReindex(search, act)
addBlocksCheck(blocks, act)
addBlocksMigrate(blocks, act)
addSeed(program, act)
addTenantList(tenant, act)
addBackup(program, { act: actAsFound, actOffline })
addRestore(program, actAsFound)
addMigrate(group('migrate', 'the version of the database'), actAsFound)

try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof CommanderError)) throw error
  const isHelp = error.exitCode === 0
  const isUnasked = error.code === 'commander.help'
  const message = isUnasked ? 'No command was given. --help lists them.' : error.message
  if (isJson && !isHelp) writeAnswer(`${JSON.stringify(errorDocument('usage', message), null, 2)}\n`)
  process.exitCode = isHelp ? exitCodes.done.code : exitCodes.usage.code
}
await shutdown.close()
process.exit()
