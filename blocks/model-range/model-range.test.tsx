import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleAnswers, sampleApi } from '../_kit/samples/sample-api.ts'
import { modelRange } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'

const modules = { block: modelRange, component, data }
const at = (search: string) => aRuntime({ page: aPage({ path: '/models', brand: null, model: null, search }) })
const shown = async (search: string, input = typical) => parseHtml(await renderBlock(modules, input, at(search)))

test('a tile has label, name, price and a way to its page (locations §2, Model range grid)', async () => {
  const [first] = [...(await shown('')).querySelectorAll('article')]
  expect(first?.textContent).toMatch(/^NEW\s*Sportage\s*From \$38,490\s*Learn More/)
  expect(first && readAttributes(first, 'a', 'href')).toEqual(['/models/sportage'])
})

test('a coming model says so, and when (locations §2, Model range grid)', async () => {
  expect(readTexts(await shown(''), 'li:nth-child(3) article').join()).toContain('COMING SOONComing early 2026')
})

test.each([
  ['', ['All', '/models?body=suv', '/models?body=people-mover', '/models?body=ute'], 3],
  ['body=people-mover', ['People Mover', '/models?body=suv', '/models?body=people-mover', '/models?body=ute'], 1],
  ['body=People Mover', ['People Mover', '/models?body=suv', '/models?body=people-mover', '/models?body=ute'], 1],
] as const)(
  'with ?%s the body is chosen and the others can be (locations §4, Model range)',
  async (search, [chosen, ...ways], count) => {
    const page = await shown(search)
    expect(readTexts(page, 'nav [aria-current]')).toEqual([chosen])
    expect(readAttributes(page, 'nav a', 'href')).toEqual(['/models', ...ways])
    expect(page.querySelectorAll('article')).toHaveLength(count)
  },
)

test('a body that no model has shows none, and says so', async () => {
  expect(readTexts(await shown('body=boat'), 'p')).toContain('No models of this body right now.')
})

test('an item of a list has at most 200 characters of text (locations §9, Model text length)', async () => {
  const [first] = sampleAnswers.models.map((model) => ({ ...model, short_description: 'Room for all. '.repeat(30) }))
  const api = sampleApi({ models: first ? [first] : [] })
  const page = parseHtml(await renderBlock(modules, { look: 'list' }, aRuntime({ api, page: aPage({ brand: null }) })))
  const [text = ''] = readTexts(page, 'article p')
  expect([text.length <= 201, text.endsWith('…')]).toEqual([true, true])
})

test('a range without models shows nothing', async () => {
  const api = sampleApi({ models: [] })
  expect(await renderBlock(modules, typical, aRuntime({ api }))).toBe('')
})

test('a preset lists the range under View the Range Below (locations §2, Range list)', async () => {
  const preset = modelRange.presets?.find(({ props }) => props.look === 'list')
  const page = await shown('', { ...typical, ...preset?.props })
  expect(readTexts(page, 'h2')).toContain('View the Range Below')
  expect(page.querySelectorAll('article').length).toBeGreaterThan(2)
})
