import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listPictures } from '#seed/list-pictures.ts'
import { picturesFolder } from '#seed/subjects/pictures-folder.ts'
import { drawPicture } from './draw-picture.ts'
import { openStudio } from './studio.ts'

const pictures = [...listPictures()]
const sample = ['stock/kia-sportage', 'stock/inside-dashboard', 'brands/'].flatMap((part) =>
  pictures.filter(([name]) => name.includes(part)).slice(0, 1),
)

const pixelsOf = (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })

test('pictures are drawn to the same bytes twice, and look like the committed ones', { timeout: 120_000 }, async () => {
  expect(sample).toHaveLength(3)
  for (const [name, drawing] of sample) {
    const drawn = await drawPicture(drawing, openStudio())
    const again = await drawPicture(drawing, openStudio())
    const { data, info } = await pixelsOf(drawn)
    const committed = await pixelsOf(await readFile(join(picturesFolder, name)))
    expect({ name, ...committed.info }).toEqual({ name, ...info })
    const difference = data.reduce((sum, value, at) => sum + Math.abs(value - (committed.data[at] ?? 0)), 0)
    const isLike = difference / data.length < 4
    expect({ name, isSame: drawn.equals(again), isLike }).toEqual({ name, isSame: true, isLike: true })
  }
})
