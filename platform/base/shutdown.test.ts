import { expect, test } from 'vitest'
import { createShutdownStack, type ShutdownFailure } from './shutdown.ts'

const never = () => new Promise<never>(() => undefined)

function aStack(within = 1_000) {
  const failures: ShutdownFailure[] = []
  const stack = createShutdownStack({ within, onFailure: (failure) => void failures.push(failure) })
  const closed: string[] = []
  const defer = (step: string) => stack.defer(step, () => void closed.push(step))
  return { stack, closed, failures, defer }
}

test('components close in reverse order', async () => {
  const { stack, closed, defer } = aStack()
  for (const step of ['database', 'jobs', 'http']) defer(step)
  await stack.close()
  expect(closed).toEqual(['http', 'jobs', 'database'])
})

test.each([
  ['rejects', () => Promise.reject(new Error('no'))],
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
])('a step that %s is reported by its name and keeps no other from closing', async (_how, close) => {
  const { stack, closed, failures, defer } = aStack()
  defer('database')
  stack.defer('jobs', close)
  defer('http')
  await stack.close()
  expect(closed).toEqual(['http', 'database'])
  expect(failures).toEqual([{ step: 'jobs', error: new Error('no') }])
})

test('each step is closed once, and a second caller waits for the same end', async () => {
  const { stack, closed } = aStack()
  let end = () => {}
  stack.defer('jobs', () => new Promise<void>((resolve) => (end = resolve)).then(() => void closed.push('jobs')))
  const calls = [stack.close(), stack.close()]
  await Promise.resolve()
  end()
  await calls[1]
  expect(closed).toEqual(['jobs'])
})

test('a step that hangs is given up at the deadline, and those after it still get their turn', async () => {
  const { stack, closed, failures, defer } = aStack(20)
  defer('database')
  stack.defer('jobs', never)
  await stack.close()
  expect(closed).toEqual(['database'])
  expect(failures).toEqual([{ step: 'jobs', error: new Error('not closed within 20 ms') }])
})
