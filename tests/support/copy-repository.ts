import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** A repository of its own with the files of this one, uncommitted ones included, as its first commit, and these node_modules. Returns its folder. */
export async function copyRepository(prefix: string): Promise<string> {
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
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
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
