import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listPictures } from './list-pictures.ts'
import { picturesFolder } from './subjects/pictures-folder.ts'

const committed = globSync('*/*', { cwd: picturesFolder })
const namesOf = (kind: string) => committed.filter((name) => name.endsWith(`.${kind}`))
const isOf = { avif: 'ftypavif', webm: '\x1aE\xdf\xa3', png: '\x89PNG\r\n\x1a\n' } as const

test('the committed pictures are those that the demo can need', () => {
  expect(committed.toSorted()).toEqual([...listPictures().keys()].toSorted())
})

test('they are 8 MB at most', () => {
  const sizes = committed.map((name) => statSync(join(picturesFolder, name)).size)
  expect(Math.min(...sizes)).toBeGreaterThan(200)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8_000_000)
})

test.each(['avif', 'webm', 'png'] as const)('files named .%s are of that kind', (kind) => {
  const heads = namesOf(kind).map((name) => readFileSync(join(picturesFolder, name)).toString('latin1', 0, 12))
  expect(heads.filter((head) => !head.includes(isOf[kind]))).toEqual([])
  expect(heads.length).toBeGreaterThan(4)
})
