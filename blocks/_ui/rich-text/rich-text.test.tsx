import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { HeadingRoot } from '../heading-level.tsx'
import { RichText } from './rich-text.tsx'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const heading = (tag: string) => ({ type: 'heading', tag, children: [text(tag)] })
const render = (...children: { type: string }[]) => renderToString(<RichText value={{ root: { children } }} />)

test('the largest headings get the level of the place, smaller ones the levels below', () => {
  const headings = parseHtml(render(heading('h3'), heading('h4'), heading('h3'))).querySelectorAll('h1, h2, h3, h4')
  expect([...headings].map(({ tagName }) => tagName)).toEqual(['H2', 'H3', 'H2'])
})

test('under a section the same text begins one level deeper', () => {
  const value = { root: { children: [heading('h1')] } }
  const html = renderToString(
    <HeadingRoot level={3}>
      <RichText value={value} />
    </HeadingRoot>,
  )
  expect(readTexts(parseHtml(html), 'h3')).toEqual(['h1'])
})

test('several formats on one word are all kept', () => {
  expect(readTexts(parseHtml(render(text('both', 1 + 2 + 8))), 'strong em u')).toEqual(['both'])
})

test('a link to a page of the site leads to its path', () => {
  const link = {
    type: 'link',
    fields: { linkType: 'internal', doc: { value: { path: '/finance' } } },
    children: [text('Finance')],
  }
  expect(readTexts(parseHtml(render(link)), 'a[href="/finance"]')).toEqual(['Finance'])
})

test('a picture within text is resized like every other', () => {
  const upload = { type: 'upload', value: { id: 1, url: '/media/a.webp', alt: 'A', width: 800, height: 600 } }
  expect(render(upload)).toContain('/_img/w_640,q_75,f_auto/media/a.webp 640w')
})

test('a ticked list entry stays ticked', () => {
  const item = { type: 'listitem', checked: true, children: [text('Serviced')] }
  expect(render({ type: 'list', listType: 'check', children: [item] } as { type: string })).toContain('☑')
})

const entry = (...children: unknown[]) => ({ type: 'listitem', children })
const list = (listType: 'bullet' | 'number', ...children: unknown[]) => ({ type: 'list', listType, children })

test('a nested list belongs to the entry before it, and the numbers go on as they are counted', () => {
  const nested = list('bullet', entry(text('Oil')), entry(list('bullet', entry(text('5W-30')))))
  const page = parseHtml(render(list('number', entry(text('Service')), entry(nested), entry(text('Wash')))))
  const entries = [...page.querySelectorAll('ol > li')]
  expect(entries.map(({ firstChild }) => firstChild?.textContent)).toEqual(['Service', 'Wash'])
  expect(readTexts(page, 'ol > li:first-child > ul > li > ul > li')).toEqual(['5W-30'])
})

test('a list that begins with a nested one has no empty entry', () => {
  const page = parseHtml(render(list('bullet', entry(list('bullet', entry(text('Deep')))), entry(text('Flat')))))
  expect(readTexts(page, 'ul > li')).toEqual(['Deep', 'Flat'])
})

test('a list that begins at three is counted from three', () => {
  const page = parseHtml(render({ ...list('number', entry(text('Third'))), start: 3 } as { type: string }))
  expect(page.querySelector('ol')?.getAttribute('start')).toBe('3')
})
