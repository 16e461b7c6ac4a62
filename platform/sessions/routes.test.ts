import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { type Api, type EndpointOutput, endpoints } from '#schemas/api/endpoints.ts'
import { problem } from '#schemas/problem.ts'
import { readHead, rememberHead } from '../http/request-head.ts'
import { signInRoutes } from './routes.ts'

const asked = '?type=checkout&redirect=%2Fcars%2Fa%2Fcheckout&back=%2Fcars%2Fa'

interface PostOptions {
  search?: string
  headers?: Record<string, string>
  /** The result of each API call. */
  failure?: Error
}

const answered = <K extends keyof typeof endpoints>(name: K) =>
  endpoints[name].output.parse({ shopper: null, channel: 'sms', again_in: 30 }) as EndpointOutput<K>

/** A form of the sign-in page, posted by a browser without script. */
async function post(fields: Record<string, string>, { search = asked, headers = {}, failure }: PostOptions = {}) {
  const calls: unknown[] = []
  const api: Api = {
    call: (name, input) => {
      calls.push([name, input])
      return failure ? Promise.reject(failure) : Promise.resolve(answered(name))
    },
  }
  const app = express()
  app.use((req, _res, next) => {
    rememberHead(req, readHead(req, null))
    next()
  })
  app.use(signInRoutes(() => Promise.resolve(api)))
  const server = app.listen(0, '127.0.0.1')
  try {
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/sign-in${search}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
      redirect: 'manual',
    })
    const [cookie = ''] = answer.headers.getSetCookie()
    return { status: answer.status, to: answer.headers.get('location'), cookie, calls }
  } finally {
    server.close()
  }
}

test('an address leads on to the step of the code, and is kept by the browser, out of reach of scripts', async () => {
  const { status, to, cookie, calls } = await post({ step: 'address', to: '0412 345 678' })
  expect([status, to]).toEqual([303, `/sign-in${asked}&step=code`])
  expect(cookie).toMatch(/^sign-in-to=0412%20345%20678; Max-Age=600; Path=\/; .*HttpOnly; SameSite=Lax$/)
  expect(calls).toEqual([['sessionCode', { to: '0412 345 678' }]])
})

test('the right code redirects to the original page, and the address is cleared', async () => {
  const headers = { cookie: 'sign-in-to=0412%20345%20678' }
  const { to, cookie, calls } = await post({ step: 'code', code: '123456' }, { headers })
  expect([to, calls]).toEqual(['/cars/a/checkout', [['signIn', { to: '0412 345 678', code: '123456' }]]])
  expect(cookie).toMatch(/^sign-in-to=; Max-Age=0/)
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'after signing in the redirect never leads to %s',
  async (elsewhere) => {
    const search = `?${new URLSearchParams({ type: 'checkout', redirect: elsewhere, back: elsewhere })}`
    const ways = [await post({ step: 'code', code: '123456' }, { search }), await post({ step: 'back' }, { search })]
    expect(ways.map(({ to }) => to)).toEqual(['/', '/'])
  },
)

test.each([
  ['address', new ApiFailure(problem('input-invalid')), 'address'],
  ['code', new ApiFailure(problem('code-wrong')), 'code'],
  ['code', new ApiFailure(problem('too-many-requests')), 'often'],
  ['address', new ApiFailure(problem('busy')), 'ours'],
  ['code', Object.assign(new Error('no'), { code: 'ECONNREFUSED' }), 'ours'],
])('what went wrong at the step of the %s (%s) is said there', async (step, failure, trouble) => {
  const { status, to } = await post({ step }, { failure, search: `${asked}&trouble=often` })
  expect([status, to]).toEqual([303, `/sign-in${asked}&step=${step}&trouble=${trouble}`])
})

test('from the code one goes back to the address, and from there to where one came from', async () => {
  const again = await post({ step: 'again' }, { search: `${asked}&step=code&trouble=code` })
  expect(again.to).toBe(`/sign-in${asked}&step=address`)
  expect((await post({ step: 'back' })).to).toBe('/cars/a')
})

test('a form of another origin signs nobody in', async () => {
  const headers = { origin: 'https://evil.example' }
  expect(await post({ step: 'code', code: '123456' }, { headers })).toMatchObject({ status: 403, calls: [] })
})
