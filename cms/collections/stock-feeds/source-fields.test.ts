import { flattenAllFields } from 'payload'
import { expect, test } from 'vitest'
import { readCmsEnv } from '../../env.ts'
import { collections } from '../collections.ts'

test('the daily time of a feed says when it is read on a night when clocks change', () => {
  const feeds = collections(readCmsEnv({ FORECOURT_CONFIG_ONLY: 'true' })).find(({ slug }) => slug === 'stock-feeds')
  const time = flattenAllFields({ fields: feeds?.fields ?? [] }).find(({ name }) => name === 'daily_at')
  expect(time?.admin).toMatchObject({ description: expect.stringMatching(/skip .* an hour later .* twice, the first/) })
})
