import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'

const browser = openBrowser()
afterAll(() => browser.close())
beforeEach(() => localStorage.clear())
const { hearEvents } = await import('../_ui/shopper-event.ts')
const { tellOnce } = await import('./tell-once.ts')

const told: unknown[] = []
hearEvents((event) => void told.push(event))
beforeEach(() => void told.splice(0))

test('a payment is counted as a purchase once, however often its page is opened', () => {
  tellOnce('one', 'reservation')
  tellOnce('one', 'reservation')
  tellOnce('two', 'online-payment')
  expect(told).toEqual([
    { event: 'purchase-done', label: 'reservation' },
    { event: 'purchase-done', label: 'online-payment' },
  ])
})

test('where the browser keeps nothing, it is counted all the same', () => {
  const kept = vi.spyOn(Object.getPrototypeOf(localStorage), 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  tellOnce('three', 'reservation')
  kept.mockRestore()
  expect(told).toHaveLength(1)
})
