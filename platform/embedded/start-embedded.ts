import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { prepareBinaries } from './binaries.ts'
import { prepareCluster, superuser } from './cluster.ts'
import { type Hold, type Holder, type Purpose, isHold, takeHold } from './holder.ts'
import { type Home, apartFolder, prepareHome } from './home.ts'
import { stopOrphan } from './postmaster.ts'
import { StartProblem } from './problem.ts'
import { getConnection, runServer } from './server.ts'
import { createDatabaseIfMissing } from './store.ts'

export type EmbeddedDatabase = {
  databaseUrl: string
  /** Folder of the database; `account` is PostgreSQL's user if it differs from ours. */
  home: Home
  /** Settles when PostgreSQL ends, expectedly or not. */
  ended: Promise<void>
  /** Announces to other processes that the database is migrated, the site's address, or the shutdown. */
  announce: Hold['update']
  stop: () => Promise<void>
}

export type EmbeddedOptions = { dataDir: string; purpose: Purpose; say: (line: string) => void; signal?: AbortSignal }

/** Starts PostgreSQL on `<dataDir>/postgres`, after any kind of earlier shutdown. Throws `StartProblem`. */
export async function startEmbedded({ dataDir, purpose, say, signal }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const home = await prepareHome(dataDir)
  const hold = await holdOrExplain({ home, purpose, say, dataDir, signal })
  try {
    return await startHeld({ home, hold, say })
  } catch (error) {
    await hold.release()
    throw error
  }
}

async function startHeld({
  home,
  hold,
  say,
}: {
  home: Home
  hold: Hold
  say: (line: string) => void
}): Promise<EmbeddedDatabase> {
  const binaries = await prepareBinaries(home.account, apartFolder)
  if ((await stopOrphan(home.data)) === 'stopped') say('Stopped the PostgreSQL that a killed start had left running.')
  const password = await prepareCluster(home, binaries)
  const server = await runServer({ home, binaries, password })
  try {
    await createDatabase(getConnection(server.port, password))
  } catch (error) {
    // A PostgreSQL whose start failed must not go on without the process that holds its folder.
    await server.stop()
    throw error
  }
  const databaseUrl = `postgres://${superuser}:${password}@127.0.0.1:${server.port}/${database}`
  return {
    databaseUrl,
    home,
    ended: server.ended,
    announce: hold.update,
    stop: () => server.stop().finally(() => hold.release()),
  }
}

const database = 'forecourt'

async function createDatabase(connection: ClientConfig): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await createDatabaseIfMissing(client, database)
  } finally {
    await client.end()
  }
}

type HoldOptions = EmbeddedOptions & { home: Home }

/** Waits for a process that is ending and for a command with its own database, but not for a server. */
async function holdOrExplain({ home, purpose, say, dataDir, signal }: HoldOptions): Promise<Hold> {
  const patienceEnds = Date.now() + 3000
  let waitsFor: number | null = null
  for (;;) {
    const answer = await takeHold(home.folder, { purpose, now: new Date() })
    if (isHold(answer)) return answer
    const willEnd = answer.isStopping || answer.purpose === 'command'
    if (!willEnd && Date.now() > patienceEnds) throw inUse(answer, dataDir)
    if (willEnd && waitsFor !== answer.pid) {
      say(`Waiting for process ${answer.pid} (${purposes[answer.purpose]}) to let go of the database.`)
      waitsFor = answer.pid
    }
    await wait(100, undefined, { signal })
  }
}

const purposes = {
  demo: 'npm run demo',
  dev: 'npm run dev',
  command: 'npm run forecourt',
  test: 'npm test',
} as const satisfies Record<Purpose, string>

const inUse = ({ pid, purpose, since, site }: Holder, dataDir: string) =>
  new StartProblem(
    'in-use',
    `${purposes[purpose]} already runs on ${dataDir} (process ${pid}, since ${since}${site ? `, ${site}` : ''}). ` +
      `Use that one, or stop it (Ctrl-C where it runs, or kill ${pid}) and start again. ` +
      'To run a second one beside it: FORECOURT_DATA_DIR=.forecourt-2 PORT=3001 npm run demo',
  )
