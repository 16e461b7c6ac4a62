import { execFileSync } from 'node:child_process'

/** Names the commit that CI compares with. */
const variable = 'FORECOURT_TEST_SINCE'

const baseAge = 12 * 3600

/**
 * Files that HEAD changed since `FORECOURT_TEST_SINCE`, else since the newest commit that is at least twelve hours older than HEAD. A clone has no other
 * base: its `origin/main` is HEAD itself. Null where there is no such commit, as in a shallow clone.
 */
export function listChangedFiles(cwd = '.'): { base: string; files: string[] } | null {
  const base = process.env[variable] || findBase(cwd)
  if (!base) return null
  const files = runGit(cwd, 'diff', '--name-only', '--no-renames', '-z', base, 'HEAD').split('\0').filter(Boolean)
  return { base, files }
}

function findBase(cwd: string): string {
  const committed = Number(runGit(cwd, 'log', '-1', '--format=%ct', 'HEAD'))
  return runGit(cwd, 'rev-list', '--max-count=1', `--before=${committed - baseAge}`, 'HEAD').trim()
}

const runGit = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 50_000_000 })
