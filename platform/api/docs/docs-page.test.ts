import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { docsPage, docsPolicy } from './docs-page.ts'

const pageOf = (title: string) => new JSDOM(docsPage(title)).window.document

test('the page loads from its own host alone', () => {
  const page = pageOf('Kauri Motors')
  const addresses = [...page.querySelectorAll('[src], [href], [spec-url]')].flatMap((element) =>
    ['src', 'href', 'spec-url'].flatMap((name) => element.getAttribute(name) ?? []),
  )
  expect(addresses).toEqual(['/api/openapi.json', '/api/openapi.json', '/api/docs/redoc.js'])
  expect(docsPolicy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/)
})

test('without scripts the page leads to the machine-readable description', () => {
  expect(pageOf('Kauri Motors').querySelector('noscript a')?.getAttribute('href')).toBe('/api/openapi.json')
})

test('the name of a site is words, whatever it holds', () => {
  expect(pageOf('<script>alert(1)</script>').querySelectorAll('script')).toHaveLength(1)
})
