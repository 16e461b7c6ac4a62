import { expect, test } from 'vitest'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { onlinePayment as schema } from '#schemas/payment/online-payment.ts'
import { onlinePayment } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

test('without script the form is posted; no card is asked for', async () => {
  const html = await renderBlock({ block: onlinePayment, component }, typical)
  expect(html).toMatch(/<form[^>]*action="\/pay"/)
  expect(html).toContain('name="reference"')
  expect(html).not.toMatch(/card.?number|cvc|cc-/i)
})

test.each([
  [0, 'Please enter an amount of $1 or more.'],
  [50_001_00, 'Please enter an amount of $50,000 or less, or ring us.'],
])('%i cents: %s', (amount, message) => {
  const paid = { key: crypto.randomUUID(), reference: 'INV-1', amount, name: 'Alex', email: 'a@example.com' }
  expect(schema.safeParse(paid).error?.issues.map((issue) => issue.message)).toEqual([message])
})
