import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { endpoints } from '#schemas/api/endpoints.ts'
import { openApi } from '#schemas/api/openapi.ts'
import { docsPage } from './docs-page.ts'

const pageOf = (name: string) => new JSDOM(docsPage(openApi({ name, origin: 'https://kauri.example' }))).window.document

test('every call of the contract has a section that the contents lead to', () => {
  const page = pageOf('Kauri Motors')
  const led = Object.keys(endpoints).map((name) => [
    page.querySelectorAll(`nav a[href="#${name}"]`).length,
    page.querySelector(`#${name} h2`)?.textContent,
  ])
  expect(led).toEqual(
    Object.values(endpoints).map(({ method, path }) => [1, `${method} ${path.replace(/:(\w+)/g, '{$1}')}`]),
  )
})

test('a value deep inside an answer is told by how it is reached', () => {
  const names = [...pageOf('Kauri Motors').querySelectorAll('#vehicle tbody th code')].map((cell) => cell.textContent)
  expect(names).toEqual(
    expect.arrayContaining(['price', 'images[].image.thumb.url', 'finance_lenders.{name}.paymentWeek']),
  )
})

test('the name of a site is words, whatever it holds', () => {
  expect(pageOf('<script>alert(1)</script>').querySelectorAll('script')).toHaveLength(0)
})
