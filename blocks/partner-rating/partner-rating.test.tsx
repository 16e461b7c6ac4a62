import { expect, test } from 'vitest'
import { parseHtml } from '#tests/support/parse-html.ts'
import { aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleApi } from '../_kit/samples/sample-api.ts'
import { partnerRating } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'

const { site } = aRuntime()
const nameless = { ...site, config: { ...site.config, reviews: { ...site.config.reviews, orgId: '' } } }
const modules = { block: partnerRating, component, data }

test('the stars and the rating are those of the service (locations §7, Third-party ratings)', async () => {
  const { textContent } = parseHtml(await renderBlock(modules, typical, aRuntime())).body
  expect(textContent).toContain('5 out of 5 stars')
  expect(textContent).toContain('4.6 of 5 at Snap 21')
})

test('without an answer nothing is shown (locations §8, Ratings failure)', async () => {
  const silent = aRuntime({ api: sampleApi({ rating: null }) })
  expect(await renderBlock(modules, typical, silent)).toBe('')
})

test('a site without an organisation sends no query', async () => {
  const asking = aRuntime({
    site: nameless,
    api: { call: () => Promise.reject(new Error('Asked.')) },
  })
  expect(await renderBlock(modules, typical, asking)).toBe('')
})
