import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { preserveSaveErrors } from './preserve-save-errors.ts'

const refused: FormState = {
  from: { value: '/old', valid: false, errorMessage: 'Another one has it already.' },
  links: { value: 1, valid: true, errorPaths: ['links.0.to'] },
}
const answer = () => ({ state: { from: { valid: true }, links: { valid: true }, to: { valid: true } } })

test('an answer leaves the errors of a refused save on a form that did not change since', () => {
  expect(preserveSaveErrors(answer(), { refused, newest: refused })).toEqual({
    state: {
      from: { valid: false, errorMessage: 'Another one has it already.' },
      links: { valid: true, errorPaths: ['links.0.to'] },
      to: { valid: true },
    },
  })
})

test.each([
  ['that changed since', refused, { ...refused, from: { ...refused['from'], value: '/older' } }],
  ['that was stored', null, refused],
])('an answer about a form %s has its own errors alone', (_, before, newest) => {
  expect(preserveSaveErrors(answer(), { refused: before, newest })).toEqual(answer())
})

test('a response without fields is returned unchanged', () => {
  const failed = { errors: [{ message: 'Unauthorized' }] }
  expect(preserveSaveErrors(failed, { refused, newest: refused })).toBe(failed)
})
