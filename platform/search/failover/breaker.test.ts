import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

function aBreaker() {
  const world = { time: 0, isBack: false, looks: 0 }
  const breaker = createBreaker({
    every: 100,
    now: () => world.time,
    isBack: () => {
      world.looks += 1
      return world.isBack ? Promise.resolve(true) : Promise.reject(new Error('away'))
    },
  })
  return { world, breaker, settled: () => new Promise((resolve) => setImmediate(resolve)) }
}

test('a server that answers is asked', () => {
  expect(aBreaker().breaker.isOpen()).toBe(false)
})

test('one that does not is left alone, and looked at no more often than agreed', async () => {
  const { world, breaker, settled } = aBreaker()
  breaker.open()
  for (world.time = 0; world.time < 350; world.time += 10) expect(breaker.isOpen()).toBe(true)
  await settled()
  expect(world.looks).toBe(3)
})

test('it is asked again after the first look that finds it back', async () => {
  const { world, breaker, settled } = aBreaker()
  breaker.open()
  Object.assign(world, { time: 100, isBack: true })
  expect(breaker.isOpen()).toBe(true)
  await settled()
  expect(breaker.isOpen()).toBe(false)
})
