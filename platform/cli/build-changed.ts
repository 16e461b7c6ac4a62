import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type BuildCache, openBuildCache } from './build-cache.ts'
import { type Build, builds } from './builds.ts'
import { hashSources } from './hash-files.ts'
import { endOrphan } from './orphans.ts'
import { runChild } from './run-child.ts'
import { megabyte, requireSpace } from '../embedded/require-space.ts'
import type { Steps } from './steps.ts'

type Building = {
  /** Shows a step. */
  run: Steps['run']
  signal: AbortSignal
  priority?: number
}

/** Runs builds whose output is missing or whose inputs have changed. */
export async function buildChanged(building: Building): Promise<void> {
  for (const build of Object.values(builds)) await (await findMissing(build))?.(building)
}

/** How to make what is missing of a build; null where nothing is. */
export async function findMissing(build: Build): Promise<((building: Building) => Promise<void>) | null> {
  const sourceHash = hashSources(build.inputs, build.command)
  return (await isCurrent(build, sourceHash)) ? null : (building) => make(build, sourceHash, building)
}

/** Takes the output from the cache of this machine, else builds it. */
async function make(build: Build, sourceHash: string, { run, signal, priority }: Building): Promise<void> {
  const cache = openBuildCache()
  const key = `${build.name}-${sourceHash}`
  await rm(getStamp(build), { force: true })
  await mkdir(build.folder, { recursive: true })
  await requireSpace({ folder: resolve(build.folder), bytes: build.space * megabyte, purpose: `"${build.label}"` })
  const isRestored =
    cache !== null &&
    (await cache.has(key)) &&
    (await run(`${build.label}: copy it from ${cache.folder}`, () => restore(build, cache, key)))
  if (!isRestored) {
    await endOrphan(getRecord(build))
    await run(build.label, (report) =>
      runChild({
        command: build.command,
        env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
        report,
        signal,
        recordIn: getRecord(build),
        ...(priority === undefined ? {} : { priority }),
      }),
    )
    await cache?.store(key, {
      source: build.folder,
      names: await listOutput(build),
      adapt: (copy) => replaceRoot(build, copy, resolve('.'), anyRoot),
    })
  }
  await mkdir(stamps, { recursive: true })
  await writeFile(getStamp(build), sourceHash)
}

async function restore(build: Build, cache: BuildCache, key: string): Promise<boolean> {
  for (const name of await listOutput(build)) await rm(join(build.folder, name), { recursive: true })
  if (!(await cache.restore(key, build.folder))) return false
  await replaceRoot(build, build.folder, anyRoot, resolve('.'))
  return true
}

const listOutput = async ({ folder, beside }: Build): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => !beside.includes(name))

const anyRoot = '/the-root-of-the-repository'

/** Another clone has another root. */
async function replaceRoot({ placed }: Build, folder: string, from: string, to: string): Promise<void> {
  const quote = (path: string) => JSON.stringify(path).slice(0, -1)
  for (const file of placed.map((name) => join(folder, name))) {
    const text = await readFile(file, 'utf8')
    const ends = ['"', '/', '\\\\']
    await writeFile(
      file,
      ends.reduce((changed, end) => changed.replaceAll(`${quote(from)}${end}`, `${quote(to)}${end}`), text),
    )
  }
}

const stamps = join('dist', 'stamps')
const getStamp = ({ name }: Build) => join(stamps, name)
const getRecord = ({ name }: Build) => join(stamps, `${name}.running`)

async function isCurrent(build: Build, sourceHash: string): Promise<boolean> {
  const found = await readFile(getStamp(build), 'utf8').catch(() => null)
  return found === sourceHash && (await stat(join(build.folder, build.proof)).catch(() => null)) !== null
}
