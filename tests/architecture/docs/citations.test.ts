import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCitations } from '#docs/generate/citations.ts'
import { listFiles, root } from './tracked-files.ts'

const files = { vehicles: 'vehicles.md', locations: 'locations-forms-finance.md' } as const

const readSections = async (file: string) => {
  const text = await readFile(join(root, 'docs/specification', file), 'utf8')
  return new Set([...text.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number))
}

test('every section of the specification that the code cites is in docs/specification', async () => {
  const sections = { vehicles: await readSections(files.vehicles), locations: await readSections(files.locations) }
  const dangling: string[] = []
  let count = 0
  for (const file of listFiles(/^(?:schemas|blocks|cms|platform|renderer|seed|tests)\/.*\.tsx?$/)) {
    if (file.startsWith('tests/architecture/docs/')) continue
    const lines = (await readFile(join(root, file), 'utf8')).split('\n')
    for (const [index, line] of lines.entries()) {
      for (const { document, section } of readCitations(line)) {
        count += 1
        if (document === null || !sections[document].has(section)) dangling.push(`${file}:${index + 1} ${line.trim()}`)
      }
      if (/\bspec\/(?:vehicles|locations)/.test(line)) dangling.push(`${file}:${index + 1} ${line.trim()}`)
    }
  }
  expect(dangling).toEqual([])
  expect(count).toBeGreaterThan(500)
})

test.each([
  ['vehicles §4, Price display', [{ document: 'vehicles', section: '4', rules: ['Price display'] }]],
  [
    'locations §2 and §6',
    [
      { document: 'locations', section: '2', rules: [] },
      { document: 'locations', section: '6', rules: [] },
    ],
  ],
  [
    '(vehicles §4, Watchlist, Favourites; §9, Phone mask; locations §6, Chat)',
    [
      { document: 'vehicles', section: '4', rules: ['Watchlist', 'Favourites'] },
      { document: 'vehicles', section: '9', rules: ['Phone mask'] },
      { document: 'locations', section: '6', rules: ['Chat'] },
    ],
  ],
  ['§9, tolerance', [{ document: null, section: '9', rules: ['tolerance'] }]],
  ['RFC 9110 §15.5.11', []],
])('%j is read as %j', (line, expected) => {
  expect(readCitations(line)).toEqual(expected)
})
