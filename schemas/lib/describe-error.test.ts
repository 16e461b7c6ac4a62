import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

const inDatabase = Object.assign(new Error('invalid input syntax for type integer: "Zenobia"'), {
  severity: 'ERROR',
  code: '22P02',
  detail: 'Failing row contains (Zenobia).',
})
const failed = new Error('Failed query: insert into leads values ($1)\nparams: Zenobia\n    at home (x:1:1)', {
  cause: inDatabase,
})

test('a logged error has its code and cause, without user input', () => {
  const told = describeError(failed)
  expect(told).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert into leads values ($1)',
    cause: { message: 'invalid input syntax for type integer', code: '22P02' },
  })
  expect(JSON.stringify(told)).not.toMatch(/Zenobia|home/)
})

test.each([
  'Zenobia, 0412 345 678',
  '{"a": Zenobia}',
  `[${'1,'.repeat(40)} Zenobia, ${'1,'.repeat(40)}]`,
  '"Zenobia',
  '\nZ',
])('what was no JSON is not repeated: %j', (text) => {
  const failure = errorOf(() => JSON.parse(text))
  expect(failure.message).toMatch(/JSON/)
  expect(describeError(failure).message).toMatch(/JSON/)
  expect(describeError(failure).message).not.toMatch(/Z|1,/)
})

function errorOf(work: () => unknown): Error {
  try {
    work()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('Nothing was thrown.')
}

test('where it came from stays', () => expect(describeError(failed).stack).toMatch(/describe-error\.test\.ts:\d+:\d+/))

test('a thrown value that is no error is logged without its content', () =>
  expect(describeError({ email: 'zenobia@shopper.example' })).toEqual({
    type: 'object',
    message: 'Something that is no error was thrown.',
    stack: '',
  }))

test('a circle of causes has an end', () => {
  const circle = new Error('round')
  circle.cause = circle
  expect(JSON.stringify(describeError(circle)).match(/"round"/g)).toHaveLength(6)
})
