import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findMissing } from './build-changed.ts'

test('a build that has no room is refused with what to do, before it begins', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const build = await findMissing({
    name: 'larger-than-a-disk',
    label: 'Build the largest site',
    command: ['node', '-e', `fs.writeFileSync(${JSON.stringify(join(folder, 'built'))}, '')`],
    inputs: ['tsconfig.json'],
    folder,
    proof: 'built',
    beside: [],
    placed: [],
    space: 1e12,
  })
  const { signal } = new AbortController()
  await expect(build?.({ run: (_label, work) => work(() => undefined), signal })).rejects.toThrow(
    /^The disk that holds \S+ is full: \d+ MB are free, and "Build the largest site" needs 1000000000000 MB\. Free some space and start again\.$/,
  )
  expect(await readdir(folder)).toEqual([])
})
