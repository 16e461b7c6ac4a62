import { expect, test } from 'vitest'
import { documentLimits } from '#schemas/page/document-limits.ts'
import { findExcessKeys } from './find-excess-keys.ts'

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, at]))
const most = documentLimits.keys

test('as many keys as an object takes are fine, in each row of a list too, and in what a save started from', () => {
  expect(findExcessKeys(keys(most))).toBeNull()
  expect(findExcessKeys({ rows: [keys(most), keys(most), { inner: [keys(most)] }] })).toBeNull()
  expect(findExcessKeys({ ...keys(most - 1), _base: keys(most) })).toBeNull()
})

test('more are refused with the field’s name, however they are spread over objects', () => {
  const halves = { address: { one: keys(most / 2), other: keys(most / 2) } }
  for (const [document, path] of [
    [halves, 'address'],
    [{ name: 'x', rows: [{}, { link: keys(most + 1) }] }, 'rows'],
    [{ _base: { name: 'x', link: keys(most) } }, '_base'],
  ] as const)
    expect(findExcessKeys(document)).toEqual({
      path,
      message: `“${path}” holds too much. The most is 1,000 values: remove some and save again.`,
    })
})

test('a document of more values than any takes is not walked to its end', () => {
  const rows = Array.from({ length: documentLimits.values }, () => ({ x: 1 }))
  expect(findExcessKeys({ answers: rows })).toMatchObject({ path: 'answers' })
})
