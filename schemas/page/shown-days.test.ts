import { expect, test } from 'vitest'
import { isShownOn, nextShownChange, readShownDays } from './shown-days.ts'

const june = { shownFrom: '2027-06-01', shownUntil: '2027-06-30' }
const always = { shownFrom: null, shownUntil: null }

test.each([
  ['2027-05-31', june, false],
  ['2027-06-01', june, true],
  ['2027-06-30', june, true],
  ['2027-07-01', june, false],
  ['2027-07-01', { ...june, shownUntil: null }, true],
  ['2027-05-01', { ...june, shownFrom: null }, true],
  ['2027-05-01', always, true],
])('on %s a page of %j answers: %s (locations §2, Sale pages)', (today, days, isShown) => {
  expect(isShownOn(today, days)).toBe(isShown)
})

test('the next change is the soonest first day, or the day after a last one', () => {
  expect(nextShownChange('2027-05-31', [june, always])).toBe('2027-06-01')
  expect(nextShownChange('2027-06-01', [june, always])).toBe('2027-07-01')
  expect(nextShownChange('2026-12-31', [{ ...always, shownUntil: '2026-12-31' }])).toBe('2027-01-01')
  expect(nextShownChange('2027-07-01', [june, always])).toBeNull()
})

test('what is no day is none', () => {
  expect(readShownDays({ shownFrom: 'soon', shownUntil: null })).toEqual(always)
  expect(readShownDays({})).toEqual(always)
})
