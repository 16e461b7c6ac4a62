import { z } from 'zod'
import { startEmbedded } from '../start-embedded.ts'

/** `node hold.ts <data folder> <purpose>`: a process that has the database until it is told to stop, for tests to kill. */
const [dataDir, purpose] = z.tuple([z.string(), z.enum(['demo', 'command'])]).parse(process.argv.slice(2))
const embedded = await startEmbedded({ dataDir, purpose, say: () => undefined })
await embedded.announce({ databaseUrl: embedded.databaseUrl, site: 'http://localhost:3000' })
process.once('SIGTERM', () => {
  void embedded
    .announce({ isStopping: true })
    .then(() => embedded.stop())
    .then(() => process.exit(0))
})
process.stdout.write(`${embedded.databaseUrl}\n`)
