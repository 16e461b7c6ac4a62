import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { isInputError } from './report-input-error.ts'

/** An error of PostgreSQL as Drizzle passes it on. */
function anError(fields: { code: string; routine: string }): Error {
  const cause = Object.assign(new DatabaseError('missing FROM-clause entry for table "tenants"', 100, 'error'), fields)
  return new Error('Failed query', { cause })
}

test('a condition that Payload cannot turn into a query is the sender’s error', () => {
  expect(isInputError(anError({ code: '42P01', routine: 'errorMissingRTE' }))).toBe(true)
})

test('a table that is missing is the server’s error', () => {
  expect(isInputError(anError({ code: '42P01', routine: 'parserOpenTable' }))).toBe(false)
})
