import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlToText } from './html-to-text.ts'

test.each([
  ['paragraphs', '<p>One owner.</p><p>Full <b>history</b>.</p>', ['One owner.', 'Full history.']],
  ['breaks', 'One owner.<br/>Full history.<BR>', ['One owner.', 'Full history.']],
  ['a list', '<ul><li>Tow bar</li><li>Roof racks</li></ul>', ['• Tow bar', '• Roof racks']],
  ['entities', 'Nice &amp; tidy, driver&#39;s choice &#x2013; 5&deg;', ["Nice & tidy, driver's choice – 5°"]],
  [
    'entities of every name',
    'M&uuml;ller, &frac34; tonne &rarr; &Eacute;, 5 &#8364; &#xd800;&#0;',
    ['Müller, ¾ tonne → É, 5 €'],
  ],
  ['HTML that was escaped', '&lt;p&gt;One owner.&lt;/p&gt;', ['One owner.']],
  ['HTML that was escaped twice', '&amp;lt;b&amp;gt;One owner&amp;lt;/b&amp;gt;', ['One owner']],
  ['a comparison', 'Under < 5,000 km and price > $1', ['Under < 5,000 km and price > $1']],
  ['an unknown entity', 'Salt &pepper; here', ['Salt &pepper; here']],
])('%s of a feed are read', (_, html, lines) => {
  expect(htmlToText(html)).toEqual(lines)
})

test('what a script or a style says is no text', () => {
  expect(htmlToText('Nice <style>p{color:red}</style><script>alert(1)</script> car<!-- secret -->')).toEqual([
    'Nice car',
  ])
})

test('what a program writes into the head of a page for itself is no text', () => {
  const head = '<head><title>Sheet</title></head><xml><o:Author>Dealer</o:Author></xml>'
  expect(htmlToText(`${head}<style>p{color:red}</style><p>One owner</p>`)).toEqual(['One owner'])
})

test('a script that is never closed takes nothing but itself and what follows', () => {
  expect(htmlToText('Nice car<script>alert(1)')).toEqual(['Nice car'])
})

test('marks that turn the direction of the text are gone', () => {
  expect(htmlToText('One\u202E owner\u0007')).toEqual(['One owner'])
})

test('no tag survives, however it is cut, nested and escaped', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '</',
    'script',
    'b',
    '&lt;',
    '&amp;lt;',
    '&gt;',
    ' ',
    '!--',
    '-->',
    'img src=x onerror=alert(1)',
    '/',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      expect(htmlToText(pieces.join('')).join(' ')).not.toMatch(/<\/?(?:script|b|img)/i)
    }),
  )
})

test('20,000 characters of open tags are read at once', () => {
  const begun = performance.now()
  htmlToText('<'.repeat(20_000))
  htmlToText('<b'.repeat(10_000))
  htmlToText('<!--'.repeat(5_000))
  htmlToText('<script>'.repeat(2_500))
  // Milliseconds on a busy machine: detects quadratic time.
  expect(performance.now() - begun).toBeLessThan(2_500)
})
