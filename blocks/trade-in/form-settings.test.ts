import { expect, test } from 'vitest'
import { createNode } from '../_kit/props.ts'
import { readFormSettings } from '../index.ts'
import { hero } from '../hero/block.ts'
import { leadForm } from '../lead-form/block.ts'
import { tradeIn } from './block.ts'

test('a form that buys a car files its leads as a car for sale', () => {
  const settings = readFormSettings(createNode(tradeIn, 'valuation', { purpose: 'sell' }))
  expect(settings).toMatchObject({ kind: 'trade-in', filed: { category: 'Sell My Car' } })
})

test('a form that takes a trade-in leaves the category to the kind of lead', () => {
  const settings = readFormSettings(createNode(tradeIn, 'valuation', { purpose: 'trade-in' }))
  expect(settings).toMatchObject({ kind: 'trade-in', filed: { category: '' } })
})

test('a lead form has the settings that the marketer stored', () => {
  const settings = readFormSettings(createNode(leadForm, 'contact', { kind: 'service', short: true, next: '/booked' }))
  expect(settings).toMatchObject({ kind: 'service', short: true, next: '/booked' })
})

test('a block without a form has no form settings', () => {
  expect(readFormSettings(createNode(hero, 'hero', {}))).toBeNull()
})

test('a block that this version does not know has no form settings', () => {
  expect(readFormSettings({ id: 'later', blockType: 'from-a-later-version' })).toBeNull()
})
