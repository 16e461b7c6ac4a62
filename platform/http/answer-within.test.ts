import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Api } from '#schemas/api/endpoints.ts'
import { FairQueue } from '../limits/fair-queue.ts'
import { answerApiWithin } from './answer-within.ts'

const never: Api = { call: () => new Promise(() => undefined) }
const aQueue = () => new FairQueue({ atOnce: 4, perTenant: 1, perAddress: 1, inBackground: 1, waitingAtMost: 10 })
const client = { tenantId: 1, address: '203.0.113.1' }

test('a call that takes too long is given up by a problem that says to try again', async () => {
  const api = answerApiWithin(never, { began: performance.now(), within: 10, reads: aQueue(), client })
  await expect(api.call('locations', {})).rejects.toMatchObject({
    problem: { status: 503, code: 'temporarily-unavailable' },
  })
})

test('the time that earlier calls of a request took counts', async () => {
  const api = answerApiWithin(never, { began: performance.now() - 60_000, reads: aQueue(), client })
  await expect(api.call('locations', {})).rejects.toMatchObject({ problem: { status: 503 } })
})

/** Calls that were started, in order; each is answered when the test decides. */
function aSlowApi() {
  const started: string[] = []
  const answers: (() => void)[] = []
  const api: Api = {
    call: (name) => {
      started.push(name)
      return new Promise((resolve) => answers.push(() => resolve(null as never)))
    },
  }
  return { api, started, answerOne: () => answers.shift()?.() }
}

test('reads of one site follow each other, whichever addresses they come from', async () => {
  const { api, started, answerOne } = aSlowApi()
  const reads = aQueue()
  const callFrom = (address: string) =>
    answerApiWithin(api, { began: performance.now(), reads, client: { tenantId: 1, address } }).call('locations', {})
  const first = callFrom('203.0.113.1')
  void callFrom('203.0.113.2').catch(() => undefined)
  expect(started).toHaveLength(1)
  answerOne()
  await first
  await nextTurn()
  expect(started).toHaveLength(2)
})

test('a read that waits for the database holds up nobody for long', async () => {
  const reads = aQueue()
  const began = performance.now()
  void answerApiWithin(never, { began, within: 60_000, reads, client })
    .call('locations', {})
    .catch(() => undefined)
  const { api, started } = aSlowApi()
  void answerApiWithin(api, { began, reads, client })
    .call('locations', {})
    .catch(() => undefined)
  await expect.poll(() => started.length).toBe(1)
})

test('changes and calls that ask a partner do not wait for reads', () => {
  const { api, started } = aSlowApi()
  const answered = answerApiWithin(api, { began: performance.now(), reads: aQueue(), client })
  for (const name of ['locations', 'leads', 'rego'] as const) void answered.call(name, {}).catch(() => undefined)
  expect(started).toEqual(['locations', 'leads', 'rego'])
})

test('a read for which there is no room is answered at once that the site is busy', async () => {
  const reads = new FairQueue({ atOnce: 1, perTenant: 1, perAddress: 1, inBackground: 1, waitingAtMost: 0 })
  const answered = answerApiWithin(never, { began: performance.now(), within: 100, reads, client })
  void answered.call('locations', {}).catch(() => undefined)
  await expect(answered.call('locations', {})).rejects.toMatchObject({ problem: { code: 'busy' } })
})
