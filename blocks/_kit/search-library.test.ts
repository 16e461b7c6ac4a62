import { expect, test } from 'vitest'
import { blocks, searchLibrary } from '../index.ts'
import { createLibrarySearch } from './search-library.ts'

/** What staff of dealers call things, and the block that each means. */
const words: [query: string, slug: string][] = [
  ['suv', 'facet-tiles'],
  ['ute', 'facet-tiles'],
  ['body type', 'facet-tiles'],
  ['makes', 'facet-tiles'],
  ['browse by brand', 'facet-tiles'],
  ['used', 'car-grid'],
  ['used cars', 'car-grid'],
  ['demo', 'car-grid'],
  ['new arrivals', 'car-grid'],
  ['clearance', 'car-grid'],
  ['run-out', 'car-grid'],
  ['eofy', 'car-grid'],
  ['specials', 'car-grid'],
  ['featured cars', 'car-grid'],
  ['inventory', 'car-grid'],
  ['photo', 'vehicle-gallery'],
  ['photos', 'vehicle-gallery'],
  ['360', 'vehicle-gallery'],
  ['video', 'vehicle-gallery'],
  ['image', 'hero'],
  ['photo', 'hero'],
  ['banner', 'hero'],
  ['headline', 'hero'],
  ['quick search', 'hero'],
  ['map', 'location-grid'],
  ['opening hours', 'location-grid'],
  ['hours', 'location-grid'],
  ['address', 'location-grid'],
  ['contact us', 'location-grid'],
  ['dealerships', 'location-grid'],
  ['directions', 'location-grid'],
  ['offer', 'promo'],
  ['offers', 'promo'],
  ['deals', 'promo'],
  ['sale', 'promo'],
  ['promotions', 'promo'],
  ['faq', 'rich-text'],
  ['questions', 'rich-text'],
  ['text', 'rich-text'],
  ['paragraph', 'rich-text'],
  ['privacy policy', 'rich-text'],
  ['terms and conditions', 'rich-text'],
  ['about us', 'rich-text'],
  ['team', 'rich-text'],
  ['testimonials', 'reviews-carousel'],
  ['google reviews', 'reviews-carousel'],
  ['stars', 'reviews-carousel'],
  ['feedback', 'reviews-carousel'],
  ['enquire', 'lead-form'],
  ['contact form', 'lead-form'],
  ['test drive', 'lead-form'],
  ['book a service', 'lead-form'],
  ['service booking', 'lead-form'],
  ['jobs', 'lead-form'],
  ['careers', 'lead-form'],
  ['fleet', 'lead-form'],
  ['parts', 'lead-form'],
  ['newsletter', 'lead-form'],
  ['loan', 'finance-calculator'],
  ['repayments', 'finance-calculator'],
  ['per week', 'finance-calculator'],
  ['pre approval', 'finance-cta'],
  ['trade in', 'trade-in'],
  ['valuation', 'trade-in'],
  ['sell my car', 'trade-in'],
  ['what is my car worth', 'trade-in'],
  ['rego', 'trade-in'],
  ['warranty', 'protection-plans'],
  ['blog', 'blogs'],
  ['news', 'blogs'],
  ['buttons', 'cta-grid'],
  ['icons', 'cta-grid'],
  ['shortcuts', 'cta-grid'],
  ['tiles', 'banner-tiles'],
  ['carousel', 'slider'],
  ['slideshow', 'slider'],
  ['two columns', 'columns'],
  ['side by side', 'columns'],
  ['sidebar', 'columns'],
  ['stock list', 'stock-search'],
  ['filters', 'search-filters'],
  ['budget', 'price-slider'],
  ['compare', 'vehicle-compare'],
  ['afterpay', 'accepted-payments'],
  ['credit cards', 'accepted-payments'],
  ['deposit', 'checkout'],
  ['reserve online', 'checkout'],
  ['delivery', 'delivery-calculator'],
  ['petrol', 'fuel-calculator'],
  ['competition', 'spin-to-win'],
  ['giveaway', 'spin-to-win'],
  ['why us', 'why-buy'],
  ['our promise', 'why-buy'],
  ['roadworthy', 'used-car-checks'],
  ['ppsr', 'used-car-checks'],
  ['kilometres', 'vehicle-key-facts'],
  ['similar cars', 'similar-vehicles'],
  ['login', 'sign-in'],
  ['wishlist', 'my-garage'],
  ['pay invoice', 'online-payment'],
  ['reusable', 'section'],
  ['saved section', 'section'],
]

test.each(words)('a search for “%s” finds %s among the first three', (query, slug) => {
  const found = [...new Set(searchLibrary(query).map((entry) => entry.slug))]
  expect(found.slice(0, 3)).toContain(slug)
})

test.each([
  ['testimonal', 'reviews-carousel'],
  ['calender', 'lead-form'],
  ['finence', 'finance-calculator'],
  ['heros', 'hero'],
  ['revie', 'reviews-carousel'],
  ['LOCATIONS', 'location-grid'],
])('“%s” is understood in spite of its spelling', (query, slug) => {
  expect(searchLibrary(query).map((entry) => entry.slug)).toContain(slug)
})

test.each([
  ['hero split', 'hero.split'],
  ['picture beside', 'hero.split'],
  ['new arrivals', 'car-grid.new-arrivals'],
  ['under 30k', 'car-grid.used-under-30k'],
  ['cheap cars', 'car-grid.used-under-30k'],
  ['1/3 2/3', 'columns.narrow-and-wide'],
  ['questions', 'rich-text.questions'],
  ['book a service', 'lead-form.service'],
])('a search for “%s” finds the preset %s among the first three', (query, id) => {
  expect(
    searchLibrary(query)
      .slice(0, 3)
      .map((entry) => entry.id),
  ).toContain(id)
})

test('a block comes before its presets where only its own words are asked for', () => {
  const ids = searchLibrary('hero').map(({ id }) => id)
  expect(ids.slice(0, 5)).toEqual(expect.arrayContaining(['hero', 'hero.split', 'hero.words-only']))
  expect(ids[0]).toBe('hero')
})

const search = createLibrarySearch([
  { slug: 'in-description', label: 'A', description: 'Shows a map.', keywords: [], block: '' },
  { slug: 'in-keywords', label: 'B', description: 'C', keywords: ['map'], block: '' },
  { slug: 'in-label', label: 'Map', description: 'C', keywords: [], block: '' },
  { slug: 'longer', label: 'Mapping', description: 'C', keywords: [], block: '' },
])

test('a label counts more than a keyword, and a keyword more than a description', () => {
  expect(
    search('map')
      .map(({ slug }) => slug)
      .filter((slug) => slug.startsWith('in-')),
  ).toEqual(['in-label', 'in-keywords', 'in-description'])
})

test('all words of a search must match', () => expect(search('map nonsense')).toEqual([]))

test.each(['', '  ', 'the', '…'])('a search for “%s” finds nothing', (query) => expect(search(query)).toEqual([]))

test('a block is found by its whole label, first', () => {
  for (const { label, slug } of blocks) expect(searchLibrary(label)[0]?.slug).toBe(slug)
})
