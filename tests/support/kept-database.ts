import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildCache, openBuildCache } from '#platform/cli/build-cache.ts'
import { hashSources } from '#platform/cli/hash-files.ts'
import type { Dumps, PostgresServer } from './postgres-server.ts'

interface KeptDatabase {
  name: string
  server: PostgresServer
  /** The name of an empty database. */
  database: string
  /** An empty folder: what `fill` writes there is kept beside the database. */
  folder: string
  /** Files and folders that decide what `fill` writes. */
  inputs: readonly string[]
  facts?: readonly unknown[]
  fill: () => Promise<void>
}

/** Fills a database and a folder as another run on these sources did, from the user's cache; else by `fill`, for the next run. */
export async function fillKept(kept: KeptDatabase, cache: BuildCache | null = openBuildCache()): Promise<void> {
  const { name, server, inputs, facts = [], fill } = kept
  if (!server.dumps || !cache) return fill()
  const key = `${name}-${hashSources([...inputs, ...configuration], server.dumps.image, ...facts)}`
  if (await restore({ ...kept, dumps: server.dumps, cache, key })) return
  await fill()
  await keep({ ...kept, dumps: server.dumps, cache, key })
}

const configuration = ['package.json', 'package-lock.json', 'tsconfig.json', 'tests/support/kept-database.ts']

type Entry = KeptDatabase & { dumps: Dumps; cache: BuildCache; key: string }

/** The database of an entry, beside the files of its folder. */
const dumpName = 'database.sql'
const anyFolder = '/the-folder-beside-the-database'

async function restore({ dumps, database, folder, cache, key }: Entry): Promise<boolean> {
  const isRestored = await cache.restore(key, folder)
  if (!isRestored) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
    return false
  }
  await replaceIn(folder, anyFolder, folder)
  await dumps.load(database, await readFile(join(folder, dumpName), 'utf8'))
  await rm(join(folder, dumpName))
  return true
}

async function keep({ dumps, database, folder, cache, key }: Entry): Promise<void> {
  const dump = await dumps.dump(database)
  await cache.store(key, {
    source: folder,
    names: await readdir(folder),
    adapt: async (copy) => {
      await writeFile(join(copy, dumpName), dump)
      await replaceIn(copy, folder, anyFolder)
    },
  })
}

/** Reports of imports, and the rows about them, name files by their whole path. */
async function replaceIn(folder: string, from: string, to: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(json|sql)$/.test(name))
  for (const file of files.map((name) => join(folder, name))) {
    const text = await readFile(file, 'utf8')
    if (text.includes(from)) await writeFile(file, text.replaceAll(from, to))
  }
}
