import { expect, test } from 'vitest'
import { inheritSite } from './inherit.ts'
import { siteOfDealership } from './site-of-dealership.ts'
import { siteWithFeatures } from './site-with-features.ts'

const { flags } = inheritSite({ flags: { reserve: true, valuation: true } }, { flags: { valuation: false } })
const site = { flags, dealershipFlags: { noosa: { reserve: false, favourites: true } } }

test('a dealership’s switches go before the site’s, and those before the template’s (locations §1, Switches by dealership; §6, Switches by dealership)', () => {
  expect(siteOfDealership(site, 'noosa').flags).toMatchObject({ reserve: false, valuation: false, favourites: true })
  expect(siteOfDealership(site, 'maroochydore').flags).toMatchObject({ reserve: true, valuation: false })
})

test('a dealership’s site is one object, by which prepared pages are remembered', () => {
  expect(siteOfDealership(site, 'noosa')).toBe(siteOfDealership(site, 'noosa'))
  expect(siteOfDealership(site, 'maroochydore')).toBe(site)
})

test('a preview with other features shows them in every dealership', () => {
  const seen = siteWithFeatures(site, { reserve: true, heliport: true })
  expect(siteOfDealership(seen, 'noosa').flags).toMatchObject({ reserve: true, favourites: true })
  expect(seen.flags).not.toHaveProperty('heliport')
})
