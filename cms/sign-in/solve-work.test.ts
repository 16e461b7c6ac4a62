import { expect, test } from 'vitest'
import { countLeadingZeros, solveWork } from './solve-work.ts'
import { isWorkDone, makeWork } from './work-challenge.ts'

const asked = { secret: 'a secret', email: 'owner@staff.example', now: new Date('2026-07-01T00:00:00Z') }

test.each([
  [[0xff, 0], 0],
  [[0x01, 0xff], 7],
  [[0, 0x10], 11],
  [[0, 0], 16],
])('leading zero bits of %j are %i', (bytes, bits) => {
  expect(countLeadingZeros(Uint8Array.from(bytes))).toBe(bits)
})

test('a solved task is accepted for its account until it expires', async () => {
  const work = makeWork(asked, 8)
  const solved = { challenge: work.challenge, answer: await solveWork(work) }
  expect(isWorkDone(asked, solved)).toBe(true)
  expect(isWorkDone({ ...asked, email: 'other@staff.example' }, solved)).toBe(false)
  expect(isWorkDone({ ...asked, now: new Date('2026-07-01T00:06:00Z') }, solved)).toBe(false)
})

test('a task is not made easier by its solver', async () => {
  const { challenge } = makeWork(asked, 30)
  const easier = challenge.replace('.30.', '.1.')
  expect(isWorkDone(asked, { challenge: easier, answer: await solveWork({ challenge: easier, bits: 1 }) })).toBe(false)
})
