import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '#tests/support/cms.ts'

let app: TestCms
const warnings: string[] = []
const note = (warning: Error) => void warnings.push(warning.message)

beforeAll(async () => {
  app = await startCms()
  process.on('warning', note)
})
afterAll(async () => {
  process.off('warning', note)
  await app.stop()
})

test('queries that a transaction asks side by side run one after the other, each with its answer, and pg warns of nothing', async () => {
  const client = await app.cms.db.pool.connect()
  try {
    const answers = await Promise.allSettled(
      ['1', 'no_such_column', '3', '4'].map((value) => client.query(`select ${value} as n`)),
    )
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows[0].n : 'refused'))).toEqual([
      1,
      'refused',
      3,
      4,
    ])
    expect(warnings).toEqual([])
  } finally {
    client.release()
  }
})
