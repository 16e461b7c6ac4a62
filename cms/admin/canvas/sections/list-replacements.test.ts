import { expect, test } from 'vitest'
import { changeAll } from '#schemas/page/operations/change-tree.ts'
import { listReplacements } from './list-replacements.ts'

const block = (id: string) => ({ id, blockType: 'hero' })
const layout = ['a', 'b', 'c', 'd'].map(block)
const replaced = (ids: string[], by: string[]) => {
  const operations = listReplacements(layout, { ids, by: by.map(block) })
  const changed = operations && changeAll(layout, operations)
  return changed && 'layout' in changed ? changed : null
}

test('blocks beside each other give way to one, and one to several', () => {
  expect(replaced(['b', 'c'], ['s'])?.layout.map(({ id }) => id)).toEqual(['a', 's', 'd'])
  expect(replaced(['b'], ['s', 't', 'u'])?.layout.map(({ id }) => id)).toEqual(['a', 's', 't', 'u', 'c', 'd'])
})

test('undoing it restores the page', () => {
  const changed = replaced(['b', 'c'], ['s'])
  expect(changed && changeAll(changed.layout, changed.inverse)).toMatchObject({ layout })
})

test('blocks with others between them, or that are gone, are not replaced', () => {
  expect(replaced(['a', 'c'], ['s'])).toBeNull()
  expect(replaced(['gone'], ['s'])).toBeNull()
})
