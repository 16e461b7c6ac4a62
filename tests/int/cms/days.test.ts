import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate, migrateDown } from '#cms/index.ts'
import { migrations } from '#cms/migrations/index.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { twoDealers } from '#tests/int/platform/sites.ts'

let running: TestCms
let tenant: number
beforeAll(async () => {
  running = await startCms()
  tenant = (await twoDealers(running.cms)).alpha
  await running.cms.update({ collection: 'tenants', id: tenant, data: { timeZone: 'Pacific/Auckland' } })
})
afterAll(() => running.stop())

let made = 0
const create = (fields: Record<string, unknown>) =>
  running.cms.create({
    collection: 'vehicles',
    data: {
      tenant,
      stocknum: `D${(made += 1)}`,
      name: 'Kia Rio',
      make: 'Kia',
      model: 'Rio',
      car_type: 'used',
      ...fields,
    } as never,
  })
const stored = async (id: number | string) => {
  const { rows } = await running.cms.db.pool.query('select to_jsonb(v) as facts from vehicles v where id = $1', [id])
  return rows[0].facts
}

test.each([
  ['2027-01-31', '2027-01-31'],
  ['2027-01-31T12:00:00.000Z', '2027-01-31'],
  ['2027-01-31T00:00:00.000Z', '2027-01-31'],
  ['2027-03-13T11:00:00.000Z', '2027-03-14'],
  ['2028-02-29T09:15:00-10:00', '2028-02-29'],
  ['', null],
])('a client that sends %j stores the day %j', async (sent, day) => {
  const { id, rego_expiry } = await create({ rego_expiry: sent })
  expect({ read: rego_expiry, stored: (await stored(id)).rego_expiry }).toEqual({ read: day, stored: day })
})

test.each(['next week', '31/01/2027', '2027-02-30', 20270131])(
  '%j is refused with the form that is wanted',
  async (sent) => {
    await expect(create({ build_date: sent })).rejects.toMatchObject({
      data: { errors: [{ path: 'build_date', message: 'Enter a day as YYYY-MM-DD, such as 2026-12-25.' }] },
    })
  },
)

test('every day of a document, and of its versions, is read as it was entered', async () => {
  const day = '2027-12-31'
  const vehicle = await create({ rego_expiry: day, build_date: day, compliance_date: day })
  const review = await running.cms.create({
    collection: 'reviews',
    data: { tenant, customer_name: 'Mia', rating: 5, review_date: day, reply_date: day },
  })
  const page = await running.cms.create({
    collection: 'pages',
    data: { tenant, title: 'Tyres', path: '/blog/tyres', articleDate: day, _status: 'published' } as never,
  })
  const { docs } = await running.cms.findVersions({ collection: 'vehicles', where: { parent: { equals: vehicle.id } } })
  const pages = await running.cms.findVersions({ collection: 'pages', where: { parent: { equals: page.id } } })
  const read = [vehicle, docs[0]?.version].flatMap((each) => [
    each?.rego_expiry,
    each?.build_date,
    each?.compliance_date,
  ])
  expect([
    ...read,
    review.review_date,
    review.reply_date,
    page.articleDate,
    pages.docs[0]?.version.articleDate,
  ]).toEqual(Array.from({ length: 10 }, () => day))
})

test('a list is filtered by days', async () => {
  const before = await create({ rego_expiry: '2031-05-01' })
  const on = await create({ rego_expiry: '2031-05-02' })
  const find = async (where: object) =>
    (
      await running.cms.find({
        collection: 'vehicles',
        where: { and: [{ id: { in: [before.id, on.id] } }, { rego_expiry: where }] },
        sort: 'rego_expiry',
      })
    ).docs.map(({ id }) => id)
  expect(await find({ equals: '2031-05-02' })).toEqual([on.id])
  expect(await find({ equals: '2031-05-02T12:00:00.000Z' })).toEqual([on.id])
  expect(await find({ less_than: '2031-05-02' })).toEqual([before.id])
  expect(await find({ greater_than_equal: '2031-05-01' })).toEqual([before.id, on.id])
})

describe('the migration', () => {
  const own = '20261127_090236_days'
  const later = migrations.map(({ name }) => name).filter((name) => name >= own)

  test('keeps the day that the site showed, in documents and versions, there and back', async () => {
    const { id } = await create({ rego_expiry: '2029-06-30', build_date: '2025-06-30', compliance_date: '2025-07-01' })
    await migrateDown(running.cms, later.length)
    const { pool } = running.cms.db
    const moments = ['2027-01-31T12:00:00Z', '2025-06-30T00:00:00Z', '2025-01-05T11:30:00Z']
    const back = await pool.query('select to_json(rego_expiry) as at from vehicles where id = $1', [id])
    expect(new Date(back.rows[0].at)).toEqual(new Date('2029-06-30T00:00:00Z'))
    await pool.query('update vehicles set rego_expiry = $2, build_date = $3, compliance_date = $4 where id = $1', [
      id,
      ...moments,
    ])
    await pool.query(
      'update _vehicles_v set version_rego_expiry = $2, version_build_date = $3, version_compliance_date = $4 where parent_id = $1',
      [id, ...moments],
    )
    await migrate(running.cms)
    const days = { rego_expiry: '2027-01-31', build_date: '2025-06-30', compliance_date: '2025-01-06' }
    expect(await running.cms.findByID({ collection: 'vehicles', id })).toMatchObject(days)
    const { docs } = await running.cms.findVersions({ collection: 'vehicles', where: { parent: { equals: id } } })
    expect(docs[0]?.version).toMatchObject(days)
  })
})
