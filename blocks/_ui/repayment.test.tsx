import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aSearchDocument } from '../_kit/samples/a-vehicle.ts'
import { EstimatesNote } from './estimates-note.tsx'
import { Repayment, RepaymentNote } from './repayment.tsx'

const words = (html: string) => parseHtml(html).body.textContent
const warning = 'WARNING: This comparison rate is true only for the examples given'

test('a repayment and its comparison rate have the same size: no part has its own style except the break', () => {
  const html = renderToString(<Repayment amount={147_00} comparisonRate={10.92} />)
  const parts = readAttributes(parseHtml(html), 'span', 'class')
  expect(parts).toHaveLength(2)
  expect(new Set(parts).size).toBe(1)
})

test('the note has the warning last, whole, after the example and the lender’s words', () => {
  const html = renderToString(<RepaymentNote example="Example: $30,000." disclaimer="Approved applicants only." />)
  expect(words(html)).toMatch(/^\* Example: \$30,000\. Approved applicants only\. WARNING: .* comparison rate\.$/)
})

test('where there is no room the warning opens without a script', () => {
  const { body } = parseHtml(renderToString(<RepaymentNote folded />))
  expect(readTexts(body, ':scope > details > summary')).toEqual([expect.stringContaining('Comparison rate warning')])
})

const site = aSite({ config: siteConfig.parse({}) })

test('cards with repayments have one note below them, even where the site wrote no disclaimer', () => {
  const vehicles = [aSearchDocument(), aSearchDocument()]
  expect(words(renderToString(<EstimatesNote vehicles={vehicles} site={site} />)).split(warning)).toHaveLength(2)
})

test('what the law requires of the tenant stands in it, whole', () => {
  const finance = { disclaimer: 'Approved applicants only.', requiredText: 'Australian credit licence 1234.' }
  const html = renderToString(
    <EstimatesNote vehicles={[aSearchDocument()]} site={aSite({ config: siteConfig.parse({ finance }) })} />,
  )
  expect(words(html)).toContain('Approved applicants only. Australian credit licence 1234. WARNING')
})

test('cards without repayments have none', () => {
  const vehicles = [aSearchDocument({ weekly_price: null })]
  expect(renderToString(<EstimatesNote vehicles={vehicles} site={site} />)).toBe('')
})
