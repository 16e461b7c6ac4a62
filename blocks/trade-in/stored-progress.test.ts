import { afterAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'
import { buildLeadForm } from '#schemas/lead/build-lead-form.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import type { TradeInState } from './trade-in-state.ts'

const browser = openBrowser()
afterAll(() => browser.close())
const { storeProgress, readProgress } = await import('./stored-progress.ts')

const goTo = (address: string) => browser.window.history.replaceState(null, '', address)
beforeEach(() => {
  document.documentElement.dataset['site'] = 'meridian'
  sessionStorage.clear()
  goTo('/trade-in?car_id=12')
})

const offered: TradeInState = {
  stage: 'offer',
  valuation: {
    id: 'x'.repeat(43),
    car: '2021 Toyota Corolla',
    outlook: 'estimate',
    questions: [],
    form: buildLeadForm({ kind: 'trade-in', vehicle: null, site: aSite(), locations: [] }),
    expires_at: '2026-11-29T00:00:00.000Z',
  },
  offer: {
    lead_id: 7,
    car: '2021 Toyota Corolla',
    outlook: 'estimate',
    range: { low: 20_000_00, high: 23_000_00 },
    expires_at: '2026-11-29T00:00:00.000Z',
    towards: null,
  },
}
const today = () => new Date('2026-11-22T00:00:00.000Z')

test('reloading the page shows the same offer', () => {
  storeProgress(offered)
  expect(readProgress(today)).toEqual(offered)
})

test('a valuation begins again once its estimate is no longer good', () => {
  storeProgress(offered)
  expect(readProgress(() => new Date('2026-11-29T00:00:00.000Z'))).toBeNull()
})

test.each(['/trade-in?car_id=13', '/trade-in', '/sell-my-car'])('on %s it is another valuation', (address) => {
  storeProgress(offered)
  goTo(address)
  expect(readProgress(today)).toBeNull()
})

test('starting again clears the stored valuation', () => {
  storeProgress(offered)
  storeProgress({ stage: 'plate' })
  expect(readProgress(today)).toBeNull()
})

test.each(['', '{', 'null', '{"page":"/trade-in 12","state":{"stage":"offer"}}'])(
  'what reads “%s” is none',
  (stored) => {
    sessionStorage.setItem('forecourt:meridian:valuation', stored)
    expect(readProgress(today)).toBeNull()
  },
)
