import { expect, test } from 'vitest'
import { isSource, listFiles } from './import-graph.ts'
import { containsLocalApi, containsSql, hasStrayLocalApi, hasStraySql } from './stray-queries.ts'

const files = listFiles('platform').filter(isSource)

test('the platform sends SQL from its stores alone', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter(hasStraySql)).toEqual([])
})

test("the platform calls Payload's Local API from its content and its stores alone", () => {
  expect(files.filter(hasStrayLocalApi)).toEqual([])
})

test.each([
  "await pool.query('SELECT 1')",
  'await client.query<Row>(text, values)',
  'await this.pool?.query(text)',
  'await sql`SELECT 1`',
  "import { from } from 'pg-copy-streams'",
  "const first = <T>(rows: T[]) => rows[0]\nawait pool.query('SELECT 1')",
])('recognises SQL in %s', (text) => {
  expect(containsSql(text)).toBe(true)
})

test.each(['const { query } = request; read(query); url.query', 'await handler.query(new Request(url), options)'])(
  'does not take %s for SQL',
  (text) => {
    expect(containsSql(text)).toBe(false)
  },
)

test.each(["await payload.find({ collection: 'leads' })", 'await request.payload.updateGlobal(settings)'])(
  'recognises the Local API in %s',
  (text) => {
    expect(containsLocalApi(text)).toBe(true)
  },
)

test('takes no search of a list for the Local API', () => {
  expect(containsLocalApi('vehicles.find(isSold); payload.logger.info(text)')).toBe(false)
})
