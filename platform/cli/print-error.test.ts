import { expect, test } from 'vitest'
import { ChildProblem } from './run-child.ts'
import { describeProblem } from './print-error.ts'

const failure = (code: string) => Object.assign(new Error(`${code}: something`), { code, syscall: 'mkdir' })

test.each([
  ['ENOSPC', /full/],
  ['EACCES', /cannot be written/],
  ['EEXIST', /no folder/],
  ['ENOTDIR', /no folder/],
])('%s is told with the data folder’s name, and without a stack', (code, words) => {
  const told = describeProblem(failure(code), { dataDir: '/var/cars' })
  expect(told).toMatch(words)
  expect(told).toContain('/var/cars')
  expect(told).not.toContain('    at ')
})

test('a child that ran out of disk says what to do at its end', () => {
  const told = describeProblem(new ChildProblem('seed failed:\nENOSPC: no space left on device'), {
    dataDir: '/var/cars',
  })
  expect(told).toMatch(/The disk that holds \/var\/cars is full\. Free some space and start again; nothing is lost\.$/)
})

test('a bug comes with its stack', () => {
  expect(describeProblem(new TypeError('oops'), { dataDir: '/var/cars' })).toContain('    at ')
})
