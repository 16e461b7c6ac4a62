import { expect, test } from 'vitest'
import { listRules, readCitingTests } from '#docs/generate/coverage.ts'

const known = listRules()
const tests = await readCitingTests()
const shown = new Set(tests.flatMap(({ rules }) => rules))

test('each of the 346 rules has a name of its own in its section', () => {
  expect(known).toHaveLength(346)
  expect(new Set(known).size).toBe(346)
})

test('every rule that the title of a test cites is a rule of the specification', () => {
  const unknown = tests.flatMap(({ file, rules }) =>
    rules.filter((rule) => !known.includes(rule)).map((rule) => `${file}: ${rule}`),
  )
  expect(unknown).toEqual([])
})

test('every rule has a test', () => {
  expect(known.filter((rule) => !shown.has(rule))).toEqual([])
})
