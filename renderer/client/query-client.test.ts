import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { mostAnswers, openQueryClient } from './query-client.ts'

test('answers are bounded, and the oldest go first (vehicles §9, Results per page)', () => {
  const client = openQueryClient()
  for (let n = 0; n <= mostAnswers; n += 1) client.setQueryData(['vehicle-search', n], n)
  expect(client.getQueryCache().getAll()).toHaveLength(mostAnswers)
  expect(client.getQueryData(['vehicle-search', 0])).toBeUndefined()
  expect(client.getQueryData(['vehicle-search', mostAnswers])).toBe(mostAnswers)
})

test('an answer that is being shown is never dropped', () => {
  const client = openQueryClient()
  client.setQueryData(['vehicle-search', 'shown'], 'shown')
  const stop = new QueryObserver(client, { queryKey: ['vehicle-search', 'shown'], enabled: true }).subscribe(
    () => undefined,
  )
  for (let n = 0; n < mostAnswers * 2; n += 1) client.setQueryData(['vehicle-search', n], n)
  expect(client.getQueryData(['vehicle-search', 'shown'])).toBe('shown')
  stop()
})
