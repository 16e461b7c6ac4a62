import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isProblem } from '#schemas/problem.ts'
import { ImageCache } from '../images/image-cache.ts'
import { documentCache } from './document-cache.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-drawings-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const counted = () => {
  let times = 0
  const draw = async () => {
    times += 1
    await new Promise((resolve) => setImmediate(resolve))
    return Buffer.from(`drawing ${times}`)
  }
  return { draw, times: () => times }
}

const ordered = (draw: () => Promise<Buffer>) => ({ client: { tenantId: 1, address: '203.0.113.1' }, draw })

test('a thing is drawn once, by however many it is wanted at a time', async () => {
  const keep = documentCache(await ImageCache.open(dir, 1_000))
  const { draw, times } = counted()
  await Promise.all([1, 2, 3].map(() => keep({ price: 1 }, ordered(draw))))
  await keep({ price: 1 }, ordered(draw))
  expect(times()).toBe(1)
})

test('it is drawn again with a new ETag when its input has changed', async () => {
  const keep = documentCache(await ImageCache.open(dir, 1_000))
  const { draw, times } = counted()
  const [before, after] = [await keep({ price: 1 }, ordered(draw)), await keep({ price: 2 }, ordered(draw))]
  expect(times()).toBe(2)
  expect(isProblem(before) || isProblem(after) || before.etag === after.etag).toBe(false)
})

test('a full queue is reported immediately', async () => {
  const keep = documentCache(await ImageCache.open(dir, 1_000))
  const { draw } = counted()
  const answers = await Promise.all(Array.from({ length: 60 }, (_, price) => keep({ price }, ordered(draw))))
  expect(answers.filter(isProblem).map(({ code }) => code)).toContain('busy')
})

test('a drawing that failed is tried again', async () => {
  const keep = documentCache(await ImageCache.open(dir, 1_000))
  await expect(
    keep(
      {},
      ordered(() => Promise.reject(new Error('no'))),
    ),
  ).rejects.toThrow('no')
  expect(isProblem(await keep({}, ordered(counted().draw)))).toBe(false)
})
