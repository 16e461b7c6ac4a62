import { createHash, randomBytes } from 'node:crypto'
import { chmod, mkdir, readlink, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Account, chooseAccount } from './account.ts'
import { errorCode, fileProblem } from './problem.ts'
import { canEnter } from './reach.ts'

/** A database's folder: files in `data`, and beside them its password, log and holder. */
export type Home = { folder: string; data: string; account: Account | null; isApart: boolean }

/** The folder of root's PostgreSQL if its user cannot read a private folder. */
export const apartFolder = '/var/lib/forecourt'

/**
 * `<data folder>/postgres`, or if PostgreSQL's user cannot enter the data folder, a separate folder under `/var/lib/forecourt` with a link
 * from `<data folder>/postgres`. Deleting the data folder therefore resets the database.
 */
export async function prepareHome(dataDir: string): Promise<Home> {
  const place = join(dataDir, 'postgres')
  try {
    await makeFolder(dataDir, 0o711)
    const folder = await followLink(place)
    const account = await chooseAccount(join(folder, 'data'))
    if (folder !== place) return await open({ folder, account, isApart: true })
    if (account === null || (await canEnter(account, dataDir))) return await open({ folder, account, isApart: false })
    return await openApart(place, account)
  } catch (error) {
    throw fileProblem(error, place)
  }
}

async function openApart(place: string, account: Account): Promise<Home> {
  const name = `${createHash('sha256').update(place).digest('hex').slice(0, 12)}-${randomBytes(3).toString('hex')}`
  const home = await open({ folder: join(apartFolder, name), account, isApart: true })
  await symlink(home.folder, place)
  return home
}

async function open(home: Omit<Home, 'data'>): Promise<Home> {
  if (home.isApart) await makeFolder(apartFolder, 0o755)
  await makeFolder(home.folder, home.account ? 0o711 : 0o700)
  return { ...home, data: join(home.folder, 'data') }
}

/** An explicit mode: the umask must not close a folder that PostgreSQL's user has to enter. */
async function makeFolder(path: string, mode: number): Promise<void> {
  if (await mkdir(path, { recursive: true })) await chmod(path, mode)
}

async function followLink(place: string): Promise<string> {
  try {
    return resolve(dirname(place), await readlink(place))
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'EINVAL') return place
    throw error
  }
}
