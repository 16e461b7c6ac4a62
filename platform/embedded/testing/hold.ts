import { z } from 'zod'
import { startEmbedded } from '../start-embedded.ts'

/** `node hold.ts <data folder> <purpose>`: holds the database until it is stopped; tests kill it. */
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
