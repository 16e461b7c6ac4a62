import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { twoDealers } from '#tests/int/platform/sites.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { runForecourt } from '#tests/support/run-forecourt.ts'
import { secret } from '#tests/support/secret.ts'

let running: TestCms

beforeAll(async () => {
  running = await startCms()
  await twoDealers(running.cms)
})
afterAll(() => running.stop())

const check = () =>
  runForecourt(['blocks', 'check'], {
    DATABASE_URL: running.databaseUrl,
    FORECOURT_DATA_DIR: process.env['FORECOURT_DATA_DIR'] ?? '',
    FORECOURT_SECRET: secret,
  })

test('the check of blocks ends with 0 where every stored field is read', async () => {
  const { code, document } = await check()
  expect([code, document]).toEqual([0, { findings: [], errors: 0 }])
})

test('a stored field that no definition reads is named by site, page and block, with exit code 1', async () => {
  const { rows } = await running.cms.db.pool.query<{ id: number; path: string }>(
    `update pages set layout = jsonb_set(layout, '{0,strap_line}', '"Lost text"')
     where id = (select min(id) from pages where jsonb_array_length(layout) > 0)
     returning id, path`,
  )
  onTestFinished(async () => {
    await running.cms.db.pool.query(`update pages set layout = layout #- '{0,strap_line}' where id = $1`, [rows[0]?.id])
  })
  const { code, document } = await check()
  expect(code).toBe(1)
  expect(document['findings']).toEqual([expect.objectContaining({ message: expect.any(String) })])
  const finding = { severity: 'error', tenant: 'template', collection: 'pages', field: 'strap_line' }
  expect(document).toMatchObject({
    errors: 1,
    findings: [{ ...finding, documentId: rows[0]?.id, path: rows[0]?.path, blockPath: '1' }],
  })
})
