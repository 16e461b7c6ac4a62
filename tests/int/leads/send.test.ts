import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formRoutes } from '#platform/leads/routes.ts'
import type { RefusedForm } from '#schemas/lead/refused-form.ts'
import { listLeadFields } from '#schemas/lead/lead-form.ts'
import { readHead, rememberHead } from '#platform/http/request-head.ts'
import { aCar, aLocation, type DealerAtWork, dealersAtWork, sunday } from './a-dealer.ts'

let dealers: DealerAtWork
let server: Server
let origin: string
let car: number
let refusals: RefusedForm[] = []
beforeAll(async () => {
  dealers = await dealersAtWork()
  const { alpha } = dealers.sites
  car = await aCar(dealers.cms, alpha, { location: await aLocation(dealers.cms, alpha) })
  const app = express().use(
    formRoutes({
      apiFor: () => dealers.apiOf(alpha),
      renderRefused: async (_, refused) => {
        refusals.push(refused)
        return { html: refused.problem.title, styleHashes: [], scriptHashes: [], isTagged: false }
      },
      formInOutage: () => Promise.reject(new Error('The database is there.')),
      now: () => sunday,
    }),
  )
  server = createServer((req, res) => {
    rememberHead(req, readHead(req, null))
    app(req, res)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await dealers.stop()
})

const answers = { kind: 'enquiry', name: 'Al', phone: '0412 345 678', email: 'al@example.com', postcode: '4215' }
const post = (values: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${origin}/send`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, ...headers },
    body: new URLSearchParams({ ...answers, ...values }),
  })
const leadsWith = async (message: string) =>
  (await dealers.pool.query('select vehicle_id, opt_in from leads where message = $1', [message])).rows

test('a form without script is a lead about the vehicle of its page’s address, and leads to /success', async () => {
  const sent = await post({ message: 'By post', opt_in: 'on' }, { referer: `${origin}/contact?car_id=${car}` })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/success'])
  expect(await leadsWith('By post')).toEqual([{ vehicle_id: car, opt_in: true }])
})

test('a form without script says its page and the parameters of its address', async () => {
  await post({ message: 'From a letter' }, { referer: `${origin}/finance?utm_source=letter&car_id=${car}` })
  const { rows } = await dealers.pool.query(
    `select lead_attributes as about from leads where message = 'From a letter'`,
  )
  expect(rows[0]?.about).toMatchObject({
    visited_pages: ['/finance'],
    linked_query_params: { utm_source: 'letter', car_id: String(car) },
  })
})

test('a box that was not ticked is no consent', async () => {
  await post({ message: 'No news' })
  expect(await leadsWith('No news')).toMatchObject([{ opt_in: false }])
})

test('the same answers from the pages of two vehicles are an enquiry about each', async () => {
  const other = await aCar(dealers.cms, dealers.sites.alpha)
  for (const id of [car, other]) await post({ message: 'Which one?' }, { referer: `${origin}/contact?car_id=${id}` })
  const leads = await leadsWith('Which one?')
  expect(new Set(leads.map((lead) => lead.vehicle_id))).toEqual(new Set([car, other]))
  expect(leads).toHaveLength(2)
})

test('the same form sent twice that day is one lead', async () => {
  await Promise.all([post({ message: 'Twice' }), post({ message: 'Twice' })])
  expect(await leadsWith('Twice')).toHaveLength(1)
})

test('what is wrong is said with the form, which has what was typed in it, about the same vehicle (locations §5)', async () => {
  refusals = []
  const from = `${origin}/contact?car_id=${car}`
  const refused = await post({ message: '', postcode: '1' }, { referer: from })
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store'])
  const [{ form, problem, ...more } = { form: null, problem: null }] = refusals
  expect(more).toEqual({ from })
  expect(form?.vehicle?.id).toBe(car)
  expect(problem?.fields?.map(({ message }) => message)).toEqual([
    'Invalid postcode. Please enter a 4-digit number.',
    'Please enter your comments.',
  ])
  const typed = Object.fromEntries((form ? listLeadFields(form) : []).map(({ name, initial }) => [name, initial]))
  expect(typed).toMatchObject({ name: 'Al', phone: '0412 345 678', postcode: '1', message: '', opt_in: false })
})

test('a form that was refused once is a lead of the page that it was first on', async () => {
  const from = `${origin}/contact?car_id=${car}`
  await post({ message: 'Second try', from, car_id: String(car) }, { referer: `${origin}/send` })
  await post({ message: 'Made up', from: 'https://evil.example/x' }, { referer: `${origin}/send` })
  const { rows } = await dealers.pool.query(
    "select message, url from leads where message in ('Second try', 'Made up') order by id",
  )
  expect(rows).toEqual([
    { message: 'Second try', url: from },
    { message: 'Made up', url: `${origin}/send` },
  ])
})

test('a form on somebody else’s page is refused', async () => {
  expect((await post({ message: 'Forged' }, { origin: 'https://evil.example' })).status).toBe(403)
  expect(await leadsWith('Forged')).toEqual([])
})

test.each<Record<string, string>>([
  { kind: 'bribe' },
  { car_id: '-5', message: 'x'.repeat(70_000) },
  { name: '\u0000' },
])('nonsense is no failure of ours: %j', async (values) => {
  expect((await post(values)).status).toBeLessThan(500)
})
