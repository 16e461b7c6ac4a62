import { afterAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '#blocks/_kit/contract/open-browser.ts'

const browser = openBrowser()
const realFetch = globalThis.fetch
afterAll(() => {
  globalThis.fetch = realFetch
  browser.close()
})
const { listenForFormLinks } = await import('./form-link-script.ts')
const { shopperEvent } = await import('../../_ui/shopper-event.ts')

let told: unknown[] = []
let sent: unknown[] = []
document.addEventListener(shopperEvent, ({ detail }) => void told.push(detail.event))
globalThis.fetch = async (address, init) => {
  if (typeof init?.body === 'string') sent.push([address, JSON.parse(init.body)])
  return Response.json({ success: true })
}
listenForFormLinks()

const link = () => document.querySelector<HTMLAnchorElement>('a')
const press = () => {
  const event = new browser.window.MouseEvent('click', { bubbles: true, cancelable: true, button: 0 })
  link()?.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  told = []
  sent = []
})

test('the first press shows the number and notes it, the second dials; event 25 is told once (vehicles §4, Phone reveal)', () => {
  document.body.innerHTML =
    '<a href="#tel" data-act="call" data-car="12" data-dealership="3" data-number="02 9999 1234" aria-label="Call Now: show the phone number"><span data-masked>02 99•• ••••</span></a>'
  expect(press()).toBe(true)
  expect(link()?.textContent).toBe('02 9999 1234')
  expect(link()?.getAttribute('aria-label')).toBeNull()
  expect(press()).toBe(false)
  expect(told).toEqual([25])
  expect(sent).toEqual([['/api/reveals', { car_id: 12, dealership_id: 3, website_id: null }]])
})

test('a number that shows at once dials at once, and there is nothing to note', () => {
  document.body.innerHTML =
    '<a href="#tel" data-act="call" data-car="12" data-number="02 9999 1234"><span>02 9999 1234</span></a>'
  expect(press()).toBe(false)
  expect([told, sent]).toEqual([[25], []])
})

test('a press that asks for another tab is the browser’s own', () => {
  document.body.innerHTML = '<a href="#contact" data-act="enquiry" data-car="12">Enquire</a>'
  const event = new browser.window.MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ctrlKey: true })
  link()?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
})
