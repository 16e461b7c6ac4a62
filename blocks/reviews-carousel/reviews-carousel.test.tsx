import { expect, test } from 'vitest'
import { aSite } from '../_kit/samples/a-site.ts'
import { aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleAnswers, sampleApi } from '../_kit/samples/sample-api.ts'
import { reviewsCarousel } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'

const modules = { block: reviewsCarousel, component, data }
const answering = (reviews: typeof sampleAnswers.reviews.reviews) =>
  aRuntime({ api: sampleApi({ reviews: { ...sampleAnswers.reviews, reviews } }) })
const { reviews } = sampleAnswers.reviews

test('three or fewer reviews stand in a row that does not turn (locations §4)', async () => {
  expect(await renderBlock(modules, typical, answering(reviews.slice(0, 3)))).not.toContain(
    'aria-label="Customer reviews"',
  )
})

test('four reviews are a carousel', async () => {
  expect(await renderBlock(modules, typical, answering(reviews.slice(0, 4)))).toContain('aria-label="Customer reviews"')
})

test('a text of more than 160 characters has View more and View less (locations §4)', async () => {
  const long = reviews.slice(0, 1).map((review) => ({ ...review, text: 'Friendly. '.repeat(30) }))
  expect(await renderBlock(modules, typical, answering(long))).toMatch(/…<.*View more.*View less/s)
})

test('the average line needs an average above the configured minimum', async () => {
  const site = aSite()
  const strict = { ...site, config: { ...site.config, reviews: { ...site.config.reviews, minimumRating: 4.8 } } }
  expect(await renderBlock(modules, typical, { ...answering(reviews), site: strict })).not.toContain('212')
})

test('a site that hides reviews shows none', async () => {
  const site = aSite()
  const hiding = {
    ...site,
    config: { ...site.config, reviews: { ...site.config.reviews, minimumRating: 0, hidden: true } },
  }
  expect(await renderBlock(modules, typical, { ...answering(reviews), site: hiding })).toBe('')
})

test('a blocked customer is left out', async () => {
  const input = { ...typical, blockedNames: [{ name: 'alex nguyen 1' }] }
  expect(await renderBlock(modules, input, answering(reviews))).not.toContain('Alex Nguyen 1<')
})
