import { expect, test } from 'vitest'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { acceptedPayments } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: acceptedPayments, component }
const namesIn = (html: string) => readAttributes(parseHtml(html), 'li > svg', 'aria-label')

test('the strip has Mastercard, Visa, Maestro, Google Pay and Apple Pay (locations §2, Accepted payments)', async () => {
  expect(namesIn(await renderBlock(modules, typical))).toEqual([
    'Mastercard',
    'Visa',
    'Maestro',
    'Google Pay',
    'Apple Pay',
  ])
})

test('a dealer that takes no wallets shows none', async () => {
  expect(namesIn(await renderBlock(modules, { methods: ['visa', 'mastercard'] }))).toEqual(['Visa', 'Mastercard'])
})
