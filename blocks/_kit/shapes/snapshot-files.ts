import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BlockShape } from './block-shape.ts'

/** `blocks/<slug>/generated/shape-v2.json`, one file per version. */
export const snapshotFile = ({ slug, version }: { slug: string; version: number }): string =>
  join('blocks', slug, 'generated', `shape-v${version}.json`)

export function writeSnapshot(root: string, shape: BlockShape): void {
  const file = join(root, snapshotFile(shape))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, textOfSnapshot(shape))
}

/** One field per line, for readable diffs. */
function textOfSnapshot({ slug, version, fields }: BlockShape): string {
  const lines = Object.entries(fields).map(([path, field]) => `    ${JSON.stringify(path)}: ${JSON.stringify(field)}`)
  return `{\n  "slug": ${JSON.stringify(slug)},\n  "version": ${version},\n  "fields": {\n${lines.join(',\n')}\n  }\n}\n`
}

export function readSnapshot(root: string, of: { slug: string; version: number }): BlockShape | null {
  const file = join(root, snapshotFile(of))
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : null
}

/** The newest version with a snapshot; 0 without any. */
export function findNewestVersion(root: string, slug: string): number {
  const folder = dirname(join(root, snapshotFile({ slug, version: 1 })))
  const files = existsSync(folder) ? readdirSync(folder) : []
  return Math.max(0, ...files.map((file) => Number(/^shape-v(\d+)\.json$/.exec(file)?.[1] ?? 0)))
}

/**
 * The snapshot that stored content may rely on: the committed one. Uncommitted files are ignored, so a new block may change freely; without
 * a repository, the file on disk counts.
 */
export function readCommitted(root: string, of: { slug: string; version: number }): BlockShape | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (git('rev-parse', '--git-dir').status !== 0) return readSnapshot(root, of)
  const { status, stdout } = git('show', `HEAD:./${snapshotFile(of)}`)
  return status === 0 ? parse(stdout) : null
}

const parse = (text: string): BlockShape => JSON.parse(text) as BlockShape
