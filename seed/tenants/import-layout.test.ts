import { expect, test } from 'vitest'
import { parseJsonFile } from '../data-files/json-file.ts'
import { importLayout } from './import-layout.ts'
import { pageDocument } from './page-document.ts'
import type { FindReference } from './resolve-fields.ts'

const ids: Record<string, number> = {
  'media dusk.webp': 7,
  'slides Summer': 8,
  'slides Winter': 9,
  'sections Group in numbers': 10,
}
const find: FindReference = (collection, name) => ids[`${collection} ${name}`]

/** A page with these block lines in a file, starting at line 5. */
function read(...blocks: string[]) {
  const text = ['{', '  "path": "/",', '  "title": "Home",', '  "layout": [', ...blocks, '  ]', '}'].join('\n')
  const { value, source } = parseJsonFile('seed/home.json', { text, schema: pageDocument })
  return importLayout({ ...value, source }, find)
}

function problemsIn(...blocks: string[]): string[] {
  try {
    read(...blocks)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
}

test('a block without an id gets a new one, and an existing id is kept', () => {
  const [first, second, third] = read(
    '{ "blockType": "cta-grid", "blockVersion": 1 },',
    '{ "blockType": "cta-grid", "blockVersion": 1 },',
    '{ "id": "mine", "blockType": "cta-grid", "blockVersion": 1 }',
  )
  expect(first?.id).not.toBe('')
  expect(first?.id).not.toBe(second?.id)
  expect(third?.id).toBe('mine')
})

test('names become the ids of what the site has by these names', () => {
  expect(
    read(
      '{ "blockType": "hero", "blockVersion": 1, "heading": "Hello", "image": "dusk.webp" },',
      '{ "blockType": "slider", "blockVersion": 2, "chosen": ["Winter", "Summer"] },',
      '{ "blockType": "section", "blockVersion": 1, "section": "Group in numbers" },',
      '{ "blockType": "cta-grid", "blockVersion": 1, "tiles": [{ "image": "dusk.webp", "link": { "kind": "url", "url": "/cars", "label": "Cars" } }] }',
    ),
  ).toMatchObject([{ image: 7 }, { chosen: [9, 8] }, { section: 10 }, { tiles: [{ image: 7 }] }])
})

test('blocks in the slots of others are imported as well', () => {
  const [columns] = read(
    '{ "blockType": "columns", "blockVersion": 1, "count": "2",',
    '  "first": [{ "blockType": "hero", "blockVersion": 1, "heading": "Hello", "image": "dusk.webp" }],',
    '  "second": [{ "blockType": "rich-text", "blockVersion": 1, "content": ["Hello"] }] }',
  )
  expect(columns).toMatchObject({
    first: [{ id: expect.stringMatching(/./), image: 7 }],
    second: [{ id: expect.stringMatching(/./), content: { root: { type: 'root' } } }],
  })
})

test('lines become rich text or a text of several lines, whichever the field holds', () => {
  expect(
    read(
      '{ "blockType": "rich-text", "blockVersion": 1, "content": ["## About", "Since **1974**"] },',
      '{ "blockType": "lead-form", "blockVersion": 1, "heading": "Ask", "points": ["One", "Two"] }',
    ),
  ).toMatchObject([
    { content: { root: { children: [{ type: 'heading', tag: 'h2' }, { type: 'paragraph' }] } } },
    { points: 'One\nTwo' },
  ])
})

test('a block of an older version is brought to the current one', () => {
  const [slider] = read('{ "blockType": "slider", "blockVersion": 1, "chosen": ["Summer"] }')
  expect(slider).toMatchObject({ blockVersion: 2 })
})

test.each([
  [
    'a picture that the site does not have',
    '{ "blockType": "hero", "blockVersion": 1, "heading": "Hello", "image": "dawn.webp" }',
    'seed/home.json:5:63 layout[0].image: This site has nothing named "dawn.webp" in media.',
  ],
  [
    'a slide that the site does not have',
    '{ "blockType": "slider", "blockVersion": 2, "chosen": ["Summer", "Spring"] }',
    'seed/home.json:5:66 layout[0].chosen[1]: This site has nothing named "Spring" in slides.',
  ],
  [
    'a picture in a list that the site does not have',
    '{ "blockType": "cta-grid", "blockVersion": 1, "tiles": [{ "image": "dawn.webp" }] }',
    'seed/home.json:5:59 layout[0].tiles[0].image: This site has nothing named "dawn.webp" in media.',
  ],
  [
    'a block that does not exist',
    '{ "blockType": "heroes", "blockVersion": 1 }',
    'seed/home.json:5:3 layout[0].blockType: There is no block "heroes".',
  ],
  [
    'a block in a slot that does not exist',
    '{ "blockType": "columns", "blockVersion": 1, "count": "2", "first": [{ "blockType": "heroes", "blockVersion": 1 }] }',
    'seed/home.json:5:72 layout[0].first[0].blockType: There is no block "heroes".',
  ],
  [
    'a value that the block does not take',
    '{ "blockType": "car-grid", "blockVersion": 2, "heading": "New", "limit": 1000 }',
    'seed/home.json:5:65 layout[0].limit: Car grid (block 1): Maximum may be at most 24.',
  ],
  [
    'a field that the block does not have',
    '{ "blockType": "car-grid", "blockVersion": 2, "headline": "New" }',
    'seed/home.json:5:47 layout[0].headline: Car grid (block 1): no definition reads the stored field "headline"',
  ],
  [
    'a field of a setting that the block does not have',
    '{ "blockType": "car-grid", "blockVersion": 2, "settings": { "colour": "red" } }',
    'seed/home.json:5:61 layout[0].settings.colour: Car grid (block 1): no definition reads the stored field "settings.colour"',
  ],
  [
    'a version that is newer than the code',
    '{ "blockType": "car-grid", "blockVersion": 99, "heading": "New" }',
    'seed/home.json:5:1 layout[0]: Car grid (block 1): stored at version 99',
  ],
  [
    'something in a slot that is no block',
    '{ "blockType": "columns", "blockVersion": 1, "count": "2", "first": [{ "block": "hero" }] }',
    'seed/home.json:5:60 layout[0].first: Columns (block 1): First column',
  ],
])('%s is refused by file, line and column', (_, block, problem) => {
  const problems = problemsIn(block)
  expect(problems.map((line) => line.slice(0, problem.length))).toContain(problem)
})

test('every problem of a page is reported at once', () => {
  expect(
    problemsIn(
      '{ "blockType": "heroes", "blockVersion": 1 },',
      '{ "blockType": "hero", "blockVersion": 1, "heading": "Hello", "image": "dawn.webp" }',
    ),
  ).toHaveLength(2)
})
