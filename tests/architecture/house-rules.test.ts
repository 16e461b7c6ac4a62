import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)
const sources = tracked.filter(
  (path) =>
    /\.(ts|tsx)$/.test(path) &&
    !path.includes('/generated/') &&
    !path.includes('/migrations/') &&
    !path.includes('importMap'),
)

test.each(['schemas', 'blocks', 'cms', 'platform', 'renderer', 'seed', 'showroom', 'tests'])(
  'the folder %s explains itself',
  (folder) => {
    expect(tracked).toContain(`${folder}/README.md`)
  },
)

test('no file is named for having no name', () => {
  expect(sources.filter((path) => /(^|\/)(utils?|helpers?|common|shared|misc)(\.tsx?$|\/)/.test(path))).toEqual([])
})

test('files are named in kebab-case', () => {
  const names = sources.map((path) => path.split('/').pop() ?? '')
  expect(names.filter((name) => !/^[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/.test(name))).toEqual([])
})

/** Nouns that end like a participle. */
const nouns = new Set(
  'Booking Building Drawing Encoding Feed Finding Heading Lettering Lighting Listing Rendering Ring Setting'.split(' '),
)
const irregularParticiples =
  /^(Bought|Built|Chosen|Done|Drawn|Found|Given|Held|Kept|Known|Lit|Made|Met|Seen|Sent|Shown|Sold|Sought|Taken|Told|Undone|Unseen|Won|Written)$/

/** Names of types that say what somebody did (`Asked`, `Told`, `Holding`) rather than what the value is (`VehicleQuery`, `LeadSummary`). */
const findParticiples = (source: string): string[] =>
  [...source.matchAll(/^\s*(?:export )?(?:interface|type) ([A-Z][a-z]+)\b/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !nouns.has(name) && (/(ed|ing)$/.test(name) || irregularParticiples.test(name)))

test('a type named by a bare participle is found, a noun is not', () => {
  expect(findParticiples('interface Asked {}\nexport type Told = 1\n  type Holding = 2')).toEqual([
    'Asked',
    'Told',
    'Holding',
  ])
  expect(findParticiples('interface Drawing {}\ntype StoredVersion = 1\nexport interface Feed {}')).toEqual([])
})

test('types are named by nouns', async () => {
  const found = await Promise.all(
    sources.map(async (path) =>
      findParticiples(await readFile(join(root, path), 'utf8')).map((name) => `${path}: ${name}`),
    ),
  )
  expect(found.flat()).toEqual([])
})

/** Tests that run only where what they need is there, and what that is. */
const conditional: Record<string, string> = {
  'platform/cli/install.test.ts': 'root',
  'platform/embedded/start-embedded.test.ts': 'root',
  'tests/int/image/image.test.ts': 'a container engine, and an image to build on',
  'tests/int/search/browser-holds-no-key.test.ts': 'a Meilisearch',
  'tests/int/search/standby.test.ts': 'a Meilisearch',
  'tests/int/support/kept-database.test.ts': 'a container engine',
  'tests/int/stock/searched-listings.test.ts': 'real listings, which are not part of the repository',
  'tests/int/stock/import-stock.test.ts': 'real listings, which are not part of the repository',
}

const singledOut =
  /\b(it|test|describe|suite)\s*(\.\s*\w+\s*)*\.\s*(only|todo|skip|fixme|fails|fail|skipIf|runIf)\b|\b(context|ctx|task)\.skip\(/

test.each([
  ['test.skip("x", …)', true],
  ['describe.skipIf(isSlow)("x", …)', true],
  ['test.concurrent.only("x", …)', true],
  ['test.fixme("x", …)', true],
  ['test.describe.skip("x", …)', true],
  ['context.skip()', true],
  ['test("x", …)', false],
  ['test.each([1])("x", …)', false],
])('%s is found by the guard against skipped tests: %s', (code, isFound) => {
  expect(singledOut.test(code)).toBe(isFound)
})

test('no test is skipped or singled out for good', async () => {
  const marked: string[] = []
  // This file's own examples are not tests.
  const files = sources.filter(
    (file) => /\.(test|spec)\.tsx?$/.test(file) && file !== 'tests/architecture/house-rules.test.ts',
  )
  for (const path of files) {
    const text = await readFile(join(root, path), 'utf8')
    if (singledOut.test(text)) marked.push(path)
  }
  expect(marked.toSorted()).toEqual(Object.keys(conditional).toSorted())
})
