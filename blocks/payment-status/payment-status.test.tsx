import type { ComponentProps, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RuntimeProvider } from '../_kit/runtime.tsx'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleAnswers } from '../_kit/samples/sample-api.ts'
import { paymentOutcomes } from '#schemas/payment/payment-outcomes.ts'
import type { PaymentStatus } from '#schemas/payment/payment-status.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { paymentStatus } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'
import { outcomeWords } from './outcome-words.ts'
import { StatusFacts } from './status-facts.tsx'
import { WaysOn } from './ways-on.tsx'

const modules = { block: paymentStatus, component }
const at = (search: string) => renderBlock(modules, typical, aRuntime({ page: aPage({ search }) }))

test('without script the page says what its address says, and leads on', async () => {
  const page = parseHtml(await at('outcome=waiting'))
  expect(page.body.textContent).toContain('Your payment is not finished yet')
  expect(page.querySelectorAll('a[href="/payment/go-on"]')).toHaveLength(1)
  expect(readTexts(page, 'a[href="/payment/return"]')).toEqual(['Check again'])
})

test('a URL without a valid payment code shows no outcome', async () => {
  for (const search of ['', 'outcome=rich']) expect(await at(search)).toContain('open this page from the link')
})

test('each outcome has its own text', () => {
  expect(new Set([...paymentOutcomes, null].map((outcome) => outcomeWords(outcome, null).title)).size).toBe(7)
})

test('a buyer sees the vehicle and the amount', () => {
  expect(outcomeWords('paid', sampleAnswers.paymentStatus).text).toBe(
    'We have received your payment of $200 and are holding the 2021 Kia Cerato Sport for you. We will call you soon.',
  )
})

test('a reservation ends on the clock of the vehicle’s location', () => {
  const status: PaymentStatus = {
    ...sampleAnswers.paymentStatus,
    until: '2026-11-23T01:00:00.000Z',
    time_zone: 'Australia/Perth',
  }
  expect(rendered(<StatusFacts status={status} />).body.textContent).toContain('Mon 23 Nov, 9:00am (Perth time)')
})

test.each([
  ['refused', 'reservation', '/cars/k/checkout'],
  ['expired', 'online-payment', '/online-payment'],
] as const)('a payment that was %s is tried again where it began (%s)', (outcome, purpose, path) => {
  const vehicle = purpose === 'reservation' ? { name: 'Kia', slug: 'k' } : null
  const status = { outcome, purpose, amount: 200_00, reference: 'R7', vehicle, until: null, time_zone: '' }
  expect(waysOn({ outcome, code: 'abc', status })).toContain(path)
})

test('the way back to a payment names it, whatever else was begun in this browser', () => {
  expect(waysOn({ outcome: 'waiting', code: 'abc', status: null })).toContain('/payment/go-on?code=abc')
})

/** Where the links lead. */
const waysOn = (props: ComponentProps<typeof WaysOn>) => readAttributes(rendered(<WaysOn {...props} />), 'a', 'href')

const rendered = (part: ReactNode) =>
  parseHtml(renderToString(<RuntimeProvider value={aRuntime()}>{part}</RuntimeProvider>))
