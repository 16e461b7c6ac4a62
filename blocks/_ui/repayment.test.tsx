import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aSearchDocument } from '../_kit/samples/a-vehicle.ts'
import { EstimatesNote } from './estimates-note.tsx'
import { Repayment, RepaymentNote } from './repayment.tsx'

const words = (html: string) => parseHtml(html).body.textContent

test('a repayment and its comparison rate have the same size: no part has its own style except the break', () => {
  const html = renderToString(<Repayment amount={147_00} comparisonRate={10.92} />)
  const parts = readAttributes(parseHtml(html), 'span', 'class')
  expect(parts).toHaveLength(2)
  expect(new Set(parts).size).toBe(1)
})

test('the note has the warning last, whole, after the example and the lender’s words', () => {
  const html = renderToString(
    <RepaymentNote country="AU" example="Example: $30,000." disclaimer="Approved applicants only." />,
  )
  expect(words(html)).toMatch(/^\* Example: \$30,000\. Approved applicants only\. WARNING: .* comparison rate\.$/)
})

test('where there is no room the warning opens without a script', () => {
  const { body } = parseHtml(renderToString(<RepaymentNote country="AU" folded />))
  expect(readTexts(body, ':scope > details > summary')).toEqual([expect.stringContaining('Comparison rate warning')])
})

test('in New Zealand what opens is not called a comparison rate warning', () => {
  const { body } = parseHtml(renderToString(<RepaymentNote country="NZ" folded />))
  expect(readTexts(body, 'summary')).toEqual(['* About this repayment'])
  expect(body.textContent).toContain('Credit Contracts and Consumer Finance Act 2003')
})

const site = aSite({ config: siteConfig.parse({}) })

test('below cards with repayments stands what the lender says of all of them; each card has its own warning', () => {
  const finance = { disclaimer: 'Approved applicants only.', requiredText: 'Australian credit licence 1234.' }
  const vehicles = [aSearchDocument(), aSearchDocument()]
  const written = aSite({ config: siteConfig.parse({ finance }) })
  expect(words(renderToString(<EstimatesNote vehicles={vehicles} site={written} />))).toBe('Approved applicants only.')
  expect(renderToString(<EstimatesNote vehicles={vehicles} site={site} />)).toBe('')
})

test('cards without repayments have none', () => {
  const vehicles = [aSearchDocument({ weekly_price: null })]
  const written = aSite({ config: siteConfig.parse({ finance: { disclaimer: 'Approved applicants only.' } }) })
  expect(renderToString(<EstimatesNote vehicles={vehicles} site={written} />)).toBe('')
})
