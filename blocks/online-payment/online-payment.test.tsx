import { expect, test } from 'vitest'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { onlinePayment as schema } from '#schemas/payment/online-payment.ts'
import { parseHtml } from '#tests/support/parse-html.ts'
import { onlinePayment } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

test('without script the form is posted; no card is asked for', async () => {
  const html = await renderBlock({ block: onlinePayment, component }, typical)
  expect(parseHtml(html).querySelectorAll('form[action="/pay"][method="post"] [name="reference"]')).toHaveLength(1)
  expect(html).not.toMatch(/card.?number|cvc|cc-/i)
})

test.each([
  [0, 'Please enter an amount of $1 or more.'],
  [50_001_00, 'Please enter an amount of $50,000 or less, or call us.'],
])('%i cents: %s', (amount, message) => {
  const paid = { key: crypto.randomUUID(), reference: 'INV-1', amount, name: 'Alex', email: 'a@example.com' }
  expect(schema.safeParse(paid).error?.issues.map((issue) => issue.message)).toEqual([message])
})
