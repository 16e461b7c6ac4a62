import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeOnce } from './write-once.ts'

test('a file of which an interrupted run wrote a part is written whole by the next run, and stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-once-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'report.pdf')
  const interrupted = writeOnce(path, async (draft) => {
    await writeFile(draft, 'a pa')
    throw new Error('killed')
  })
  await expect(interrupted).rejects.toThrow('killed')
  expect(await writeOnce(path, (draft) => writeFile(draft, 'a part and the rest'))).toBe(true)
  expect(await writeOnce(path, (draft) => writeFile(draft, 'another'))).toBe(false)
  expect(await readFile(path, 'utf8')).toBe('a part and the rest')
})
