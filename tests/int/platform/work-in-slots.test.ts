import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SlotWorker, workInSlots } from '#platform/jobs/work-in-slots.ts'
import { migratedDatabase, type TestDatabase } from '#tests/support/test-database.ts'

let database: TestDatabase
let boss: PgBoss
beforeAll(async () => {
  database = await migratedDatabase()
  boss = new PgBoss({ connectionString: database.url, schedule: false })
  await boss.start()
})
afterAll(async () => {
  await boss.stop({ graceful: false })
  await database.stop()
})

let queue = ''
let turn = 0
beforeEach(async () => {
  queue = `deliveries-${(turn += 1)}`
  await boss.createQueue(queue, { retryLimit: 1, retryDelay: 3_600, heartbeatSeconds: 20 })
})

const send = async (receivers: string[]) => {
  for (const receiver of receivers) await boss.send(queue, { receiver })
}
const receiverOf = ({ data }: { data: object }) => ('receiver' in data ? String(data.receiver) : '')
const states = async () =>
  Object.fromEntries((await boss.findJobs<object>(queue)).map((job) => [receiverOf(job), job.state]))

const eventually = (expected: Record<string, string>) => expect.poll(states).toEqual(expected)

/** A worker whose jobs wait for `release` where their receiver hangs, and fail where it is broken. */
function start(slots: number): { worker: SlotWorker; release: () => void } {
  const hanging = Promise.withResolvers<void>()
  const worker = workInSlots(boss, {
    queue,
    slots,
    onError: (error) => {
      throw error
    },
    run: async (job) => {
      const receiver = receiverOf(job)
      if (receiver.startsWith('hangs')) await hanging.promise
      if (receiver.startsWith('broken')) throw new Error('The receiver answered 500.')
    },
  })
  return { worker, release: hanging.resolve }
}

test('a receiver that hangs holds back no other', async () => {
  const quick = Array.from({ length: 12 }, (_, index) => `quick ${index}`)
  await send(['hangs', ...quick])
  const { worker, release } = start(3)
  await eventually({ ...Object.fromEntries(quick.map((receiver) => [receiver, 'completed'])), hangs: 'active' })
  release()
  await worker.stop(10_000)
  expect((await states())['hangs']).toBe('completed')
})

test('a job that fails is retried alone', async () => {
  await send(['broken', 'quick'])
  const { worker } = start(4)
  await eventually({ broken: 'retry', quick: 'completed' })
  await worker.stop(10_000)
  expect(await states()).toEqual({ broken: 'retry', quick: 'completed' })
})

test('no more jobs run at once than there are slots', async () => {
  const hanging = ['hangs 1', 'hangs 2', 'hangs 3', 'hangs 4']
  await send([...hanging, 'quick'])
  const { worker, release } = start(4)
  await eventually({ ...Object.fromEntries(hanging.map((receiver) => [receiver, 'active'])), quick: 'created' })
  release()
  await eventually(Object.fromEntries([...hanging, 'quick'].map((receiver) => [receiver, 'completed'])))
  await worker.stop(10_000)
  expect(Object.values(await states())).not.toContain('active')
})

test('a worker that stops takes no more jobs and waits for those that run', async () => {
  await send(['hangs'])
  const { worker, release } = start(2)
  await eventually({ hangs: 'active' })
  const stopped = worker.stop(10_000)
  await send(['late'])
  release()
  await stopped
  expect(await states()).toEqual({ hangs: 'completed', late: 'created' })
})

test('a worker that stops leaves jobs that do not end to their heartbeat', async () => {
  await send(['hangs'])
  const { worker, release } = start(2)
  await eventually({ hangs: 'active' })
  await worker.stop(1)
  expect((await states())['hangs']).toBe('active')
  release()
})
