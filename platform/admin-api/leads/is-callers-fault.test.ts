import { APIError, QueryError } from 'payload'
import { expect, test } from 'vitest'
import { isCallersFault } from './is-callers-fault.ts'

const fromDatabase = (code: string) => new Error('query failed', { cause: Object.assign(new Error(code), { code }) })

test.each([
  ['a field that is not to be read', new QueryError([{ path: 'secret' }]), true],
  [
    'a text that a JSON column cannot be searched for',
    new APIError('<d is not allowed as a JSON query value', 400),
    true,
  ],
  ['a text where a number is', fromDatabase('22P02'), true],
  ['an operator that its field has no use for', fromDatabase('42883'), true],
  ['a database that is away', fromDatabase('57P01'), false],
  ['a failure of Payload', new APIError('Something went wrong.', 500), false],
  ['a bug', new TypeError('undefined is not a function'), false],
])('%s', (_, error, isFault) => {
  expect(isCallersFault(error)).toBe(isFault)
})
