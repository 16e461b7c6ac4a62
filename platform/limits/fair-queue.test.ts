import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type QueueClient, FairQueue, type FairQueueOptions } from './fair-queue.ts'

/** A queue whose work ends when the test decides, in order of start. */
function aQueue(options: Partial<FairQueueOptions> = {}) {
  const queue = new FairQueue({
    atOnce: 1,
    perTenant: 9,
    perAddress: 9,
    inBackground: 9,
    waitingAtMost: 1_000,
    ...options,
  })
  const started: string[] = []
  const underWay: { name: string; finish: () => void }[] = []
  const refused: string[] = []
  const work = (name: string) => () =>
    new Promise<void>((finish) => {
      started.push(name)
      underWay.push({ name, finish })
    })
  const enter = (name: string, client: QueueClient) => {
    const queued = queue.enter(client, work(name))
    queued.result.then((result) => result === 'full' && refused.push(name)).catch(() => refused.push(`${name} failed`))
    return queued
  }
  const finishOne = async () => {
    underWay.shift()?.finish()
    await turn()
  }
  const finishAll = async () => {
    while (underWay.length > 0) await finishOne()
  }
  return { queue, enter, started, refused, underWay, finishOne, finishAll }
}

const at = (tenantId: number, address = '203.0.113.1'): QueueClient => ({ tenantId, address })

test('tenants take turns, however much one of them asks for', async () => {
  const { enter, started, finishAll } = aQueue()
  for (const name of ['a1', 'a2', 'a3', 'a4']) enter(name, at(1))
  for (const name of ['b1', 'b2']) enter(name, at(2, '198.51.100.2'))
  await finishAll()
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4'])
})

test('within a tenant, addresses take turns', async () => {
  const { enter, started, finishAll } = aQueue()
  for (const name of ['x1', 'x2', 'x3']) enter(name, at(1, '203.0.113.1'))
  for (const name of ['y1', 'y2']) enter(name, at(1, '203.0.113.2'))
  await finishAll()
  expect(started).toEqual(['x1', 'x2', 'y1', 'x3', 'y2'])
})

test('one client IP has its share of the slots, across all sites; the next visitor starts immediately', () => {
  const { enter, started } = aQueue({ atOnce: 4, perAddress: 1 })
  for (let tenant = 1; tenant <= 150; tenant += 1) enter(`crowd ${tenant}`, at(tenant))
  enter('visitor', at(7, '198.51.100.2'))
  expect(started).toEqual(['crowd 1', 'visitor'])
})

test('one tenant has its share of the slots, from any number of client IPs', () => {
  const { enter, started } = aQueue({ atOnce: 4, perTenant: 2 })
  for (let address = 1; address <= 150; address += 1) enter(`crowd ${address}`, at(1, `203.0.113.${address}`))
  enter('visitor', at(2, '198.51.100.2'))
  expect(started).toEqual(['crowd 1', 'crowd 2', 'visitor'])
})

test('background work starts only when no other work can', async () => {
  const { enter, started, finishAll } = aQueue()
  enter('first', at(1))
  enter('renewal', { tenantId: 1, address: '', isBackground: true })
  enter('visitor', at(1))
  await finishAll()
  expect(started).toEqual(['first', 'visitor', 'renewal'])
})

test('work in the background leaves places for visitors', () => {
  const { enter, started } = aQueue({ atOnce: 3, inBackground: 1 })
  for (const name of ['renewal 1', 'renewal 2']) enter(name, { tenantId: 1, address: '', isBackground: true })
  enter('visitor', at(1))
  expect(started).toEqual(['renewal 1', 'visitor'])
})

test('what two clients wait for runs once, at the earlier turn of the two', async () => {
  const { queue, enter, started, finishAll } = aQueue()
  for (const name of ['a1', 'a2', 'a3']) enter(name, at(1))
  const shared = enter('shared', at(1))
  shared.join(at(2, '198.51.100.2'))
  expect(queue.depth).toBe(3)
  await finishAll()
  expect(started).toEqual(['a1', 'a2', 'shared', 'a3'])
  expect(queue.depth).toBe(0)
})

test('a visitor who waits for a page in background renewal brings its turn forward', async () => {
  const { enter, started, finishAll } = aQueue()
  enter('first', at(1))
  const renewal = enter('renewal', { tenantId: 1, address: '', isBackground: true })
  enter('another', at(2))
  renewal.join(at(1))
  await finishAll()
  expect(started).toEqual(['first', 'another', 'renewal'])
})

test('a full queue drops the newest job of the longest lane for a newcomer, and refuses a newcomer with that lane', async () => {
  const { enter, started, refused, finishAll } = aQueue({ waitingAtMost: 3 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) enter(name, at(1))
  enter('b1', at(2, '198.51.100.2'))
  await finishAll()
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
  expect(refused).toEqual(['a5', 'a4'])
})

test('work that fails gives its place to the next', async () => {
  const { queue, enter, started } = aQueue()
  const failing = queue.run(at(1), () => Promise.reject(new Error('no')))
  enter('next', at(1))
  await expect(failing).rejects.toThrow('no')
  await turn()
  expect(started).toEqual(['next'])
})

/** A simulated processor shared by all running work, with a clock that advances with the work. */
async function timeOfVisitor({ crowd }: { crowd: number }): Promise<number> {
  const queue = new FairQueue({ atOnce: 4, perTenant: 2, perAddress: 1, inBackground: 1, waitingAtMost: 200 })
  const clock = { now: 0, isOver: false }
  const working = new Map<() => void, number>()
  const render = () => new Promise<void>((resolve) => working.set(resolve, 100))
  const ask = async () => {
    while (!clock.isOver) await queue.run(at(1), render)
  }
  for (let connection = 0; connection < crowd; connection += 1) void ask()
  const times: number[] = []
  const caller = async () => {
    for (let page = 0; page < 20; page += 1) {
      const began = clock.now
      await queue.run(at(2, '198.51.100.2'), render)
      times.push(clock.now - began)
    }
    clock.isOver = true
  }
  void caller()
  while (!clock.isOver) {
    clock.now += 1
    const share = 1 / working.size
    for (const [finish, left] of working) {
      if (left > share) working.set(finish, left - share)
      else {
        working.delete(finish)
        finish()
      }
    }
    await turn()
  }
  return times.toSorted((a, b) => a - b)[times.length - 1] ?? 0
}

test('150 connections of one address at one site do not so much as double the time of another site’s visitor', async () => {
  const [quiet, crowded] = [await timeOfVisitor({ crowd: 0 }), await timeOfVisitor({ crowd: 150 })]
  expect(quiet).toBe(100)
  expect(crowded).toBeLessThanOrEqual(2 * quiet)
})
