import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbedded } from '#platform/embedded/start-embedded.ts'
import { breakableLink } from '#tests/support/breakable-link.ts'

/** A PostgreSQL with its data on disk, at one address however often it dies. */
export interface MortalDatabase {
  url: string
  /** SIGKILL, as when the machine's memory runs out; resolves when it answers again. */
  killAndRestart: () => Promise<void>
  stop: () => Promise<void>
}

export async function mortalDatabase(dataDir: string): Promise<MortalDatabase> {
  const start = () => startEmbedded({ dataDir, purpose: 'test', say: () => undefined })
  let server = await start()
  const first = new URL(server.databaseUrl)
  const link = await breakableLink({ host: first.hostname, port: Number(first.port) })
  const url = new URL(first)
  url.port = String(link.port)
  return {
    url: url.href,
    killAndRestart: async () => {
      const [pid] = (await readFile(join(server.home.data, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await server.ended
      link.cut()
      await server.stop()
      server = await start()
      link.mend({ host: '127.0.0.1', port: Number(new URL(server.databaseUrl).port) })
    },
    stop: async () => {
      await link.stop()
      await server.stop()
    },
  }
}
