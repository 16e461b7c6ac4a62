import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

type HashOptions = {
  root?: string
  paths: readonly string[]
  facts?: readonly unknown[]
  isIgnored?: (name: string) => boolean
}

/**
 * Hash of files: their names below `root` and contents, after `facts`. Folders count with all that is in them and is not ignored. It blocks: each
 * start hashes thousands of small files, which takes three times as long one promise after the other.
 */
export function hashFiles({ root = '.', paths, facts = [], isIgnored = () => false }: HashOptions): string {
  const hash = createHash('sha256').update(JSON.stringify(facts))
  const files = paths.flatMap((path) => listFiles(root, path, isIgnored)).toSorted()
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readContent(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/** Hash of source files, of facts, and of what runs them. Tests and texts for people change nothing that is made of the sources. */
export const hashSources = (paths: readonly string[], ...facts: readonly unknown[]): string =>
  hashFiles({ paths, facts: [...facts, process.version, process.platform, process.arch], isIgnored })

const isIgnored = (name: string) => name === '.next' || name === 'next-env.d.ts' || /\.test\.tsx?$|\.md$/.test(name)

function listFiles(root: string, path: string, isIgnored: (name: string) => boolean): string[] {
  if (!lstatSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !isIgnored(name))
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(root, join(path, entry.name), isIgnored) : [join(path, entry.name)],
    )
}

/** Links are not followed: what they lead to is no part of the folder. */
const readContent = (file: string): string | Buffer =>
  lstatSync(file).isSymbolicLink() ? readlinkSync(file) : readFileSync(file)

/** Bytes of all files in a folder. */
export async function measureFolder(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = files
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
