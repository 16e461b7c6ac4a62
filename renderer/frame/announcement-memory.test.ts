import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { aSite } from '#blocks/_kit/samples/a-site.ts'
import { announcementMemory } from './announcement-memory.ts'

const site = aSite()
const announcing = { ...site, config: { ...site.config, announcement: { text: 'Open on Sunday', url: '' } } }
const memory = announcementMemory(announcing)?.html ?? ''

/** The bar on a page in a browser with this storage. */
function barOf(text: string, storage: Storage | null): HTMLInputElement {
  const { window } = new JSDOM(`<input type="checkbox" data-dismisses="${text}">${memory}`, {
    url: 'https://dealer.example/',
    runScripts: 'dangerously',
    beforeParse: (window) =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          if (!storage) throw new Error('Access is denied for this document.')
          return storage
        },
      }),
  })
  const bar = window.document.querySelector('input')
  if (!bar) throw new Error('The page has no bar.')
  return bar
}

const freshStorage = () => new JSDOM('', { url: 'https://dealer.example/' }).window.localStorage

test('what was dismissed stays away on the next page, and a new text shows again (vehicles §4, Announcement bar; locations §2, Toasts and announcement bar)', () => {
  const storage = freshStorage()
  const bar = barOf('Open on Sunday', storage)
  expect(bar.checked).toBe(false)
  bar.click()
  expect(barOf('Open on Sunday', storage).checked).toBe(true)
  expect(barOf('Closed on Monday', storage).checked).toBe(false)
})

test('where the browser stores nothing, it can be dismissed on each page', () => {
  const bar = barOf('Open on Sunday', null)
  bar.click()
  expect(bar.checked).toBe(true)
})

test('a site that announces nothing has no line for it', () => {
  expect(announcementMemory(site)).toBeNull()
})
