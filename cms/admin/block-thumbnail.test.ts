import { expect, test } from 'vitest'
import { blocks } from '#blocks/index.ts'
import { blockThumbnail } from './block-thumbnail.ts'

const drawings = new Map(blocks.map(({ slug }) => [slug, blockThumbnail(slug)]))

test.each(blocks.map(({ slug }) => slug))('%s has a drawing of its own in the chooser', (slug) => {
  const others = [...drawings].filter(([other]) => other !== slug).map(([, drawing]) => drawing)
  expect([...others, blockThumbnail('no block of ours')]).not.toContain(drawings.get(slug))
})

test.each([...drawings])('%s is drawn within its sheet of 240 by 160', (_slug, drawing) => {
  const shapes = decodeURIComponent(drawing).matchAll(
    /x="([\d.-]+)" y="([\d.-]+)" width="([\d.-]+)" height="([\d.-]+)"/g,
  )
  for (const [, ...numbers] of shapes) {
    const [x = NaN, y = NaN, width = NaN, height = NaN] = numbers.map(Number)
    expect([x >= 0, y >= 0, width > 0, height > 0, x + width <= 240, y + height <= 160]).not.toContain(false)
  }
})
