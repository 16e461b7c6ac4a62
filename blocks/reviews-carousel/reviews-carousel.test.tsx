import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
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

test('three or fewer reviews stand in a row that does not turn (locations §4, Review rotation)', async () => {
  const page = parseHtml(await renderBlock(modules, typical, answering(reviews.slice(0, 3))))
  expect(page.querySelectorAll('article')).toHaveLength(3)
  expect(page.querySelector('[aria-label="Customer reviews"]')).toBeNull()
})

test('four reviews are a carousel (locations §1, Reviews carousel)', async () => {
  const page = parseHtml(await renderBlock(modules, typical, answering(reviews.slice(0, 4))))
  expect(page.querySelectorAll('[aria-label="Customer reviews"] article')).toHaveLength(4)
})

test('a text of more than 160 characters has View more and View less (locations §4, Review text; §9, Review and distance figures)', async () => {
  const long = reviews.slice(0, 1).map((review) => ({ ...review, text: 'Friendly. '.repeat(30) }))
  const review = parseHtml(await renderBlock(modules, typical, answering(long))).querySelector('article')
  const folded = review?.querySelector('details')
  expect(folded?.previousElementSibling?.textContent).toMatch(/…$/)
  expect(folded && readTexts(folded, 'summary span')).toEqual(['View more', 'View less'])
})

test('the average line needs an average above the configured minimum', async () => {
  const site = aSite()
  const strict = { ...site, config: { ...site.config, reviews: { ...site.config.reviews, minimumRating: 4.8 } } }
  expect(await renderBlock(modules, typical, { ...answering(reviews), site: strict })).not.toContain('212')
})

test('a site that hides reviews shows none (locations §5, Review minimum)', async () => {
  const site = aSite()
  const hiding = {
    ...site,
    config: { ...site.config, reviews: { ...site.config.reviews, minimumRating: 0, hidden: true } },
  }
  expect(await renderBlock(modules, typical, { ...answering(reviews), site: hiding })).toBe('')
})

test('a blocked customer is left out', async () => {
  const input = { ...typical, blockedNames: [{ name: 'alex nguyen 1' }] }
  const page = parseHtml(await renderBlock(modules, input, answering(reviews)))
  const names = readTexts(page, 'article p:last-child')
  expect(names).toContain('Alex Nguyen 2 via Google')
  expect(names).not.toContain('Alex Nguyen 1 via Google')
})

test('the newest words of a date come before the month (locations §3, Review)', async () => {
  const ago = reviews.slice(0, 1).map((review) => ({ ...review, created_at_time_ago_in_words: '3 weeks ago' }))
  const page = parseHtml(await renderBlock(modules, typical, answering(ago)))
  expect(readTexts(page, 'article > div span')).toContain('3 weeks ago')
})

test('the selected card of a carousel is marked, from the third (locations §4, Carousel start, Active review)', async () => {
  const page = parseHtml(await renderBlock(modules, typical, answering(reviews)))
  const cards = [...page.querySelectorAll('article')]
  expect(cards.map((card) => card.getAttribute('aria-current'))).toEqual([null, null, 'true', null, null])
})

test.each(['row', 'list'] as const)(
  'a static %s shows more than three reviews without a carousel (locations §2, Static reviews list)',
  async (look) => {
    const page = parseHtml(await renderBlock(modules, { ...typical, look }, answering(reviews)))
    expect(page.querySelectorAll('article')).toHaveLength(5)
    expect(page.querySelector('[aria-label="Customer reviews"]')).toBeNull()
  },
)

test('cards may depend on the average and on the number of reviews (locations §5, Review minimum)', async () => {
  const site = aSite()
  const strict = { ...site, config: { ...site.config, reviews: { ...site.config.reviews, minimumRating: 4.8 } } }
  const needsAverage = { ...typical, aboveAverageOnly: true }
  expect(await renderBlock(modules, needsAverage, { ...answering(reviews), site: strict })).toBe('')
  expect(await renderBlock(modules, needsAverage, answering(reviews))).not.toBe('')
  expect(await renderBlock(modules, { ...typical, minimumCount: 213 }, answering(reviews))).toBe('')
})

test('a reply says when it was written', async () => {
  const replied = reviews
    .slice(0, 1)
    .map((review) => ({ ...review, reply_text: 'Thank you!', reply_date_in_words: '3 October 2026' }))
  const page = parseHtml(await renderBlock(modules, typical, answering(replied)))
  expect(readTexts(page, 'article p')).toContain('Our reply, 3 October 2026')
})

test('links with #reviews lead to it, unless a marketer names another anchor (locations §2, Reviews anchor)', async () => {
  expect(parseHtml(await renderBlock(modules, typical, answering(reviews))).querySelector('#reviews')).not.toBeNull()
  const named = { ...typical, settings: { anchor: 'words-of-customers' } }
  const page = parseHtml(await renderBlock(modules, named, answering(reviews)))
  expect([page.querySelector('#reviews'), page.querySelector('#words-of-customers') === null]).toEqual([null, false])
})
