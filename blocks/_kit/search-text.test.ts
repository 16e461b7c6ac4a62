import { expect, test } from 'vitest'
import { defineBlock } from './define-block.ts'
import { f } from './fields/f.ts'
import { type PropsInput, readProps } from './props.ts'
import { searchText } from './search-text.ts'

const poster = defineBlock({
  slug: 'poster',
  label: 'Poster',
  category: 'content',
  version: 1,
  description: 'Words of every kind.',
  keywords: [],
  props: {
    heading: f.text({ default: 'Our Locations' }),
    hasBody: f.toggle({ default: true }),
    body: f.richText({ showWhen: { field: 'hasBody', is: true } }),
    people: f.list({ name: f.text(), more: f.group({ quote: f.text() }) }),
    action: f.link(),
  },
  summary: () => '',
})

const lines = (data: PropsInput<typeof poster>) => searchText(poster, readProps(poster, { ...data, id: 'p' }))
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
const body = { root: { type: 'root', children: [paragraph('How it began'), paragraph('With four cars.')] } }

test('the search text of a block is its entered text, line by line', () => {
  const people = [
    { name: 'Ana', more: { quote: 'Friendly.' } },
    { name: '', more: { quote: ' ' } },
  ]
  expect(lines({ heading: 'About us', body, people })).toEqual([
    'About us',
    'How it began',
    'With four cars.',
    'Ana',
    'Friendly.',
  ])
})

test('words that the block brings itself, words of links and words that are not shown are no search text', () => {
  const action = { kind: 'url', url: '/contact', label: 'Find out more' } as const
  expect(lines({ action, body, hasBody: false })).toEqual([])
})
