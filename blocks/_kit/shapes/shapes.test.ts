import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { blocks } from '../../index.ts'
import { type BlockDefinition, type BlockMigration, defineBlock } from '../define-block.ts'
import type { Shape } from '../field-meta.ts'
import { f } from '../fields/f.ts'
import { generateShapes } from './generate.ts'

let root: string
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: root })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forecourt-shapes-'))
  git('init', '--quiet')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

interface Version {
  version?: number
  migrations?: Record<number, BlockMigration>
  drops?: Record<number, string[]>
}
const notice = (props: Shape, { version = 1, ...more }: Version = {}): BlockDefinition =>
  defineBlock({
    slug: 'notice',
    label: 'Notice',
    category: 'content',
    version,
    description: 'A notice.',
    keywords: [],
    props,
    summary: () => '',
    ...more,
  })
const generate = (block: BlockDefinition) => generateShapes([block], { root, isCheck: false }).join('\n')
const check = (block: BlockDefinition) => generateShapes([block], { root, isCheck: true }).join('\n')
const snapshot = (version = 1) => readFileSync(join(root, `blocks/notice/generated/shape-v${version}.json`), 'utf8')

function commit(block: BlockDefinition): void {
  expect(generate(block)).toBe('')
  git('add', '.')
  git('commit', '--quiet', '-m', 'A block')
}

const withText = () => notice({ heading: f.text(), text: f.text({ multiline: true }) })
const withBody = (more?: Version) => notice({ heading: f.text(), body: f.text({ multiline: true }) }, more)

test('the committed snapshots are those of the blocks', () => {
  expect(generateShapes(blocks, { root: join(import.meta.dirname, '../../..'), isCheck: true })).toEqual([])
})

test('a field that is renamed within a version is refused, and the error says what to do', () => {
  commit(withText())
  const before = snapshot()
  for (const problem of [generate(withBody()), check(withBody())]) {
    expect(problem).toContain('"text" was removed or renamed (new of this kind: body)')
    expect(problem).toContain('raise `version` to 2')
  }
  expect(snapshot()).toBe(before)
})

test('a rename with a version and a migration that carries the content over is fine', () => {
  commit(withText())
  const migrations = { 2: ({ text, ...rest }: Record<string, unknown>) => ({ ...rest, body: text }) }
  expect(generate(withBody({ version: 2, migrations }))).toBe('')
  expect(snapshot(2)).toContain('"body"')
})

test('a migration that loses a field is refused by the field, unless the definition says so', () => {
  commit(withText())
  const migrations = { 2: (data: Record<string, unknown>) => data }
  expect(generate(withBody({ version: 2, migrations }))).toContain('loses what is stored in "text"')
  expect(generate(withBody({ version: 2, migrations, drops: { 2: ['text'] } }))).toBe('')
})

test('a migration that loses a field of a list under a condition is refused too', () => {
  const tiles = (fields: Shape, more?: Version) => {
    const source = f.choice(['stock', 'here'], { default: 'stock' })
    return notice({ source, tiles: f.list(fields, { showWhen: { field: 'source', is: 'here' } }) }, more)
  }
  commit(tiles({ heading: f.text(), price: f.number() }))
  const next = tiles({ heading: f.text() }, { version: 2, migrations: { 2: (data) => data } })
  expect(generate(next)).toContain('loses what is stored in "tiles[].price"')
})

const isOn = { field: 'on', is: true }

test.each<[string, Shape, Shape]>([
  ['an option is removed', { tone: f.choice(['calm', 'loud']) }, { tone: f.choice(['calm']) }],
  ['the kind changes', { amount: f.number() }, { amount: f.money() }],
  ['a text may be shorter only', { text: f.text({ max: 200 }) }, { text: f.text({ max: 80 }) }],
  ['a list takes fewer', { list: f.list({ a: f.text() }) }, { list: f.list({ a: f.text() }, { max: 2 }) }],
  ['a field becomes required', { text: f.text() }, { text: f.text({ required: true }) }],
  ['a required field is added', { text: f.text() }, { text: f.text(), more: f.text({ required: true }) }],
  ['a slot takes fewer blocks', { first: f.slot() }, { first: f.slot({ allow: ['rich-text'] }) }],
  ['a field gets a condition', { on: f.toggle(), a: f.text() }, { on: f.toggle(), a: f.text({ showWhen: isOn }) }],
])('within a version it is refused that %s', (_, before, after) => {
  commit(notice(before))
  expect(generate(notice(after))).toContain('changed its stored shape within version 1')
})

test.each<[string, Shape, Shape]>([
  ['an optional field is added', { text: f.text() }, { text: f.text(), more: f.text() }],
  ['an option is added', { tone: f.choice(['calm']) }, { tone: f.choice(['calm', 'loud']) }],
  ['a bound is wider', { text: f.text({ max: 80 }) }, { text: f.text({ max: 200 }) }],
  ['a slot takes every block', { first: f.slot({ allow: ['rich-text'] }) }, { first: f.slot() }],
])('%s: the snapshot follows within its version, and until then the check says so', (_, before, after) => {
  commit(notice(before))
  expect(check(notice(after))).toContain('not up to date')
  expect(generate(notice(after))).toBe('')
  expect(check(notice(after))).toBe('')
})

test('a change of words alone changes no snapshot', () => {
  commit(notice({ text: f.text({ label: 'Text' }) }))
  expect(check(notice({ text: f.text({ label: 'Words', help: 'One line.' }) }))).toBe('')
})

test('a block that is not committed yet may change as it likes', () => {
  expect(generate(withText())).toBe('')
  expect(generate(withBody())).toBe('')
})
