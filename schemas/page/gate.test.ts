import { expect, test } from 'vitest'
import { flags, type FlagName } from '../tenant/flags.ts'
import { findGate } from './gate.ts'

const sites = (...names: FlagName[]) => flags.parse(Object.fromEntries(names.map((name) => [name, true])))
const none = sites()

test.each(['/online-payment', '/my-garage', '/my-garage/', '/My-Garage', '/m%79-garage', '/mymotorama', '/myservco'])(
  '%s is always behind sign-in (locations §6, Always gated)',
  (path) => {
    expect(findGate(path, none)).not.toBeNull()
  },
)

test.each([
  ['/cars/2021-kia-cerato/checkout', 'gateCheckout', 'checkout'],
  ['/cars/2021-kia-cerato/buy-online', 'gateCheckout', 'checkout'],
  ['/checkout-journey', 'gateCheckout', 'checkout'],
  ['/personalised/finance', 'gateFinance', 'car-finance'],
  ['/personalised/finance', 'gateCreditCheck', 'car-finance'],
  ['/finance', 'gateCreditCheck', 'finance'],
  ['/spin-to-win', 'gateSpinToWin', 'spin-to-win'],
] as const)('%s is behind sign-in where the site says so by %s (locations §6, Gated by flag)', (path, flag, type) => {
  expect([findGate(path, none), findGate(path, sites(flag))]).toEqual([null, type])
})

const all = sites('gateCheckout', 'gateFinance', 'gateCreditCheck', 'gateSpinToWin')

test.each(['/trade-in', '/cars/trade-in', '/sell-my-car', '/', '/cars/checkout', '/my-garages'])(
  '%s is behind sign-in on no site (locations §6, Never gated)',
  (path) => {
    expect(findGate(path, all)).toBeNull()
  },
)
