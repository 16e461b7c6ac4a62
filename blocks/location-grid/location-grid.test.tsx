import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleAnswers, sampleApi } from '../_kit/samples/sample-api.ts'
import { locationGrid } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'

const modules = { block: locationGrid, component, data }

test('a location shows its address, phone and hours (locations §1, Location cards and hours; §2, Location card)', async () => {
  const location = parseHtml(await renderBlock(modules, typical)).querySelector('article')
  expect(location?.querySelector('address')?.textContent).toContain('Ferry Road')
  expect(location?.querySelector('a')?.getAttribute('href')).toBe('tel:0755501234')
  expect(location?.querySelector('details th')?.textContent).toBe('Mon-Fri')
})

test('today’s hours are told on the dealer’s own clock', async () => {
  const page = aPage({ now: '2026-11-22T23:00:00.000Z' })
  expect(await renderBlock(modules, typical, aRuntime({ page }))).toContain('Today 8:30am - 5:30pm')
})

test('the same place listed twice is shown once (locations §5, Location duplicates)', async () => {
  const [first] = sampleAnswers.locations
  const locations = first ? [first, { ...first, id: 99, name: 'The same place' }] : []
  expect(await renderBlock(modules, typical, aRuntime({ api: sampleApi({ locations }) }))).not.toContain(
    'The same place',
  )
})

test('picked locations stand in the marketer’s order (locations §2, Location blocks)', async () => {
  const html = await renderBlock(modules, { ...typical, source: 'picked', locations: [4, 3] })
  expect(readTexts(parseHtml(html), 'h3')).toEqual(['Coastline Kia Robina', 'Coastline Kia Southport'])
})

test('a coming holiday is announced with its hours (locations §1, Location cards and hours; §2, Holiday Hours dialog)', async () => {
  const locations = sampleAnswers.locations.map((location) => ({
    ...location,
    special_hours: [{ date: '2026-12-25', name: 'Christmas Day', status: 'Closed' as const, open: null, close: null }],
  }))
  const html = await renderBlock(modules, typical, aRuntime({ api: sampleApi({ locations }) }))
  expect(html).toContain('25 December')
})
