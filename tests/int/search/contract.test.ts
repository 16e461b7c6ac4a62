import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { understandPlace } from '#platform/places/find-place.ts'
import type { Search } from '#platform/search/search-port.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { readListingRules, type ListingRules } from '#schemas/vehicle/listing-rules.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { facetNames, searchQuery, sorts, type SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import { radiusOptions } from '#schemas/vehicle/search-terms.ts'
import { aSearchDocument } from './a-search-document.ts'
import { engines, type RunningEngine } from './engines.ts'
import { referenceSearch } from './reference-search.ts'
import { hostileStrings, mixedStock } from './mixed-stock.ts'

const now = new Date('2026-03-10T00:00:00Z')
const plainRules = readListingRules(siteConfig.parse({}))

describe.each(engines())('stock search on $name', ({ start }) => {
  let started: RunningEngine<Search>
  let search: Search

  beforeAll(async () => {
    started = await start()
    search = started.value
    await search.prepare()
  })
  afterAll(() => started.stop())

  const stocked = (documents: SearchDocument[]) =>
    search.rebuild(async function* () {
      yield documents
    })

  const ask = (query: SearchQueryInput = {}, more: { tenantId?: number; rules?: Partial<ListingRules> } = {}) =>
    search.search({
      tenantId: more.tenantId ?? 1,
      country: 'AU',
      rules: { ...plainRules, ...more.rules },
      query: searchQuery.parse(query),
      now,
    })

  const found = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).hits.map(({ id }) => id)

  describe('words', () => {
    beforeAll(() =>
      stocked([
        aSearchDocument({ id: 1 }),
        aSearchDocument({ id: 2, model: 'Landcruiser', badge: 'GXL', simple_body: 'SUV', body: 'SUV' }),
        aSearchDocument({ id: 3, make: 'Mazda', model: 'CX-5', badge: 'Maxx Sport', simple_body: 'SUV', body: 'SUV' }),
        aSearchDocument({ id: 4, make: 'Mitsubishi', model: 'Outlander', badge: 'LS', colour: 'Red' }),
        aSearchDocument({ id: 5, make: 'Škoda', model: 'Kodiaq', badge: null, features: ['Panoramic sunroof'] }),
      ]),
    )

    test.each([
      ['toyota corolla', [1]],
      ['TOYOTA', [2, 1]],
      ['toyta corola', [1]],
      ['mitsubsihi', [4]],
      ['outlnder', [4]],
      ['cor', [1]],
      ['toyota whi cor', []],
      ['corolla toy', [1]],
      ['mazda corolla', []],
      ['cx-5', [3]],
      ['cx5', [3]],
      ['cx 5', [3]],
      ['land cruiser', [2]],
      ['skoda', [5]],
      ['škoda', [5]],
      ['red outlander', [4]],
      ['sunroof', [5]],
      ['S4', [4]],
      ['2019 mazda', [3]],
      ['zzzzzz', []],
      ['"corolla" -toyota', [1]],
    ])('a shopper who types %j finds %j', async (query, ids) => {
      expect(await found({ query })).toEqual(ids)
    })
  })

  describe('words, each test with a stock of its own', () => {
    test.each([
      ['volkswagen', 'vw', { make: 'Volkswagen', model: 'Golf' }],
      ['mercedes-benz', 'merc', { make: 'Mercedes-Benz', model: 'A-Class' }],
      ['ute', 'pickup', { simple_body: 'Ute' }],
      ['ute', 'pick-up', { simple_body: 'Ute' }],
      ['4WD', '4x4', { simple_drive: '4WD' }],
      ['4WD', 'four wheel drive', { simple_drive: '4WD' }],
      ['automatic', 'auto kluger', { simple_transmission: 'Automatic', model: 'Kluger' }],
      ['electric', 'ev', { simple_fuel: 'Electric' }],
      ['Land Cruiser', 'landcruiser', { model: 'Land Cruiser' }],
      ['7 seats', '7 seater', { seats: 7 }],
      ['New South Wales', 'new south wales', { state: 'NSW' }],
      ['used', 'second hand van', { model: 'Van' }],
    ] as const)('who says %s otherwise, as in %j, finds it', async (_, query, facts) => {
      const plain = {
        state: 'QLD',
        simple_transmission: 'Manual',
        simple_drive: 'FWD',
        car_type: 'new',
        seats: 5,
      } as const
      await stocked([
        aSearchDocument({ ...plain, car_type: 'used', id: 1, ...facts }),
        aSearchDocument({ ...plain, id: 2, make: 'Kia', model: 'Rio', city: 'Newcastle' }),
      ])
      expect(await found({ query })).toEqual([1])
    })

    test('a place’s name makes no car new, and seats are no model', async () => {
      await stocked([
        aSearchDocument({ id: 1, state: 'NSW', make: 'Kia', model: 'Rio', seats: 5 }),
        aSearchDocument({ id: 2, make: 'Kia', model: 'Carnival 5', seats: 8, car_type: 'new' }),
      ])
      expect(await found({ query: 'new kia' })).toEqual([2])
      expect(await found({ query: 'kia 5' })).toEqual([2])
    })

    test('words that are found as typed come before forgiven ones', async () => {
      await stocked([aSearchDocument({ id: 1 }), aSearchDocument({ id: 6, make: 'Rover', model: 'Corella' })])
      expect((await found({ query: 'corolla' }))[0]).toBe(1)
      expect((await found({ query: 'corella' }))[0]).toBe(6)
    })

    test('facets and count follow the words', async () => {
      await stocked([
        aSearchDocument({ id: 1 }),
        aSearchDocument({ id: 2, model: 'Landcruiser' }),
        aSearchDocument({ id: 3, make: 'Mazda', model: 'CX-5' }),
      ])
      const answer = await ask({ query: 'toyota' })
      expect(answer.count).toBe(2)
      expect(answer.facets['model']).toEqual({ Corolla: 1, Landcruiser: 1 })
    })
  })

  describe('choices, ranges and order', () => {
    beforeAll(() =>
      stocked([
        aSearchDocument({ id: 1, price: 3_000_000, km: 10, year: 2024, car_type: 'new' }),
        aSearchDocument({ id: 2, price: 2_000_000, offer_price: 1_500_000, km: 90_000, year: 2015, model: 'Camry' }),
        aSearchDocument({ id: 3, price: null, km: null, year: null, make: 'Kia', model: 'Rio', seats: null }),
        aSearchDocument({ id: 4, price: 4_000_000, km: 500, year: 2023, make: 'Kia', model: 'Carnival', seats: 8 }),
      ]),
    )

    test('a choice narrows the hits and the other facets, never its own', async () => {
      const answer = await ask({ facets: { make: ['Kia'] } })
      expect(answer.count).toBe(2)
      expect(answer.facets['make']).toEqual({ Kia: 2, Toyota: 2 })
      expect(answer.facets['model']).toEqual({ Carnival: 1, Rio: 1 })
    })

    test('what the page fixes narrows its own facet too, and cannot be widened by a choice', async () => {
      const answer = await ask({ scope: { facets: { make: ['Kia'] } }, facets: { make: ['Toyota'] } })
      expect(answer.count).toBe(0)
      expect(answer.facets['make']).toEqual({ Kia: 2 })
    })

    test('two values of a facet are either, two facets are both', async () => {
      expect(await found({ facets: { model: ['Rio', 'Camry'] } })).toHaveLength(2)
      expect(await found({ facets: { model: ['Rio', 'Camry'], make: ['Kia'] } })).toEqual([3])
    })

    test('a choice is understood in any case', async () => {
      expect(await found({ facets: { make: ['kia'], seats: ['8'] } })).toEqual([4])
    })

    test('the price range goes by the price that is shown, and leaves out vehicles without one', async () => {
      expect(await found({ ranges: { price: { max: 1_600_000 } } })).toEqual([2])
      expect(await found({ ranges: { price: { min: 3_000_000, max: 4_000_000 } }, sortBy: 'price-asc' })).toEqual([
        1, 4,
      ])
    })

    test.each([
      ['price-asc', [2, 1, 4, 3]],
      ['price-desc', [4, 1, 2, 3]],
      ['km-asc', [1, 4, 2, 3]],
      ['km-desc', [2, 4, 1, 3]],
      ['year-desc', [1, 4, 2, 3]],
      ['year-asc', [2, 4, 1, 3]],
    ] as const)('%s puts unknown values last', async (sortBy, ids) => {
      expect(await found({ sortBy })).toEqual(ids)
    })

    test('only the vehicles that are named, or all but those', async () => {
      expect(await found({ scope: { ids: [2, 3, 99] }, sortBy: 'price-asc' })).toEqual([2, 3])
      expect(await found({ scope: { excludeIds: [2, 3] }, sortBy: 'price-asc' })).toEqual([1, 4])
      expect(await found({ scope: { ids: [] } })).toEqual([])
    })
  })

  describe('counts and pages, each test with a stock of its own', () => {
    test('above 1999 hits the count is exact too (vehicles §7, Count above 1999)', async () => {
      await stocked(Array.from({ length: 2_345 }, (_, at) => aSearchDocument({ id: at + 1, seats: 2 + (at % 6) })))
      const answer = await ask({ page: 111 })
      expect([answer.count, answer.pages, answer.hits.length]).toEqual([2_345, 112, 21])
      expect(Object.values(answer.facets['seats'] ?? {}).reduce((sum, n) => sum + n, 0)).toBe(2_345)
    })

    test('a page holds 21, the count is exact, and no vehicle is on two pages (vehicles §7, Search query; §9, Results per page)', async () => {
      await stocked(Array.from({ length: 50 }, (_, at) => aSearchDocument({ id: at + 1 })))
      const pages = await Promise.all([1, 2, 3, 4].map((page) => ask({ page })))
      expect(pages.map(({ hits }) => hits.length)).toEqual([21, 21, 8, 0])
      expect(pages.map(({ count, pages }) => [count, pages])).toEqual([1, 2, 3, 4].map(() => [50, 3]))
      expect(new Set(pages.flatMap(({ hits }) => hits.map(({ id }) => id))).size).toBe(50)
    })
  })

  describe('facets of the search state (vehicles §3, Search state)', () => {
    beforeAll(() =>
      stocked([
        aSearchDocument({ id: 1, categories: ['Family', 'Towing'], features: ['Sunroof', 'Tow bar'], price: 900_000 }),
        aSearchDocument({ id: 2, categories: ['Towing'], features: ['Electric sunroof'], certified: true, year: 2022 }),
        aSearchDocument({ id: 3, make: 'Kia', model: 'Rio', subscription_price: 30_000, price: null }),
      ]),
    )

    test('of several values of a vehicle any one may be chosen, and the counts stay whole', async () => {
      const answer = await ask({ facets: { categories: ['Family', 'towing'], filtered_features: ['Sunroof'] } })
      expect(answer.hits.map(({ id }) => id).sort((a, b) => a - b)).toEqual([1, 2])
      expect(answer.facets['categories']).toMatchObject({ Family: 1, Towing: 2 })
      expect((await ask({ facets: { categories: ['Family'] } })).facets['categories']).toMatchObject({ Towing: 2 })
      expect((await ask({ facets: { categories: ['Family'] } })).facets['filtered_features']).toEqual({
        Sunroof: 1,
        'Tow bar': 1,
      })
    })

    test.each([
      [{ certified: ['true'] }, [2]],
      [{ year: ['2022'] }, [2]],
      [{ make_model: ['Kia:Rio'] }, [3]],
      [{ price_range: [':10000'] }, [1]],
      [{ weekly_price_range: [':50'] }, [1]],
    ])('%j is a choice', async (facets, ids) => {
      expect(await found({ facets })).toEqual(ids)
    })

    test('a tenant’s weekly price and a subscription’s are ranges, and so is the day of entry', async () => {
      const [weekly = 0] = (await ask({ scope: { ids: [1] } })).hits.map((hit) => hit.weekly_price ?? 0)
      expect(weekly).toBeGreaterThan(0)
      expect(await found({ ranges: { weekly_price: { min: weekly, max: weekly } } })).toEqual([1])
      expect(await found({ ranges: { subscription_price: { max: 30_000 } } })).toEqual([3])
      expect(await found({ ranges: { created_at_timestamp: { min: 1_893_456_000 } } })).toEqual([])
    })

    test('a range that the page fixes narrows with the shopper’s own', async () => {
      const scope = { ranges: { price: { min: 1_000_000 } } }
      expect(await found({ scope })).toEqual([2])
      expect(await found({ scope, ranges: { price: { max: 1_500_000 } } })).toEqual([])
    })

    test('several questions are answered together, each with its own page (vehicles §7, Similar query)', async () => {
      const asked = [{ facets: { make: ['Kia'] } }, { hitsPerPage: 1, sortBy: 'price-asc' as const }, { query: 'zzzz' }]
      const answers = await search.searchMany(
        asked.map((query) => ({ tenantId: 1, country: 'AU', rules: plainRules, query: searchQuery.parse(query), now })),
      )
      expect(answers.map((hits) => hits.map(({ id }) => id))).toEqual([[3], [1], []])
      expect(await search.searchMany([])).toEqual([])
    })
  })

  describe('around a place (vehicles §9)', () => {
    beforeAll(() =>
      stocked([
        aSearchDocument({ id: 1, city: 'Southport', state: 'QLD' }),
        aSearchDocument({ id: 2, city: 'Maroochydore', state: 'QLD', price: 100_000 }),
        aSearchDocument({ id: 3, city: 'Richmond', state: 'VIC' }),
        aSearchDocument({ id: 4, city: 'Nowhere', state: 'QLD' }),
      ]),
    )

    test.each([
      ['4215', 25, [1]],
      ['southport', 100, [1]],
      ['Southport QLD', 150, [1, 2]],
      ['4558', 25, [2]],
      ['RICHMOND', 1_000, [3]],
    ] as const)('%s and %i km', async (place, radius, ids) => {
      expect(await found({ near: { place, radius }, sortBy: 'distance' })).toEqual(ids)
    })

    test('50 km where no radius is said', async () => {
      expect(await found({ near: { place: '4558' } })).toEqual([2])
    })

    test('the nearest come first, each with its kilometres along a sphere of 6371 km (vehicles §9, Earth radius)', async () => {
      const answer = await ask({ near: { place: '4558', radius: 250 }, sortBy: 'distance' })
      expect(answer.near?.label).toBe('Maroochydore QLD 4558')
      expect(answer.hits.map(({ id, distance_km }) => [id, Math.round((distance_km ?? -1) * 10) / 10])).toEqual([
        [2, 0],
        [1, 149.3],
      ])
      expect(answer.facets['city']).toEqual({ Maroochydore: 1, Southport: 1 })
    })

    test('another order holds around a place too, and without one there is no distance', async () => {
      expect(await found({ near: { place: '4215', radius: 250 }, sortBy: 'price-asc' })).toEqual([2, 1])
      const answer = await ask({ sortBy: 'distance' })
      expect([answer.near, ...answer.hits.map(({ distance_km }) => distance_km)]).toEqual([
        null,
        null,
        null,
        null,
        null,
      ])
      expect(answer.hits.map(({ id }) => id)).toEqual((await ask()).hits.map(({ id }) => id))
    })

    test('a place that nobody knows narrows nothing', async () => {
      const answer = await ask({ near: { place: 'Zzyzx' } })
      expect([answer.count, answer.near]).toEqual([4, null])
    })
  })

  describe('what a site lists', () => {
    beforeAll(() =>
      stocked([
        aSearchDocument({ id: 1 }),
        aSearchDocument({ id: 2, status: 'sold', sold_at: '2026-03-09T00:00:00Z' }),
        aSearchDocument({ id: 3, status: 'sold', sold_at: '2026-02-01T00:00:00Z' }),
        aSearchDocument({ id: 4, status: 'coming_soon', car_type: 'new' }),
        aSearchDocument({ id: 5, show_on_dealer_website: false, stocknum: 'ab-5' }),
        aSearchDocument({ id: 6, location_name: 'Southport Used Cars', dealership_slug: 'coastline', website_id: 7 }),
      ]),
    )
    const listed = async (rules: Partial<ListingRules> = {}) => (await found({}, { rules })).sort((a, b) => a - b)

    test('sold vehicles for some days, and nothing that is kept off the website', async () => {
      expect(await listed()).toEqual([1, 2, 4, 6])
      expect(await listed({ soldForDays: 90 })).toEqual([1, 2, 3, 4, 6])
      expect(await listed({ soldForDays: 0 })).toEqual([1, 4, 6])
      expect(await listed({ dealerWebsiteOnly: false })).toEqual([1, 2, 4, 5, 6])
    })

    test('used vehicles only, hidden ids and excluded stock numbers', async () => {
      expect(await listed({ usedOnly: true })).toEqual([1, 2, 6])
      expect(await listed({ hiddenVehicleIds: [1, 2] })).toEqual([4, 6])
      expect(await listed({ dealerWebsiteOnly: false, excludedStockNumbers: ['AB-5', `"' or 1=1`] })).toEqual([
        1, 2, 4, 6,
      ])
    })

    test('hidden websites (vehicles §6), and option codes from 0 to 14 in stock alone (§9)', async () => {
      expect(await listed({ hiddenWebsiteIds: [7, 1_454] })).toEqual([1, 2, 4])
      onTestFinished(() => search.remove({ tenantId: 1, ids: [7, 8, 9, 10] }))
      await search.put([
        aSearchDocument({ id: 7, option_code: 0 }),
        aSearchDocument({ id: 8, option_code: 14 }),
        aSearchDocument({ id: 9, option_code: 15 }),
        aSearchDocument({ id: 10, option_code: 3, status: 'coming_soon' }),
      ])
      expect(await listed({ optionCodesOnly: true })).toEqual([7, 8])
    })

    test('the stock of one location or one dealership', async () => {
      expect(await found({ scope: { locationSlug: 'southport-used-cars' } })).toEqual([6])
      expect(await found({ scope: { dealershipSlug: 'coastline' } })).toEqual([6])
      expect(await found({ scope: { dealershipSlug: 'nobody' } })).toEqual([])
    })
  })

  describe('two tenants', () => {
    const documents = mixedStock(240)
    beforeAll(() => stocked(documents))

    const values = [...new Set(documents.flatMap(({ make, model, city }) => [make, model, city ?? '']))].filter(Boolean)
    const facetValues = ['used', 'in_stock', 'sold', '5', 'SUV', 'QLD', 'true', '2019', 'Family', 'Sunroof', ':10000']
    const anyChoices = fc.dictionary(
      fc.constantFrom(...facetNames),
      fc.array(fc.constantFrom(...values, ...facetValues, ...hostileStrings), {
        minLength: 1,
        maxLength: 4,
      }),
      { maxKeys: 3 },
    )
    const anyRange = fc.record({ min: fc.nat(6_000_000), max: fc.nat(6_000_000) }, { requiredKeys: [] })
    const anyQuery = fc.record(
      {
        facets: anyChoices,
        ranges: fc.record(
          { price: anyRange, km: anyRange, weekly_price: anyRange, subscription_price: anyRange },
          { requiredKeys: [] },
        ),
        near: fc.record({
          place: fc.constantFrom('4215', 'Mount Louisa', 'townsville', '0872', 'Nowhere'),
          radius: fc.constantFrom(...radiusOptions),
        }),
        sortBy: fc.constantFrom(...sorts),
        scope: fc.record({
          facets: anyChoices,
          ranges: fc.record({ price: anyRange }, { requiredKeys: [] }),
          excludeIds: fc.array(fc.nat(300).map((id) => id + 1)),
        }),
      },
      { requiredKeys: [] },
    )

    const anyRules = fc.record(
      {
        usedOnly: fc.boolean(),
        soldForDays: fc.nat(20),
        dealerWebsiteOnly: fc.boolean(),
        optionCodesOnly: fc.boolean(),
        hiddenWebsiteIds: fc.subarray([1_454]),
      },
      { requiredKeys: [] },
    )

    test('any question is answered from its own tenant’s stock alone, with exact counts', async () => {
      await fc.assert(
        fc.asyncProperty(anyQuery, fc.constantFrom(1, 2), anyRules, async (asked, tenantId, changed) => {
          const query = searchQuery.parse({ ...asked, hitsPerPage: 100 })
          const request = { tenantId, country: 'AU' as const, rules: { ...plainRules, ...changed }, query, now }
          const around = query.near ? understandPlace('AU', query.near.place) : null
          const expected = referenceSearch(documents, request, around)
          const pages = await Promise.all(
            [1, 2, 3].map((page) => search.search({ ...request, query: { ...query, page } })),
          )
          const ids = pages.flatMap(({ hits }) => hits.map(({ id }) => id)).sort((a, b) => a - b)
          expect(ids).toEqual(expected.ids)
          expect(pages[0]?.count).toBe(expected.ids.length)
          expect(pages[0]?.facets).toEqual(expected.facets)
        }),
        { numRuns: 60 },
      )
    })

    test.each(hostileStrings)('%j is only a word or a value, wherever it is put', async (hostile) => {
      const everywhere = { query: hostile, facets: Object.fromEntries(facetNames.map((name) => [name, [hostile]])) }
      const scope = { facets: { make: [hostile] }, locationSlug: hostile, dealershipSlug: hostile }
      const rules = { excludedStockNumbers: [hostile] }
      expect((await ask({ ...everywhere, scope }, { rules })).count).toBe(0)
      for (const hit of (await ask({ query: hostile }, { rules })).hits) expect(hit.tenant_id).toBe(1)
    })
  })

  describe('keeping the index, each test with a stock of its own', () => {
    test('a vehicle is taken out by its own tenant alone', async () => {
      await stocked(mixedStock(240))
      const [theirs = 0] = await search.ids(2)
      await search.remove({ tenantId: 1, ids: [theirs] })
      expect(await search.ids(2)).toContain(theirs)
      await search.remove({ tenantId: 2, ids: [theirs] })
      expect(await search.ids(2)).not.toContain(theirs)
    })

    test('a document that is put again replaces the one before', async () => {
      await stocked([aSearchDocument({ id: 1 })])
      await search.put([aSearchDocument({ id: 1, make: 'Kia', model: 'Rio', badge: null })])
      expect(await found({ query: 'corolla' })).toEqual([])
      expect((await ask({ query: 'rio' })).hits[0]?.name).toBe('2019 Kia Rio')
    })

    test('a rebuild leaves only what it was given', async () => {
      await stocked([aSearchDocument({ id: 1 }), aSearchDocument({ id: 2 })])
      expect(await stocked([aSearchDocument({ id: 3 })])).toEqual({ documents: 1 })
      expect(await search.ids(1)).toEqual([3])
    })

    test('a rebuild that fails leaves the index as it was', async () => {
      await stocked([aSearchDocument({ id: 1 })])
      const broken = search.rebuild(async function* () {
        yield [aSearchDocument({ id: 2 })]
        throw new Error('the database went away')
      })
      await expect(broken).rejects.toThrow('the database went away')
      expect(await search.ids(1)).toEqual([1])
    })

    test('searches are answered while the index is built again and swapped', async () => {
      const documents = Array.from({ length: 30 }, (_, at) => aSearchDocument({ id: at + 1 }))
      await stocked(documents)
      const building = { isDone: false }
      const built = stocked(documents).finally(() => (building.isDone = true))
      const counts = new Set<number>()
      while (!building.isDone) counts.add((await ask({ query: 'corolla' })).count)
      await built
      expect([...counts]).toEqual([30])
    })

    test('after a rebuild no other is called for, and preparing again changes nothing', async () => {
      await stocked([aSearchDocument({ id: 1 })])
      expect(await Promise.all([search.prepare(), search.prepare()])).toEqual([
        { needsRebuild: false },
        { needsRebuild: false },
      ])
      expect(await search.ids(1)).toEqual([1])
      expect(await search.isHealthy()).toBe(true)
    })
  })
})
