import { expect, test } from 'vitest'
import { siteConfig } from '../tenant/site-config.ts'
import { fixedSummary } from './fixed-summary.ts'

test('a site shows a fixed number and average of reviews if both are set (locations §9, Static reviews)', () => {
  const summaryOf = (reviews: object) => fixedSummary(siteConfig.parse({ reviews }).reviews)
  expect(summaryOf({ fixedCount: 978, fixedAverage: 4.2 })).toEqual({ count: 978, average: 4.2 })
  expect(summaryOf({ fixedCount: 978 })).toBeNull()
  expect(summaryOf({})).toBeNull()
})
