import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { aSite } from '#blocks/_kit/samples/a-site.ts'
import { signedInMark } from './signed-in-mark.ts'

const site = aSite()
const withWatchlist = { ...site, flags: { ...site.flags, watchlist: true } }

/** A page of the site, opened by a browser with this cookie. */
function pageWith(cookie: string): JSDOM['window'] {
  const { window } = new JSDOM(signedInMark(withWatchlist)?.html ?? '', {
    url: 'https://dealer.example/',
    runScripts: 'dangerously',
    beforeParse: ({ document }) => {
      document.cookie = cookie
    },
  })
  return window
}

const isMarked = ({ document }: JSDOM['window']) => document.documentElement.hasAttribute('data-signed-in')

test.each([
  ['signed-in=1', true],
  ['__Host-signed-in=1; Path=/; Secure', true],
  ['seen=1', false],
  ['not-signed-in=1', false],
])('a browser with the cookie %s is marked as signed in: %s', (cookie, is) => {
  expect(isMarked(pageWith(cookie))).toBe(is)
})

test('a page that the browser had kept from before signing in says so when it is shown again', () => {
  const window = pageWith('seen=1')
  window.document.cookie = 'signed-in=1'
  window.dispatchEvent(new window.Event('pageshow'))
  expect(isMarked(window)).toBe(true)
})

test('a site without a watchlist has no line for it', () => {
  expect(signedInMark({ ...site, flags: { ...site.flags, watchlist: false } })).toBeNull()
})
