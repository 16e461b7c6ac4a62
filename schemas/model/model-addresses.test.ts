import { expect, test } from 'vitest'
import { listModelAddresses } from './model-addresses.ts'

const aModel = (slug: string, more: { new_slug?: string; override_url?: string } = {}) => ({
  slug,
  new_slug: '',
  override_url: '',
  ...more,
})

test('a model is shown below /models, and its short addresses lead there (locations §2, Model page routes)', () => {
  const addresses = listModelAddresses([aModel('sportage-nq5', { new_slug: 'sportage' })])
  expect(Object.fromEntries(addresses)).toEqual({
    '/models/sportage-nq5': { shows: 'sportage-nq5' },
    '/sportage-nq5': { leadsTo: '/models/sportage-nq5' },
    '/sportage': { leadsTo: '/models/sportage-nq5' },
  })
})

test('a model with an address of its own is shown there alone', () => {
  const addresses = listModelAddresses([aModel('ev6', { override_url: '/electric/ev6' })])
  expect(Object.fromEntries(addresses)).toEqual({
    '/electric/ev6': { shows: 'ev6' },
    '/models/ev6': { leadsTo: '/electric/ev6' },
    '/ev6': { leadsTo: '/electric/ev6' },
  })
})

test('a model of another website is shown nowhere here', () => {
  const addresses = listModelAddresses([aModel('tasman', { override_url: 'https://kia.example/tasman' })])
  expect([...addresses.values()]).toEqual([
    { leadsTo: 'https://kia.example/tasman' },
    { leadsTo: 'https://kia.example/tasman' },
  ])
})

test('a short address that is the slug of another model leads to that one', () => {
  const addresses = listModelAddresses([aModel('ev5-air', { new_slug: 'ev5' }), aModel('ev5')])
  expect(addresses.get('/ev5')).toEqual({ leadsTo: '/models/ev5' })
})

test.each(['javascript:alert(1)', '//elsewhere.example'])('an unsafe address %s counts as none', (override_url) => {
  expect(listModelAddresses([aModel('rio', { override_url })]).get('/models/rio')).toEqual({ shows: 'rio' })
})
