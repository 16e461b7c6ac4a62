// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { hasWordLists, nestWordLists } from './word-lists.ts'

const entry = (level: number, marker: string, words: string, list = 0) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l${list} level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>${words}<o:p></o:p></p>`

function nested(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  nestWordLists(page)
  for (const element of page.querySelectorAll('span, o\\:p')) element.replaceWith(...element.childNodes)
  return page.body.innerHTML.replace(/<!--.*?-->|\s+(?=<)|(?<=>)\s+/g, '')
}

test('bullets of two levels become a list within a list', () => {
  const html = entry(1, '·', 'Service') + entry(2, 'o', 'Oil') + entry(2, 'o', 'Filters') + entry(1, '·', 'Wash')
  expect(hasWordLists(html)).toBe(true)
  expect(nested(html)).toBe('<ul><li>Service<ul><li>Oil</li><li>Filters</li></ul></li><li>Wash</li></ul>')
})

test('numbers and letters become numbered lists', () => {
  const html = entry(1, '1.', 'Choose') + entry(2, 'a)', 'New') + entry(3, 'iv.', 'Demo') + entry(1, '2.', 'Drive')
  expect(nested(html)).toBe('<ol><li>Choose<ol><li>New<ol><li>Demo</li></ol></li></ol></li><li>Drive</li></ol>')
})

test('a paragraph between entries ends the list, and one that begins deep is a list of its own', () => {
  const html = `${entry(2, 'o', 'Deep')}${entry(1, '·', 'Flat')}<p>Then</p>${entry(1, '·', 'Again')}`
  expect(nested(html)).toBe('<ul><li>Deep</li></ul><ul><li>Flat</li></ul><p>Then</p><ul><li>Again</li></ul>')
})

test('numbers after bullets are a list of their own, and so are numbers that begin again', () => {
  const bullets = entry(1, '·', 'Wash') + entry(2, 'o', 'Wax')
  const numbers = entry(1, '1.', 'Choose', 1) + entry(1, '2.', 'Drive', 1)
  expect(nested(bullets + entry(2, '1)', 'Wheels') + numbers + entry(1, '1.', 'Sign', 2))).toBe(
    '<ul><li>Wash<ul><li>Wax</li></ul><ol><li>Wheels</li></ol></li></ul><ol><li>Choose</li><li>Drive</li></ol><ol><li>Sign</li></ol>',
  )
})

test('bullets of two lists of Word are one list', () => {
  expect(nested(entry(1, '·', 'Wash') + entry(1, '·', 'Wax', 3))).toBe('<ul><li>Wash</li><li>Wax</li></ul>')
})

test('a list that goes on after a paragraph is counted on', () => {
  const html = `${entry(1, '1.', 'Choose')}<p>Then</p>${entry(1, '2.', 'Drive')}${entry(1, '3.', 'Sign')}`
  expect(nested(html)).toBe('<ol><li>Choose</li></ol><p>Then</p><ol start="2"><li>Drive</li><li>Sign</li></ol>')
})

test('a paragraph that is no entry of a list stays as it is', () => {
  const html = '<p style="margin:0">o no entry</p>'
  expect(hasWordLists(html)).toBe(false)
  expect(nested(html)).toBe(html)
})
