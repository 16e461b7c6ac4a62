import { execFileSync } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { StartProblem } from './problem.ts'

/** The user that runs PostgreSQL, if it differs from the current one. */
export type Account = { name: string; uid: number; gid: number }

const ownAccount = 'forecourt'

/**
 * PostgreSQL refuses to run as root. Existing data keeps its owner; otherwise Debian's `postgres` is used if it exists, else a user of our
 * own. Null: the current user can run PostgreSQL.
 */
export async function chooseAccount(dataDirectory: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const owner = await stat(dataDirectory).catch(() => null)
  if (owner && owner.uid !== 0) return { name: getName(owner.uid), uid: owner.uid, gid: owner.gid }
  return find('postgres') ?? find(ownAccount) ?? create() ?? find('nobody') ?? none()
}

function create(): Account | null {
  for (const [command, ...rest] of [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/bin/false', ownAccount],
    ['adduser', '-S', '-D', '-H', '-s', '/bin/false', ownAccount],
  ] as const) {
    if (run(command, rest) !== null) return find(ownAccount)
  }
  return null
}

function find(name: string): Account | null {
  const [uid, gid] = [run('id', ['-u', name]), run('id', ['-g', name])].map(Number)
  return uid && gid ? { name, uid, gid } : null
}

const getName = (uid: number) => run('id', ['-nu', String(uid)]) ?? String(uid)

function run(command: string, args: readonly string[]): string | null {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

function none(): never {
  throw new StartProblem(
    'account-missing',
    `PostgreSQL does not run as root, and no other user could be found or made. Create one (useradd --system ${ownAccount}) and start again, start as another user, or set DATABASE_URL.`,
  )
}
