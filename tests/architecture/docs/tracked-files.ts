import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..', '..')

/** Files of the repository, new ones included, that match. */
export const listFiles = (pattern: RegExp): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  })
    .split('\0')
    .filter((file) => pattern.test(file) && existsSync(join(root, file)))
