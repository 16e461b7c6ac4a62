import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { problem, toProblemJson } from '#schemas/problem.ts'
import { httpApi } from './http-api.ts'

let answer: (request: IncomingMessage, response: ServerResponse) => void
let asked: string[] = []
let origin = ''

const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  answer(request, response)
})

const json =
  (body: unknown, status = 200) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address && typeof address === 'object') origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
})

test('a search asks in the grammar of the public address', async () => {
  answer = json({ hits: [], count: 0, facets: {}, pages: 0, ms: 1 })
  await httpApi({ origin }).call('search', {
    facets: { make: ['Kia'] },
    ranges: { price: { max: 2_000_000 } },
    page: 2,
  })
  expect(decodeURIComponent(asked[0] ?? '')).toBe(
    'GET /api/search?refinementList[make][0]=Kia&range[price]=:20000&page=2',
  )
})

test('a slug stands in the path, whatever characters it has', async () => {
  answer = json(null)
  expect(await httpApi({ origin }).call('vehicle', { slug: 'a/b c' })).toBeNull()
  expect(asked).toEqual(['GET /api/cars/a%2Fb%20c'])
})

test('undefined parameters are left out of the URL', async () => {
  answer = json([])
  await httpApi({ origin }).call('locations', { type: undefined })
  await httpApi({ origin }).call('locations', { type: 'sales' })
  expect(asked).toEqual(['GET /api/locations', 'GET /api/locations?type=sales'])
})

test('a problem of the platform arrives as the failure that it names', async () => {
  answer = json(toProblemJson(problem('search-unavailable'), 'request-1'), 503)
  const failure = await httpApi({ origin })
    .call('salesCount', {})
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiFailure)
  expect(failure).toMatchObject({ problem: { code: 'search-unavailable', status: 503 } })
})

test('an answer that is no problem document, as from a proxy, is an unexpected failure', async () => {
  answer = (_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>')
  await expect(httpApi({ origin }).call('salesCount', {})).rejects.toMatchObject({ problem: { code: 'unexpected' } })
})
