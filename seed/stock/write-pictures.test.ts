import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portraitFile, type Portrait } from '../subjects/portrait.ts'
import { writePictures } from './write-pictures.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-pictures-'))
})
afterAll(() => rm(folder, { recursive: true }))

const dashboard: Portrait = { kind: 'inside', name: 'cabin', view: 'dashboard', trim: 'black' }
const seats: Portrait = { ...dashboard, view: 'seats' }

test('each company gets its pictures once, and a second run leaves them alone', async () => {
  const wanted = new Map([
    ['one', [dashboard, seats, dashboard]],
    ['two', [seats]],
  ])
  const first = await writePictures(folder, wanted)
  const listed = await Promise.all(['one', 'two'].map((tenant) => readdir(join(folder, tenant))))
  const shown = await readFile(join(folder, 'two', portraitFile(seats)))

  expect(first).toBe(3)
  expect(listed.map((names) => names.toSorted())).toEqual([
    [portraitFile(dashboard), portraitFile(seats)].toSorted(),
    [portraitFile(seats)],
  ])
  expect(shown.subarray(4, 12).toString('latin1')).toBe('ftypavif')
  expect(await writePictures(folder, wanted)).toBe(0)
})
