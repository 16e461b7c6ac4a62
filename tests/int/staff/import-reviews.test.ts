import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aPerson, twoSites, type Sites } from '#tests/int/cms/staff.ts'
import { startStaffServer, type StaffServer } from './staff-server.ts'

let server: StaffServer
let sites: Sites
let token = ''

beforeAll(async () => {
  server = await startStaffServer()
  sites = await twoSites(server.cms)
  token = (await aPerson(server.cms, 'editor', 'editor', [sites.own])).token
})
afterAll(() => server.stop())
beforeEach(() => server.cms.delete({ collection: 'reviews', where: { tenant: { equals: sites.own } } }))

const send = (file: string, tenant = sites.own) =>
  server.ask('/staff/reviews/import', { method: 'POST', token, body: { tenant, file } })

async function listReviews() {
  const { docs } = await server.cms.find({
    collection: 'reviews',
    where: { tenant: { equals: sites.own } },
    sort: 'id',
  })
  return docs.map(({ customer_name, rating, text, source }) => [customer_name, rating, text, source])
}

test('a table of reviews is added, each once, and a bad row is named (locations §3, Review)', async () => {
  const file = [
    'Customer,Stars,Date,Review,Source',
    'Priya N.,5,2026-11-09,"Great, and fast.",Google',
    'Sam,9,2026-11-08,Too many stars,Google',
    'Priya N.,5,9/11/2026,"Great, and fast.",Google',
  ].join('\r\n')
  const { status, body } = await send(file)
  expect([status, body]).toEqual([
    200,
    { added: 1, known: 1, problems: [{ row: 2, message: 'The rating must be a whole number from 1 to 5.' }] },
  ])
  expect(await listReviews()).toEqual([['Priya N.', 5, 'Great, and fast.', 'Google']])
})

test('a JSON list adds only what the site lacks', async () => {
  const reviews = [
    { reviewer: 'Priya N.', starRating: 'FIVE', createTime: '2026-11-09T01:00:00Z', comment: 'Great, and fast.' },
    { reviewer: 'Wiremu', starRating: 'FOUR', createTime: '2026-11-10T01:00:00Z' },
  ]
  expect((await send(JSON.stringify({ reviews: reviews.slice(0, 1) }))).body).toMatchObject({ added: 1, known: 0 })
  expect((await send(JSON.stringify({ reviews }))).body).toEqual({ added: 1, known: 1, problems: [] })
  expect(await listReviews()).toHaveLength(2)
})

test.each(['just words', '{"reviews": 7}', '[1, 2]'])('%s is no list of reviews', async (file) => {
  const { status, body } = await send(file)
  expect([status, body]).toMatchObject([400, { code: 'input-invalid' }])
})

test('an editor adds no reviews to the site of another', async () => {
  expect((await send('[]', sites.other)).status).toBe(403)
})
