import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffEndpoints } from '#schemas/api/staff-endpoints.ts'
import { aPerson, twoSites, type Sites } from '#tests/int/cms/staff.ts'
import { aVehicle } from '#tests/int/platform/sites.ts'
import { startFakePartners } from '#seed/partners/fake-partners.ts'
import { aPaidReservation } from './a-paid-reservation.ts'
import { startStaffServer, type StaffServer } from './staff-server.ts'

let server: StaffServer
let partners: Awaited<ReturnType<typeof startFakePartners>>
let sites: Sites
let tokens: Record<'admin' | 'editor' | 'sales' | 'stranger' | 'designer', string>

beforeAll(async () => {
  partners = await startFakePartners()
  server = await startStaffServer({
    PAYMENTS_URL: `${partners.url}/payments`,
    PAYMENTS_KEY: 'the-tests-move-no-money',
  })
  const { cms } = server
  sites = await twoSites(cms)
  tokens = {
    admin: (await aPerson(cms, 'root', 'platform-admin', [])).token,
    editor: (await aPerson(cms, 'editor', 'editor', [sites.own])).token,
    sales: (await aPerson(cms, 'sales', 'sales', [sites.own])).token,
    designer: (await aPerson(cms, 'designer', 'editor', [sites.template])).token,
    stranger: (await aPerson(cms, 'stranger', 'tenant-admin', [sites.other])).token,
  }
  await cms.update({ collection: 'tenants', id: sites.own, data: { config: { stock: { soldForDays: 0 } } } })
  const cars = [
    { stocknum: 'A1', make: 'Kia', model: 'Sportage' },
    { stocknum: 'A2', make: 'Mazda', model: 'CX-5' },
    { stocknum: 'A3', make: 'Kia', model: 'Cerato', status: 'sold' },
  ]
  for (const car of cars) await aVehicle(cms, { tenant: sites.own, ...car })
  await aVehicle(cms, { tenant: sites.other, stocknum: 'B1', make: 'Tesla', model: 'Model Y' })
  await server.reindex()
})
afterAll(async () => {
  await server.stop()
  await partners.stop()
})

const search = (tenant: number, asking: Parameters<StaffServer['ask']>[1] = {}, grammar = '') =>
  server.ask(`/staff/search?tenant=${tenant}${grammar}`, asking)

test.each(Object.entries(staffEndpoints))('%s is answered to nobody who is not signed in', async (_name, endpoint) => {
  const { path, method } = endpoint
  const { status, type, body } = await server.ask(path, { method })
  expect([status, type]).toEqual([401, 'application/problem+json'])
  expect(body).toMatchObject({ code: 'not-signed-in', status: 401 })
})

test.each(['editor', 'sales', 'admin'] as const)('%s searches the stock of a site of theirs', async (who) => {
  const { status, body } = await search(sites.own, { token: tokens[who] })
  expect(status).toBe(200)
  expect(body).toMatchObject({ count: 2, isTemplate: false, facets: { make: { Kia: 1, Mazda: 1 } } })
})

test('a sold vehicle is not counted on a site that does not list them: vehicles §4', async () => {
  const { body } = await search(sites.own, { token: tokens.editor }, '&refinementList[make][0]=Kia')
  expect(body).toMatchObject({ count: 1, hits: [{ stocknum: 'A1' }] })
})

test('the search speaks the grammar of the public one (locations §2, Search address)', async () => {
  const { body } = await search(sites.own, { token: tokens.editor }, '&query=mazda&hitsPerPage=1')
  expect(body).toMatchObject({ count: 1, pages: 1, hits: [{ make: 'Mazda' }] })
})

test('a caller who sends what looks like a problem of ours gets an answer of ours', async () => {
  const { status, body } = await server.ask('/staff/vehicles?kind=problem&status=teapot', { token: tokens.editor })
  expect([status, body]).toMatchObject([400, { code: 'input-invalid' }])
})

test('another site’s stock is refused, whether or not there is such a site', async () => {
  for (const tenant of [sites.own, sites.template, 999_999]) {
    const { status, body } = await search(tenant, { token: tokens.stranger })
    expect([status, body]).toEqual([403, expect.objectContaining({ code: 'not-allowed' })])
  }
})

test('a template, which has no stock, is searched on the sites that use it', async () => {
  const { status, body } = await search(sites.template, { token: tokens.admin })
  expect(status).toBe(200)
  expect(body).toMatchObject({ count: 2, isTemplate: true, sites: [{ name: 'Own', count: 2 }] })
})

test('anyone who works for a template hears nothing of the stock of sites that are not theirs', async () => {
  const { status, body } = await search(sites.template, { token: tokens.designer })
  expect(status).toBe(200)
  expect(body).toMatchObject({ count: 0, hits: [], isTemplate: true, sites: [], facets: { make: {} } })
})

test('a platform administrator hears that there is no such site', async () => {
  expect((await search(999_999, { token: tokens.admin })).status).toBe(404)
})

test.each(['', '0', 'own', '1.5', '1e99'])('the site “%s” is no site', async (tenant) => {
  const { status, body } = await server.ask(`/staff/search?tenant=${tenant}`, { token: tokens.admin })
  expect([status, body]).toEqual([400, expect.objectContaining({ code: 'input-invalid' })])
})

test('a page of another origin cannot use the session, neither to read nor to write', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await search(sites.own, { token: tokens.editor, headers })).status).toBe(401)
  const written = await search(sites.own, { token: tokens.editor, method: 'POST', headers })
  expect([written.status, written.body]).toEqual([403, expect.objectContaining({ code: 'not-allowed' })])
})

test('what changes something needs the admin’s own origin, and a session is not enough', async () => {
  const headers = { origin: 'http://own.localhost:3000', 'sec-fetch-site': 'same-site' }
  expect((await search(sites.own, { token: tokens.editor, method: 'POST', headers })).status).toBe(403)
})

test('a method that the table does not name is refused', async () => {
  expect((await search(sites.own, { token: tokens.editor, method: 'POST' })).status).toBe(405)
})

test('an address that is in no table is not found', async () => {
  expect((await server.ask('/staff/secrets', { token: tokens.admin })).status).toBe(404)
})

const post = (path: string, who: keyof typeof tokens, body: object) =>
  server.ask(path, { token: tokens[who], method: 'POST', body })
const end = (who: keyof typeof tokens, body: object) => post('/staff/reservations/end', who, { reason: '', ...body })
const stateOf = async (id: number) => {
  const { state, notes, vehicle } = await server.cms.findByID({ collection: 'reservations', id, depth: 1 })
  const car = typeof vehicle === 'object' ? vehicle : null
  return { state, notes: notes ?? '', reserved: car?.reserved, status: car?.status }
}

test('sales cancel a reservation: the vehicle is for sale again, the money is back, and who and why stands in the notes', async () => {
  const { reservation } = await aPaidReservation(server.cms, sites.own)
  const asked = { tenant: sites.own, reservation, move: 'cancel', reason: 'Found a nearer one' }
  const { status, body } = await end('sales', asked)
  expect([status, body]).toEqual([200, { state: 'refunded' }])
  const now = await stateOf(reservation)
  expect(now).toMatchObject({ state: 'refunded', reserved: false, status: 'in_stock' })
  expect(now.notes).toMatch(/^\d{4}-\d\d-\d\d sales@staff\.example: Cancelled\. Found a nearer one$/)
  expect((await end('sales', asked)).body).toMatchObject({ code: 'state-changed' })
})

test('what sales marked as sold is sold, and its deposit can still go back', async () => {
  const { reservation } = await aPaidReservation(server.cms, sites.own)
  const asked = { tenant: sites.own, reservation }
  expect((await end('sales', { ...asked, move: 'complete' })).body).toEqual({ state: 'completed' })
  expect(await stateOf(reservation)).toMatchObject({ reserved: false, status: 'sold' })
  expect((await end('admin', { ...asked, move: 'refund' })).body).toEqual({ state: 'refunded' })
  expect((await stateOf(reservation)).notes.split('\n')).toHaveLength(2)
})

test('editors and people of another site end no reservation, under whichever site they name it', async () => {
  const { reservation } = await aPaidReservation(server.cms, sites.own)
  const asked = { reservation, move: 'cancel' }
  const answers = [
    await end('editor', { ...asked, tenant: sites.own }),
    await end('stranger', { ...asked, tenant: sites.own }),
    await end('stranger', { ...asked, tenant: sites.other }),
  ]
  expect(answers.map(({ body }) => body)).toMatchObject([
    { code: 'not-allowed' },
    { code: 'not-allowed' },
    { code: 'state-changed' },
  ])
  expect(await stateOf(reservation)).toMatchObject({ state: 'paid', reserved: true })
})

test('an online payment is paid back by sales of its own site, once; a deposit goes back with its reservation alone', async () => {
  const invoice = await aPaidReservation(server.cms, sites.own, { isInvoice: true })
  const deposit = await aPaidReservation(server.cms, sites.own)
  const refund = (who: keyof typeof tokens, tenant: number, payment: number) =>
    post('/staff/payments/refund', who, { tenant, payment })
  expect((await refund('editor', sites.own, invoice.payment)).body).toMatchObject({ code: 'not-allowed' })
  expect((await refund('stranger', sites.other, invoice.payment)).body).toMatchObject({ code: 'state-changed' })
  expect((await refund('sales', sites.own, deposit.payment)).body).toMatchObject({ code: 'state-changed' })
  expect((await refund('sales', sites.own, invoice.payment)).body).toEqual({ state: 'refunded' })
  expect((await refund('sales', sites.own, invoice.payment)).body).toMatchObject({ code: 'state-changed' })
})
