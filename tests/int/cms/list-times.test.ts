import { flattenAllFields } from 'payload'
import { isValidElement } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MomentCell } from '#cms/admin/fields/moment-cell.tsx'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { twoDealers } from '#tests/int/platform/sites.ts'

let running: TestCms
let sites: Awaited<ReturnType<typeof twoDealers>>
beforeAll(async () => {
  running = await startCms()
  sites = await twoDealers(running.cms)
  for (const [id, timeZone] of [
    [sites.alpha, 'Pacific/Auckland'],
    [sites.beta, 'Australia/Perth'],
  ] as const)
    await running.cms.update({ collection: 'tenants', id, data: { timeZone } })
})
afterAll(() => running.stop())

/** The words of one list column, in which the cells are drawn in one turn. */
const listWords = (collectionSlug: string, rows: readonly { id: number; cellData: string }[], name: string) => {
  const fields = running.cms.collections[collectionSlug as 'pages'].config.fields
  const field = flattenAllFields({ fields }).find((each) => each.name === name)
  const cell: unknown = field ? Reflect.get(Object(field.admin?.components), 'Cell') : null
  const serverProps: object = Reflect.get(Object(cell), 'serverProps')
  return Promise.all(
    rows.map(async ({ id, cellData }) => {
      const props = { ...serverProps, cellData, collectionSlug, payload: running.cms, rowData: { id } }
      const shown = await MomentCell(props as unknown as Parameters<typeof MomentCell>[0])
      return isValidElement<{ children: string }>(shown) ? shown.props.children : null
    }),
  )
}

test('every list shows when a document was created and changed on the clock of its site', async () => {
  const { collections } = running.cms.config
  const placed = collections.filter(({ fields }) => fields.some((field) => 'name' in field && field.name === 'tenant'))
  expect(placed.length).toBeGreaterThan(30)
  const unlike = placed.filter(({ fields }) => {
    const stamps = fields.filter((field) => 'name' in field && /^(?:created|updated)At$/.test(field.name))
    return !/MomentCell.*MomentCell/.test(JSON.stringify(stamps.map((field) => field.admin)))
  })
  expect(unlike.map(({ slug }) => slug)).toEqual([])
  const promos = await Promise.all(
    [sites.alpha, sites.beta].map((tenant) =>
      running.cms.create({ collection: 'promos', data: { tenant, name: 'Summer' } }),
    ),
  )
  const rows = promos.map(({ id }) => ({ id, cellData: '2027-01-31T12:30:00.000Z' }))
  expect(await listWords('promos', rows, 'updatedAt')).toEqual([
    'Mon 1 Feb 2027, 1:30 am NZDT',
    'Sun 31 Jan 2027, 8:30 pm AWST',
  ])
  expect(await listWords('tenants', [{ id: sites.beta, cellData: '2027-01-31T12:30:00.000Z' }], 'createdAt')).toEqual([
    'Sun 31 Jan 2027, 8:30 pm AWST',
  ])
})

test('the last day of a campaign is the same day in the lists of all sites', async () => {
  const ends = { [sites.alpha]: '2027-01-31T11:00:00.000Z', [sites.beta]: '2027-01-31T16:00:00.000Z' }
  const rows = await Promise.all(
    Object.entries(ends).map(async ([tenant, expiry]) => {
      const data = { tenant: Number(tenant), name: 'January', expiry }
      return { id: (await running.cms.create({ collection: 'promos', data })).id, cellData: expiry }
    }),
  )
  expect(await listWords('promos', rows, 'expiry')).toEqual(['Sun 31 Jan 2027', 'Sun 31 Jan 2027'])
})
