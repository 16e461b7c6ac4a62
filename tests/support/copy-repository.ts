import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  appendFile,
  copyFile,
  cp,
  link,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  readlink,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '..', '..')

/**
 * A repository of its own with the files of this one, uncommitted ones included, as its first commit. It has these node_modules, or for `runtime` the
 * packages that `npm ci --omit=dev` installs. Returns its folder.
 */
export async function copyRepository(prefix: string, packages: 'all' | 'runtime' = 'all'): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), prefix))
  for (const file of listFiles().filter((path) => existsSync(join(root, path)))) {
    await mkdir(dirname(join(copy, file)), { recursive: true })
    await cp(join(root, file), join(copy, file))
  }
  runGit(copy, 'init', '--quiet')
  runGit(copy, 'add', '--all')
  runGit(copy, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'Copy')
  // .gitignore ignores a folder of this name, and this is a link.
  await appendFile(join(copy, '.git/info/exclude'), 'node_modules\n')
  if (packages === 'all') await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  else await copyRuntimePackages(copy)
  return copy
}

const npmList = z.object({ packages: z.record(z.string(), z.looseObject({ dev: z.boolean().optional() })) })

/** By hard links where that can be: there are 86,000 files. npm's list of what is installed is written as npm would. */
async function copyRuntimePackages(copy: string): Promise<void> {
  const list = 'node_modules/.package-lock.json'
  const installed = npmList.parse(JSON.parse(await readFile(join(root, list), 'utf8')))
  const isDev = (path: string) => installed.packages[path]?.dev ?? false
  const isWanted = (path: string) => !isDev(path) && ![list, 'node_modules/.cache'].includes(path)
  await copyWanted('node_modules', { copy, isWanted })
  const packages = Object.fromEntries(Object.entries(installed.packages).filter(([path]) => !isDev(path)))
  await writeFile(join(copy, list), JSON.stringify({ ...installed, packages }))
}

type CopyOptions = { copy: string; isWanted: (path: string) => boolean }

async function copyWanted(folder: string, { copy, isWanted }: CopyOptions): Promise<void> {
  await mkdir(join(copy, folder), { recursive: true })
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (!isWanted(path)) continue
    if (entry.isDirectory()) await copyWanted(path, { copy, isWanted })
    else if (entry.isSymbolicLink()) await symlink(await readlink(join(root, path)), join(copy, path))
    else await link(join(root, path), join(copy, path)).catch(() => copyFile(join(root, path), join(copy, path)))
  }
}

const listFiles = (): string[] =>
  runGit(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean)

/** Hooks and signing of the machine's own configuration do not apply. */
const runGit = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
    env: { ...process.env, ...noConfiguration },
  })

const noConfiguration = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
