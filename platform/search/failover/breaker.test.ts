import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchUnavailable } from '../search-port.ts'
import { createBreaker } from './breaker.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

function aBreaker() {
  const world = { checks: 0, answer: (): Promise<boolean> => Promise.reject(new Error('away')) }
  const breaker = createBreaker({
    checkEvery: 100,
    isBack: () => {
      world.checks += 1
      return world.answer()
    },
  })
  const open = () => breaker.ask(() => Promise.reject(new SearchUnavailable('away'))).catch(() => undefined)
  return { world, breaker, open, settled: () => new Promise((resolve) => setImmediate(resolve)) }
}

test('a server that answers is asked', async () => {
  const { breaker } = aBreaker()
  expect(await breaker.ask(async () => 'answer')).toBe('answer')
  expect(breaker.isOpen()).toBe(false)
})

test('one that does not is left alone, and checked no more often than agreed', async () => {
  const { world, breaker, open, settled } = aBreaker()
  await open()
  for (let time = 0; time < 350; time += 10) {
    vi.setSystemTime(time)
    expect(breaker.isOpen()).toBe(true)
    await settled()
  }
  expect(world.checks).toBe(3)
})

test('questions to one that is away are refused without asking it', async () => {
  const { breaker, open } = aBreaker()
  await open()
  const question = vi.fn<() => Promise<string>>()
  await expect(breaker.ask(question)).rejects.toThrow(SearchUnavailable)
  expect(question).not.toHaveBeenCalled()
})

test('it is asked again after the first check that finds it back', async () => {
  const { world, breaker, open, settled } = aBreaker()
  await open()
  vi.setSystemTime(100)
  world.answer = () => Promise.resolve(true)
  expect(breaker.isOpen()).toBe(true)
  await settled()
  expect(breaker.isOpen()).toBe(false)
})

test('a check without an answer is given up, and another one follows', async () => {
  const { world, breaker, open } = aBreaker()
  await open()
  world.answer = () => new Promise(() => undefined)
  vi.setSystemTime(100)
  expect(breaker.isOpen()).toBe(true)
  await vi.advanceTimersByTimeAsync(100)
  world.answer = () => Promise.resolve(true)
  await vi.advanceTimersByTimeAsync(100)
  expect(breaker.isOpen()).toBe(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(breaker.isOpen()).toBe(false)
})

test('a mistake in a question says nothing about the server', async () => {
  const { breaker } = aBreaker()
  await expect(breaker.ask(() => Promise.reject(new TypeError('no such facet')))).rejects.toThrow(TypeError)
  expect(breaker.isOpen()).toBe(false)
})
