import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import type { Home } from './home.ts'
import { StartProblem, diskFull, errorCode, fileProblem } from './problem.ts'
import { megabyte, requireSpace } from './require-space.ts'

export const superuser = 'forecourt'

const needed = { toCreate: 300 * megabyte, toStart: 50 * megabyte }

/** A database cluster that this PostgreSQL can run, created if missing; returns the password. */
export async function prepareCluster(home: Home, binaries: Binaries): Promise<string> {
  const found = await getVersion(home.data)
  if (found !== null && found !== binaries.major) throw anotherVersion(home, found, binaries.major)
  await requireSpace({
    folder: home.folder,
    bytes: found === null ? needed.toCreate : needed.toStart,
    purpose: 'the start of the database',
    remedy: 'start again, or set FORECOURT_DATA_DIR to a folder on another disk',
  })
  const password = await readPassword(home)
  if (found === null) await create({ home, binaries, password })
  return password
}

const getVersion = (data: string) =>
  readFile(join(data, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    (error: unknown) => {
      if (errorCode(error) === 'ENOENT') return null
      throw fileProblem(error, data)
    },
  )

const anotherVersion = ({ data }: Home, found: string, ours: string) =>
  new StartProblem(
    'data-of-another-version',
    `${data} was written by PostgreSQL ${found}, and this release brings PostgreSQL ${ours}, which cannot read it. ` +
      `To start with an empty database, move it aside: mv ${data} ${data}.${found}. ` +
      `To keep what it holds, dump it with PostgreSQL ${found} (pg_dump) and start with DATABASE_URL, or go back to the earlier release.`,
  )

async function readPassword({ folder }: Home): Promise<string> {
  const file = join(folder, 'password')
  const kept = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null
    throw fileProblem(error, file)
  })
  if (kept) return kept.trim()
  const password = randomBytes(24).toString('base64url')
  await writeFile(file, password, { mode: 0o600 })
  return password
}

/** Created under a temporary name and then renamed, so that an interrupted start leaves no incomplete cluster. */
async function create({
  home,
  binaries,
  password,
}: {
  home: Home
  binaries: Binaries
  password: string
}): Promise<void> {
  const unfinished = `${home.data}.new`
  const passwordFile = `${home.data}.password`
  try {
    // An initdb whose parent was killed may still be writing there.
    await rm(unfinished, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    await mkdir(unfinished, { mode: 0o700 })
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (home.account) {
      await chown(unfinished, home.account.uid, home.account.gid)
      await chown(passwordFile, home.account.uid, home.account.gid)
    }
    await initdb({ home, binaries, args: [`--pgdata=${unfinished}`, `--pwfile=${passwordFile}`] })
    await rename(unfinished, home.data)
  } catch (error) {
    throw fileProblem(error, home.data)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** The built-in locale provider sorts and folds in the same way on every machine. */
const initdbOptions = [
  `--username=${superuser}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
]

async function initdb({ home, binaries, args }: { home: Home; binaries: Binaries; args: string[] }): Promise<void> {
  const child = spawn(binaries.initdb, [...initdbOptions, ...args], {
    ...getIdentity(home),
    cwd: home.folder,
    env: postgresEnv,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw postgresProblem(output, home)
}

export const getIdentity = ({ account }: Home) => (account ? { uid: account.uid, gid: account.gid } : {})

export const postgresEnv = { NODE_ENV: 'production' as const, PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Converts PostgreSQL's last output into a problem with a remedy. */
export function postgresProblem(output: string, home: Home): StartProblem {
  if (/No space left on device|Disk quota exceeded/.test(output)) {
    return diskFull(home.folder)
  }
  if (/Permission denied|wrong ownership/.test(output)) {
    const user = home.account?.name ?? 'the user who starts Forecourt'
    return new StartProblem(
      'not-allowed',
      `PostgreSQL runs as ${user}, who must own ${home.data} and be able to reach it:\n${output.trim()}`,
    )
  }
  return new StartProblem('postgres-failed', `PostgreSQL did not start on ${home.data}. It said:\n${output.trim()}`)
}
