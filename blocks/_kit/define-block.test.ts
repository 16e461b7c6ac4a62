import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineBlock } from './define-block.ts'
import type { Shape } from './field-meta.ts'
import { f } from './fields/f.ts'

interface Changes {
  slug?: string
  version?: number
  migrations?: Record<number, (data: Record<string, unknown>) => Record<string, unknown>>
  settings?: Shape
}

const define = (props: Shape, changes: Changes = {}) =>
  defineBlock({
    slug: 'hero',
    label: 'Hero',
    category: 'content',
    version: 1,
    description: 'Opens a page.',
    keywords: [],
    props,
    summary: () => '',
    ...changes,
  })

test('a schema that no f helper made is refused with the block’s and the field’s name', () => {
  expect(() => define({ heading: z.string() })).toThrow(
    'Block "hero" cannot be defined: field "heading" is a schema that',
  )
})

test('a field that was changed after its helper made it is refused', () => {
  expect(() => define({ heading: f.text().optional() })).toThrow('field "heading"')
})

test('a schema deep in a list is refused with its whole name', () => {
  const slides = f.list({ caption: f.group({ words: z.string() }) })
  expect(() => define({ slides })).toThrow('field "slides.caption.words"')
})

test('a custom setting without an f helper is refused with its full name', () => {
  expect(() => define({}, { settings: { width: z.string() } })).toThrow('field "settings.width"')
})

test('a setting that every block has cannot be made again', () => {
  expect(() => define({}, { settings: { anchor: f.text() } })).toThrow(
    'field "settings.anchor" is a setting that every',
  )
})

test.each(['id', 'blockType', 'settings', 'children', 'key'])('the name "%s" is kept for the kit', (name) => {
  expect(() => define({ [name]: f.text() })).toThrow(`field "${name}" has a name that the kit keeps`)
})

test('a slot stands at the top level only', () => {
  expect(() => define({ side: f.group({ inner: f.slot() }) })).toThrow(
    'field "side.inner" is a slot below the top level',
  )
})

test('a condition names a field beside it', () => {
  const end = f.date({ showWhen: { field: 'clock', is: true } })
  expect(() => define({ end })).toThrow('field "end" depends on "clock", which is not beside it')
})

test('a condition waits for a value that the other field can have', () => {
  const source = f.choice(['actual', 'clock'], { default: 'actual' })
  const end = f.date({ showWhen: { field: 'source', is: 'never' } })
  expect(() => define({ source, end })).toThrow('field "end" waits for a value "source" never has')
})

test('a condition that leads back to itself is refused', () => {
  const a = f.toggle({ showWhen: { field: 'b', is: true } })
  const b = f.toggle({ showWhen: { field: 'a', is: true } })
  expect(() => define({ a, b })).toThrow('depends on itself')
})

test('a default outside the options is refused where it is written', () => {
  const options: readonly [string, ...string[]] = ['left', 'right']
  expect(() => f.choice(options, { default: 'middle' })).toThrow('The default "middle" is none of the options')
})

test('every version after the first has its migration', () => {
  expect(() => define({}, { version: 3, migrations: { 2: (data) => data } })).toThrow('has no migration to 3')
})

test('a migration to a version that is not there yet is refused', () => {
  expect(() => define({}, { migrations: { 2: (data) => data } })).toThrow('has a migration to 2 and is at version 1')
})

test.each(['Hero', 'hero_2', '-hero', 'hero--two', ''])('"%s" is no slug', (slug) => {
  expect(() => define({}, { slug })).toThrow('its slug is not lower-case words and hyphens')
})
