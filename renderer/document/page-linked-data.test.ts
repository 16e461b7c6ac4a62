import { expect, test } from 'vitest'
import { aSite } from '#blocks/_kit/samples/a-site.ts'
import { aSearchDocument } from '#blocks/_kit/samples/a-vehicle.ts'
import { createNode } from '#blocks/_kit/props.ts'
import { tradeIn } from '#blocks/trade-in/block.ts'
import { searchHit } from '#schemas/vehicle/search-response.ts'
import { prepareBlocks } from '../page/prepare-blocks.ts'
import { pageLinkedData } from './page-linked-data.ts'

const site = aSite({ origin: 'https://bay.example', name: 'Bay Motors', logo: null })
const updatedAt = '2026-11-01T00:00:00.000Z'

const read = (changes: Partial<Parameters<typeof pageLinkedData>[0]> = {}) =>
  pageLinkedData({
    site,
    page: { updatedAt },
    listed: null,
    lists: [],
    blocks: [],
    title: 'Finance',
    description: 'What a loan costs.',
    canonical: 'https://bay.example/finance',
    image: null,
    hasCrumbs: false,
    ...changes,
  })

const find = (type: string, changes: Parameters<typeof read>[0]) => read(changes).find((node) => node['@type'] === type)

const listed = {
  hits: [aSearchDocument({ slug: '2021-kia-cerato' }), aSearchDocument({ slug: '2022-kia-rio' })].map((hit) =>
    searchHit.parse(hit),
  ),
  first: 22,
  crumbs: [
    { label: 'Home', path: '/' },
    { label: 'Kia', path: '/search/kia' },
    { label: 'Cerato', path: '/search/kia/cerato' },
  ],
}

test('a page names the way to it, and every document the vocabulary', () => {
  expect(read()).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://bay.example/' },
        { '@type': 'ListItem', position: 2, name: 'Finance', item: 'https://bay.example/finance' },
      ],
    },
  ])
})

test('the home page has no way to it, and neither has a page with a breadcrumb of its own', () => {
  expect(read({ canonical: 'https://bay.example/' })).toEqual([])
  expect(read({ hasCrumbs: true })).toEqual([])
})

test('a stock page has the breadcrumb of its stock', () => {
  expect(find('BreadcrumbList', { listed })?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Home' },
    { position: 2, name: 'Kia', item: 'https://bay.example/search/kia' },
    { position: 3, name: 'Cerato' },
  ])
})

test('a stock page lists its vehicles with name, address and position in the whole list', () => {
  expect(find('ItemList', { listed })?.['itemListElement']).toMatchObject([
    { '@type': 'ListItem', position: 22, name: expect.any(String), url: 'https://bay.example/cars/2021-kia-cerato' },
    { '@type': 'ListItem', position: 23, name: expect.any(String), url: 'https://bay.example/cars/2022-kia-rio' },
  ])
})

test('a list without vehicles is none', () => {
  expect(find('ItemList', { listed: { ...listed, hits: [] } })).toBeUndefined()
})

test('what a block lists are entries with name, address and picture', () => {
  const entries = [{ name: 'Kia', href: '/kia/overview', picture: { url: '/media/kia.webp' } }]
  expect(find('ItemList', { lists: [{ heading: 'Our brands', entries }] })).toMatchObject({
    name: 'Our brands',
    itemListElement: [
      {
        position: 1,
        name: 'Kia',
        url: 'https://bay.example/kia/overview',
        image: 'https://bay.example/media/kia.webp',
      },
    ],
  })
})

test('a promotion is an offer of the dealer with its dates', () => {
  const offer = { text: 'Until June.', from: '2026-05-01T00:00:00.000Z', until: '2026-06-30T14:00:00.000Z' }
  const entries = [{ name: 'EOFY', href: null, picture: null, offer }]
  expect(find('ItemList', { lists: [{ heading: null, entries }] })?.['itemListElement']).toMatchObject([
    {
      item: {
        '@type': 'Offer',
        name: 'EOFY',
        description: 'Until June.',
        validFrom: offer.from,
        validThrough: offer.until,
        offeredBy: { '@type': 'AutoDealer', name: 'Bay Motors' },
      },
    },
  ])
})

test('entries that lead off the site are not listed', () => {
  const entries = [{ name: 'Elsewhere', href: 'https://other.example/', picture: null }]
  expect(find('ItemList', { lists: [{ heading: 'A', entries }] })).toBeUndefined()
})

test('an article has headline, dates, picture, author and publisher', () => {
  const page = { articleDate: '2026-10-02', updatedAt }
  expect(find('BlogPosting', { page, title: 'Charging', image: 'https://bay.example/a.webp' })).toMatchObject({
    headline: 'Charging',
    datePublished: '2026-10-02',
    dateModified: updatedAt,
    image: 'https://bay.example/a.webp',
    mainEntityOfPage: 'https://bay.example/finance',
    author: { '@type': 'Organization', name: 'Bay Motors', url: 'https://bay.example/' },
    publisher: { name: 'Bay Motors' },
  })
})

test('an article names its author, category and reading time', () => {
  const facts = { articleAuthor: 'Sam Lee', articleCategory: 'Towing', readingMinutes: 4 }
  expect(find('BlogPosting', { page: { articleDate: '2026-10-02', updatedAt, ...facts } })).toMatchObject({
    author: { '@type': 'Person', name: 'Sam Lee' },
    articleSection: 'Towing',
    timeRequired: 'PT4M',
  })
})

test('an article that was written before its day was not changed before it', () => {
  const page = { articleDate: '2026-12-24', updatedAt }
  expect(find('BlogPosting', { page })).toMatchObject({ dateModified: '2026-12-24' })
})

test('the questions of a block are an FAQ with their answers', () => {
  const questions = [{ question: 'Do you buy cars?', answer: 'Yes, on the day.' }]
  const { blocks } = prepareBlocks({
    nodes: [createNode(tradeIn, 'a', { questions })],
    site,
    now: new Date(updatedAt),
    report: () => {},
  })
  expect(find('FAQPage', { blocks })?.['mainEntity']).toEqual([
    {
      '@type': 'Question',
      name: 'Do you buy cars?',
      acceptedAnswer: { '@type': 'Answer', text: 'Yes, on the day.' },
    },
  ])
})
