import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedPreview } from '#schemas/stock/feed-preview.ts'
import { stockImportReport } from '#schemas/stock/import-report.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'

let running: TestCms
let folder: string

beforeAll(async () => {
  running = await startCms()
  folder = await mkdtemp(join(tmpdir(), 'forecourt-import-'))
  await running.cms.create({
    collection: 'tenants',
    data: {
      name: 'Branch',
      slug: 'branch',
      country: 'AU',
      locale: 'en-AU',
      currency: 'AUD',
      timeZone: 'Australia/Perth',
    },
  })
})
afterAll(async () => {
  await running.stop()
  await rm(folder, { recursive: true, force: true })
})

const heading = 'stocknum,make,model,car_type,year'

/** `forecourt stock …`, as a script calls it. */
async function stock(...asked: string[]) {
  const child = spawn(
    process.execPath,
    ['platform/cli/forecourt.ts', 'stock', ...asked, '--tenant', 'branch', '--json'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const ended = once(child, 'exit')
  const answer: unknown = JSON.parse(await text(child.stdout))
  await ended
  return { exitCode: child.exitCode, answer }
}

/** An import of a feed with these lines. */
async function imported(...lines: string[]) {
  const file = join(folder, 'feed.csv')
  await writeFile(file, [heading, ...lines].join('\n'))
  const { exitCode, answer } = await stock('import', file)
  return { exitCode, report: stockImportReport.parse(answer) }
}

test('a feed of which every row was taken ends with 0', async () => {
  const { exitCode, report } = await imported('A1,Kia,Rio,used,2020', 'A2,Kia,Rio,used,2021')
  expect([exitCode, report.failure, report.counts.created]).toEqual([0, null, 2])
})

test('a feed with a row that was rejected ends with 3', async () => {
  const { exitCode, report } = await imported('B1,Kia,Rio,used,2020', ',Kia,Rio,used,2021')
  expect([exitCode, report.failure, report.counts.rejected]).toEqual([3, null, 1])
})

test('a feed that breaks off ends with 1: the rows before the break are in, and the report says where it broke', async () => {
  const { exitCode, report } = await imported('C1,Kia,Rio,used,2020', 'C2,Kia,Rio,used,2022', 'C3,Kia,"Rio,used')
  expect([exitCode, report.counts.created]).toEqual([1, 2])
  expect(report.failure).toContain('is incomplete')
})

test('a preview says what an import by its suggestion would do; the suggestion imports the feed', async () => {
  const feed = join(folder, 'other.json')
  await writeFile(feed, JSON.stringify({ cars: [{ ref: 'P1', brand: 'Kia', model: 'Rio', odometer: 5 }] }))
  const { exitCode, answer } = await stock('preview', feed)
  const preview = feedPreview.parse(answer)
  expect([exitCode, preview.rows, preview.changes?.created]).toEqual([0, 'cars', 1])
  const mapping = join(folder, 'mapping.json')
  await writeFile(mapping, JSON.stringify(preview.suggested))
  const mapped = await stock('import', feed, '--mapping', mapping)
  expect(stockImportReport.parse(mapped.answer).counts.created).toBe(1)
  expect((await stock('import', feed, '--mapping', feed)).answer).toMatchObject({ error: { kind: 'usage' } })
})
