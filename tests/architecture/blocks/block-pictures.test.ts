import { existsSync, readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictures } from '#blocks/_kit/generated/pictures.ts'
import { library, pageTemplates } from '#blocks/index.ts'
import { pictureSubjects } from '#tests/block-pictures/picture-subjects.ts'
import { pictureFile, pictureFolder } from '#tests/block-pictures/picture-files.ts'
import { maxBytes } from '#tests/block-pictures/take-picture.ts'

const ids = Object.keys(pictures)
const sizes = ids.map((id) => statSync(pictureFile(id)).size)

/** A block without a picture is new, or shows nothing by itself. */
test('no picture of the library shows an older version of its block or template', () => {
  const stale = pictureSubjects.filter(({ id, hash }) => id in pictures && pictures[id] !== hash())
  const slugs = [...new Set(stale.map(({ name }) => name))].join(' ')
  expect(slugs, `Run npm run block-pictures ${slugs}, and commit the pictures.`).toBe('')
})

test('pictures and the list of pictures name the same entries of the library and templates', () => {
  expect(ids.filter((id) => !existsSync(pictureFile(id)))).toEqual([])
  expect(readdirSync(pictureFolder).toSorted()).toEqual(ids.map((id) => `${id}.webp`).toSorted())
  expect(ids.filter((id) => !pictureSubjects.some((subject) => subject.id === id))).toEqual([])
})

test('pictures are small: 20 kB each, 1.5 MB together', () => {
  expect(Math.max(...sizes)).toBeLessThanOrEqual(maxBytes)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000)
})

test('most blocks have a picture', () => {
  expect(library.filter(({ preset, id }) => preset === null && id in pictures).length).toBeGreaterThan(50)
})

test('each page template has a picture', () => {
  expect(pageTemplates.filter(({ picture }) => picture === null)).toEqual([])
})
