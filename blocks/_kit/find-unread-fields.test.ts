import { expect, test } from 'vitest'
import { sampleCatalogue } from './samples/a-catalogue.ts'

const stored = (more: Record<string, unknown>) => [
  { id: 'h', blockType: 'hero', blockVersion: 3, heading: 'Hello', hasAction: false, ...more },
]
const unread = (more: Record<string, unknown>) =>
  sampleCatalogue
    .checkLayout(stored(more))
    .filter(({ field }) => field !== '')
    .map(({ severity, blockType, blockId, field }) => `${severity} ${blockType} ${blockId} ${field}`)

test('a stored field that no definition reads is an error, by block and field', () => {
  expect(unread({ text: 'The published paragraph' })).toEqual(['error hero h text'])
})

test('within lists and settings it is found too', () => {
  const more = {
    slides: [{ id: 's', picture: 1, price: 5 }],
    settings: { anchor: 'top', tone: 'loud', visibility: { weekday: 'monday' } },
  }
  expect(unread(more)).toEqual([
    'error hero h slides[].price',
    'error hero h settings.tone',
    'error hero h settings.visibility.weekday',
  ])
})

test('empty values are no finding', () => {
  expect(unread({ text: '', list: [], other: null, group: { text: '' } })).toEqual([])
})

test('what a migration reads is no finding', () => {
  const layout = [{ id: 'h', blockType: 'hero', blockVersion: 1, title: 'Hello' }]
  expect(sampleCatalogue.checkLayout(layout).filter(({ severity }) => severity === 'error')).toEqual([])
})
