import { pathToFileURL } from 'node:url'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripTypeScriptTypes } from 'node:module'
import { afterAll, expect, test } from 'vitest'
import { compileTexts, type TextCatalogue } from './compile-texts.ts'

const folder = await mkdtemp(join(tmpdir(), 'texts-'))
afterAll(() => rm(folder, { recursive: true }))

const pluralImport = pathToFileURL(join(import.meta.dirname, '..', '..', 'schemas', 'lib', 'plural.ts')).href
let modules = 0

/** The compiled module, imported as by a program. */
async function load(texts: TextCatalogue, language = 'en-AU'): Promise<Record<string, unknown>> {
  modules += 1
  const path = join(folder, `texts-${modules}.mjs`)
  await writeFile(path, stripTypeScriptTypes(compileTexts({ language, texts, pluralImport })))
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Record<string, unknown>
}

const call = (text: unknown, values: Record<string, unknown>): unknown =>
  typeof text === 'function' ? text(values) : text

test('a text without arguments is a constant, whatever characters it has', async () => {
  const hard = 'Say “it’s `ready`”, or "ready" ${now} \\ – it can\'t wait'
  expect(await load({ hard: hard.replace('{', "'{'").replace('}', "'}'") })).toMatchObject({ hard })
})

test('arguments are inserted', async () => {
  const { greeting } = await load({ greeting: 'Hello {name}, it’s {time}.' })
  expect(call(greeting, { name: 'Kim', time: '9:30' })).toBe('Hello Kim, it’s 9:30.')
})

test('numbers choose the form and are written with commas', async () => {
  const { found } = await load({ found: '{count, plural, =0 {No cars} one {# car} other {# cars}} near you' })
  expect([0, 1, 12_345].map((count) => call(found, { count }))).toEqual([
    'No cars near you',
    '1 car near you',
    '12,345 cars near you',
  ])
})

test('another language has its own plural forms', async () => {
  const { found } = await load(
    { found: '{count, plural, one {# auto} few {# auta} many {# aut} other {# auta}}' },
    'pl',
  )
  expect([1, 2, 5, 22].map((count) => call(found, { count }))).toEqual(['1 auto', '2 auta', '5 aut', '22 auta'])
})

test('a word chooses the form', async () => {
  const { price } = await load({ price: '{kind, select, sold {Sold} other {For sale}}' })
  expect(['sold', 'new'].map((kind) => call(price, { kind }))).toEqual(['Sold', 'For sale'])
})

test.each([
  ['an argument that is never closed', { greeting: 'Hello {name' }, /greeting: .*Hello \{name/],
  ['plural forms without "other"', { found: '{count, plural, one {# car}}' }, /found:/],
  ['a key that is not a name', { 'too-many': 'Too many' }, /too-many: a key is written in camelCase/],
  ['a date', { on: 'On {day, date}' }, /on: dates, times and tags are not supported/],
])('%s is refused with its key', (_, texts: TextCatalogue, message) => {
  expect(() => compileTexts({ language: 'en-AU', texts, pluralImport })).toThrow(message)
})
