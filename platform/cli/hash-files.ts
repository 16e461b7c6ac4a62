import { createHash } from 'node:crypto'
import { lstat, readFile, readdir, readlink, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Hash of files: their names below `root` and contents, after `facts`. Folders count with all that is in them and is not ignored. */
export async function hashFiles({
  root = '.',
  paths,
  facts = [],
  isIgnored = () => false,
}: {
  root?: string
  paths: readonly string[]
  facts?: readonly unknown[]
  isIgnored?: (name: string) => boolean
}): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(facts))
  const files = (await Promise.all(paths.map((path) => listFiles(root, path, isIgnored)))).flat().toSorted()
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(await readContent(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/** Hash of source files, of facts, and of what runs them. Tests and texts for people change nothing that is made of the sources. */
export const hashSources = (paths: readonly string[], ...facts: readonly unknown[]): Promise<string> =>
  hashFiles({ paths, facts: [...facts, process.version, process.platform, process.arch], isIgnored })

const isIgnored = (name: string) => name === '.next' || name === 'next-env.d.ts' || /\.test\.tsx?$|\.md$/.test(name)

async function listFiles(root: string, path: string, isIgnored: (name: string) => boolean): Promise<string[]> {
  if (!(await lstat(join(root, path))).isDirectory()) return [path]
  const names = (await readdir(join(root, path))).filter((name) => !isIgnored(name))
  return (await Promise.all(names.map((name) => listFiles(root, join(path, name), isIgnored)))).flat()
}

/** Links are not followed: what they lead to is no part of the folder. */
async function readContent(file: string): Promise<string | Buffer> {
  return (await lstat(file)).isSymbolicLink() ? readlink(file) : readFile(file)
}

/** Bytes of all files in a folder. */
export async function measureFolder(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = files
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
