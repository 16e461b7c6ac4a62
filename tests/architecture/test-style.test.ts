import { expect, test } from 'vitest'
import { listFiles, readSource } from './import-graph.ts'
import { findLongJourneys, findRawMarkup, findSleeps } from './test-style.ts'

const testFiles = listFiles('*.test.ts', '*.test.tsx', '*.spec.ts')

/** Tests that pause for a fixed time, which is what they measure or what another party takes. None of them takes silence for a proof that nothing happens. */
const pausing: Record<string, string> = {
  'platform/documents/drawing-thread.test.ts': 'the event loop monitor measures a period',
  'tests/e2e/admin/typed-while-saving.spec.ts': "Payload's autosave waits for a pause in typing",
  'tests/e2e/marketer-stock.spec.ts': 'dnd-kit ignores clicks for 50 ms after a drop',
  'tests/e2e/search-filters.spec.ts': 'polls until the scroll rests',
  'tests/e2e/search-steady.spec.ts': 'chooses at several moments of a hydration',
  'tests/e2e/vehicle/steady.spec.ts': 'a slow connection and a slow reader',
  'tests/int/platform/outbox.test.ts': 'slow work, and an outage that lasts',
}

test.each([
  ['await new Promise((resolve) => setTimeout(resolve, 500))', ['setTimeout']],
  ["import { setTimeout as wait } from 'node:timers/promises'; await wait(50)", ['wait']],
  ['await page.waitForTimeout(100)', ['waitForTimeout']],
  ['test.setTimeout(120_000)', []],
  ['const timer = setTimeout(() => socket.destroy(), 100)', []],
  ["import { setImmediate as turn } from 'node:timers/promises'; await turn()", []],
])('in %s the guard finds the pauses %j', (code, found) => {
  expect(findSleeps(code).map(({ name }) => name)).toEqual(found)
})

test('no test proves an absence by sleeping: those that pause have a reason', () => {
  const found = testFiles.filter((path) => findSleeps(readSource(path), path).length > 0)
  expect(found.toSorted()).toEqual(Object.keys(pausing).toSorted())
})

const longestJourney = 40
const lines = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n')

test.each([
  ['41 lines', `test('x', () => {\n${lines(39, 'act()')}\n})`, 1],
  ['40 lines', `test('x', () => {\n${lines(38, 'act()')}\n})`, 0],
  ['60 lines with named steps', `test('x', () => {\n${lines(58, "test.step('y', act)")}\n})`, 0],
])('a journey of %s is judged by its length and steps', (_, code, found) => {
  expect(findLongJourneys(code, longestJourney)).toHaveLength(found)
})

test('a browser journey of more than 40 lines names its steps', () => {
  const found = testFiles
    .filter((path) => path.endsWith('.spec.ts'))
    .flatMap((path) =>
      findLongJourneys(readSource(path), longestJourney, path).map(({ line, name }) => `${path}:${line} ${name}`),
    )
  expect(found).toEqual([])
})

/** Tests that compare markup as text, and why. */
const comparingMarkup: Record<string, string> = {
  'platform/documents/text-paths.test.ts': 'paths of an SVG',
  'platform/http/plain-page.test.ts': 'escaping',
  'platform/leads/delivery/as-adf.test.ts': 'XML that dealers’ systems read',
  'platform/pages/rss-xml.test.ts': 'XML that feed readers read',
  'platform/pages/sitemap-xml.test.ts': 'XML that search engines read',
  'platform/stock/read-xml.test.ts': 'XML that breaks off',
  'renderer/document/state-element.test.ts': 'the exact text of a script element',
  'renderer/render.test.ts': 'the exact text of script elements',
  'tests/architecture/docs/guides.test.ts': 'texts in JSX',
  'tests/bench/plot.test.ts': 'an SVG',
  'tests/e2e/admin-policy.spec.ts': 'the nonce of script elements, which browsers hide',
  'tests/e2e/crawl.spec.ts': 'a sitemap',
  'tests/e2e/search-routes.spec.ts': 'a sitemap',
  'tests/int/platform/articles.test.ts': 'a feed',
  'tests/int/platform/locations.test.ts': 'a sitemap',
  'tests/int/platform/publish.test.ts': 'asks many times a second: parsing would be measured',
  'tests/int/platform/site.test.ts': 'a sitemap',
  'tests/pages/vehicle-pages.test.ts': 'escaping',
}

test.each([
  ['expect(html).toMatch(/<a href="\\/cars"[^>]*>/)', 1],
  ["expect(html).not.toContain('<svg')", 1],
  ['expect(html).toContain(\'name="email"\')', 1],
  ['expect(html).toContain(`>${words}</a>`)', 1],
  ["expect(html.split('<li')).toHaveLength(3)", 1],
  ['const [tag] = /<h1[^>]*>/.exec(html) ?? []', 1],
  ["new RegExp('<h1[^>]*>').test(html)", 1],
  ["expect(html.indexOf('One')).toBeLessThan(html.indexOf('Two'))", 1],
  ['expect(page.querySelector(\'a[href="/cars"]\')).toBeNull()', 0],
  ["expect(html).not.toContain('<script>alert(1)')", 0],
  ["expect(html).toContain('5 < 6')", 0],
  ["const html = '<li>One</li>'", 0],
  ["expect(/^(?<year>\\d+)/.test('2026')).toBe(true)", 0],
])('in %s the guard finds %i texts of markup', (code, count) => {
  expect(findRawMarkup(code)).toHaveLength(count)
})

test('tests query the elements of a page, and compare no markup: those that do have a reason', () => {
  const found = testFiles.filter((path) => findRawMarkup(readSource(path), path).length > 0)
  expect(found.toSorted()).toEqual(Object.keys(comparingMarkup).toSorted())
})
