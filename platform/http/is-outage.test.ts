import { expect, test } from 'vitest'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { problem } from '#schemas/problem.ts'
import { SearchUnavailable } from '../search/search-port.ts'
import { isOutage } from './is-outage.ts'

const coded = (code: string) => Object.assign(new Error('no'), { code })

test.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['a database that shuts down', coded('57P01')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['a query that failed for one of those', new Error('Failed query', { cause: coded('ECONNRESET') })],
  ['every address refused', new AggregateError([coded('ECONNREFUSED')])],
  ['a search engine that is away', new SearchUnavailable('away')],
  ['an answer of the API that says so', new ApiFailure(problem('search-unavailable'))],
])('%s passes by itself', (_, error) => {
  expect(isOutage(error)).toBe(true)
})

test.each([
  ['a bug', new TypeError('x is undefined')],
  ['a violated constraint', coded('23505')],
  ['a vehicle that is not there', new ApiFailure(problem('vehicle-not-found'))],
  ['what is no error', 'oops'],
])('%s does not', (_, error) => {
  expect(isOutage(error)).toBe(false)
})
