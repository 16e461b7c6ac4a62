import { expect, test } from 'vitest'
import { isOtherPage } from './find-leaving-link.ts'

const form = 'https://admin.example/admin/collections/pages/3?view=canvas'

test.each([
  ['/admin/collections/pages', true],
  ['/admin/collections/pages/3?view=form', true],
  ['https://site.example/', true],
  ['#field-title', false],
  [form, false],
  ['mailto:sales@dealer.example', false],
  ['javascript:void 0', false],
])('%s leaves the form: %s', (address, isLeft) => {
  expect(isOtherPage(new URL(address, form).href, form)).toBe(isLeft)
})
