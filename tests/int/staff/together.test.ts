import { expect, test } from 'vitest'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { searchResponse } from '#schemas/vehicle/search-response.ts'
import { aSearchDocument } from '#tests/int/search/a-search-document.ts'
import { mergeHits } from '#platform/admin-api/search/merge-hits.ts'

const aSite = (name: string, origin: string) => ({
  id: 1,
  slug: name.toLowerCase(),
  name,
  origin,
  country: 'AU' as const,
  timeZone: 'Australia/Brisbane',
  isTemplate: false,
  rules: readListingRules(siteConfig.parse({})),
})
const anAnswer = (ids: number[], facets: Record<string, Record<string, number>>) =>
  searchResponse.parse({
    hits: ids.map((id) => ({ ...aSearchDocument({ id }), thumbs: [`/stock/${id}.webp`] })),
    count: ids.length * 10,
    facets,
    pages: 1,
    ms: ids.length,
  })
const coast = { site: aSite('Coast', 'https://coast.example'), answer: anAnswer([1, 2], { make: { Kia: 12, BYD: 8 } }) }
const branch = { site: aSite('Branch', ''), answer: anAnswer([3], { make: { KIA: 4, Mazda: 6 } }) }

test('what several sites have is added up, spellings that differ in case together', () => {
  const { count, facets, pages, sites } = mergeHits([coast, branch], 6)
  expect(facets['make']).toEqual({ Kia: 16, BYD: 8, Mazda: 6 })
  expect([count, pages]).toEqual([30, 5])
  expect(sites).toEqual([
    { name: 'Coast', count: 20 },
    { name: 'Branch', count: 10 },
  ])
})

test('the sites’ first vehicles come in turn, as many as were asked for', () => {
  expect(mergeHits([coast, branch], 2).hits.map(({ id }) => id)).toEqual([1, 3])
})

test('a picture is taken from its own site, and left out where that has no address', () => {
  expect(mergeHits([coast, branch], 6).hits.map(({ thumbs }) => thumbs)).toEqual([
    ['https://coast.example/_img/w_320,q_75,f_auto/stock/1.webp'],
    [],
    ['https://coast.example/_img/w_320,q_75,f_auto/stock/2.webp'],
  ])
})

test('of no site at all there is nothing', () => {
  expect(mergeHits([], 6)).toMatchObject({ hits: [], count: 0, pages: 0, sites: [], near: null })
})
