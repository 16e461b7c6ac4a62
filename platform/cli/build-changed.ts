import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Build, builds } from './builds.ts'
import { runChild } from './run-child.ts'
import type { Steps } from './steps.ts'

/** Runs builds whose output is missing or whose inputs have changed. */
export async function buildChanged({ steps, signal }: { steps: Steps; signal: AbortSignal }): Promise<void> {
  for (const build of builds) {
    const wanted = await fingerprint(build)
    if (await isCurrent(build, wanted)) continue
    await steps.run(build.label, async (report) => {
      await rm(getStamp(build), { force: true })
      await runChild({
        command: build.command,
        env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
        report,
        signal,
      })
      await mkdir(stamps, { recursive: true })
      await writeFile(getStamp(build), wanted)
    })
  }
}

const stamps = join('dist', 'stamps')
const getStamp = ({ name }: Build) => join(stamps, name)

async function isCurrent(build: Build, wanted: string): Promise<boolean> {
  const found = await readFile(getStamp(build), 'utf8').catch(() => null)
  return found === wanted && (await stat(build.output).catch(() => null)) !== null
}

/** Hash of all inputs of a build: names and contents, the command, and the Node version. */
async function fingerprint({ inputs, command }: Build): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([command, process.version, process.platform, process.arch]))
  const files = (await Promise.all(inputs.map(filesIn))).flat().toSorted()
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(await readFile(file))
      .update('\0')
  return hash.digest('hex')
}

async function filesIn(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { withFileTypes: true })
  const inner = entries.filter(({ name }) => !isIgnored(name)).map((entry) => filesIn(join(path, entry.name)))
  return (await Promise.all(inner)).flat()
}

const isIgnored = (name: string) => name === '.next' || name === 'next-env.d.ts' || /\.test\.tsx?$|\.md$/.test(name)
