import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { processIdentity } from '../embedded/process-identity.ts'
import { endOrphan } from './orphans.ts'

const recorded = z.object({ child: z.object({ pid: z.int() }) })

/** A process that starts a build of a minute. */
async function aStart() {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-orphans-'))
  const file = join(folder, 'build.running')
  const script = `
    import { runChild } from ${JSON.stringify(resolve('platform/cli/run-child.ts'))}
    const signal = new AbortController().signal
    await runChild({ command: ['sleep', '60'], report: () => undefined, signal, recordIn: ${JSON.stringify(file)} })`
  const start = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' })
  const ended = once(start, 'exit')
  const readPid = async () => recorded.parse(JSON.parse(await readFile(file, 'utf8'))).child.pid
  const build = await vi.waitFor(readPid, { timeout: 20_000 })
  const kill = async () => {
    start.kill('SIGKILL')
    await ended
  }
  onTestFinished(async () => {
    await kill()
    await endOrphan(file)
    await rm(folder, { recursive: true })
  })
  return { file, build, kill }
}

test('a build whose start was killed is ended by the next start', async () => {
  const { file, build, kill } = await aStart()
  await kill()
  expect(processIdentity(build)).not.toBeNull()
  await endOrphan(file)
  expect(processIdentity(build)).toBeNull()
})

test('a build of a living start goes on', async () => {
  const { file, build } = await aStart()
  await endOrphan(file)
  expect(processIdentity(build)).not.toBeNull()
})

test('a record that was cut off ends nothing', async () => {
  const { file, build, kill } = await aStart()
  await kill()
  const whole = await readFile(file, 'utf8')
  await writeFile(file, whole.slice(0, 20))
  await endOrphan(file)
  expect(processIdentity(build)).not.toBeNull()
  await writeFile(file, whole)
})
