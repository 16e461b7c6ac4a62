import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portraitFile, type Portrait } from '#showroom/portrait.ts'
import { catalogue } from './catalogue/index.ts'
import { carLook } from './looks.ts'
import { writePictures } from './write-pictures.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-pictures-'))
})
afterAll(() => rm(folder, { recursive: true }))

const make = catalogue[0]
const model = make?.models[0]
if (!make || !model) throw new Error('The catalogue is empty.')
const hatch: Portrait = { kind: 'outside', ...carLook(make, model), paint: 'blue', place: 'yard', angle: 'front-left' }
const cabin: Portrait = { kind: 'inside', name: 'cabin', view: 'dashboard', trim: 'black' }

test(
  'each picture is drawn once, linked where another company needs it, and left alone afterwards',
  { timeout: 60_000 },
  async () => {
    const wanted = new Map([
      ['one', [hatch, cabin, hatch]],
      ['two', [cabin]],
    ])
    const steps: number[] = []
    const first = await writePictures({ folder, wanted, onProgress: (done) => steps.push(done) })
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp')).toSorted()
    const shared = await Promise.all(['one', 'two'].map((tenant) => stat(join(folder, tenant, portraitFile(cabin)))))

    expect(first).toEqual({ drawn: 2, linked: 1, kept: 0 })
    expect(steps).toEqual([0, 1, 2])
    expect(files).toEqual(
      [`one/${portraitFile(cabin)}`, `one/${portraitFile(hatch)}`, `two/${portraitFile(cabin)}`].toSorted(),
    )
    expect(shared[0]?.ino).toBe(shared[1]?.ino)
    expect(await writePictures({ folder, wanted })).toEqual({ drawn: 0, linked: 0, kept: 2 })
  },
)
