import { expect, test } from 'vitest'
import { parseHtml } from '#tests/support/parse-html.ts'
import { readProps } from '../_kit/props.ts'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { section } from './block.ts'
import component from './component.tsx'
import { longest, typical } from './fixtures.ts'

const modules = { block: section, component }

test('every block of the section is shown', async () => {
  expect(parseHtml(await renderBlock(modules, longest)).body.textContent).toBe('rich-text'.repeat(4))
})

test('a section that is not published, or gone, leaves nothing behind', async () => {
  expect(await renderBlock(modules, { section: 5 })).toBe('')
})

test('the row in the admin is named for the section', () => {
  expect(section.summary(readProps(section, { ...typical, id: 's' }))).toBe('Why buy from us')
})
