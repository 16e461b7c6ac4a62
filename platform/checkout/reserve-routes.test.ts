import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, expect, test } from 'vitest'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import { problem, type ProblemCode } from '#schemas/problem.ts'
import { readHead, rememberHead } from '../http/request-head.ts'
import { reserveRoutes } from './reserve-routes.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

const filled = { slug: 'kia', name: 'Al', phone: '0412 345 678', email: 'al@example.com', terms: 'on' }

/** Answers of the platform in order: a problem code, or the payment's code. */
async function reserve(answers: readonly { refused?: ProblemCode; code?: string }[]) {
  const keys: unknown[] = []
  const api: Api = {
    call: async (_name, input) => {
      const { refused, code } = answers[keys.length] ?? {}
      keys.push('key' in input ? input.key : null)
      if (refused) throw new ApiFailure(problem(refused))
      return { code, pay_url: 'http://pay.example', expires_at: '' } as never
    },
  }
  const page = { html: 'a page of the site', styleHashes: [], scriptHashes: [], isTagged: false }
  const parts = { apiFor: async () => api, renderAnswer: async () => page, now: () => new Date('2026-11-22T00:00:00Z') }
  const app = express().use(reserveRoutes(parts))
  const server = createServer((req, res) => {
    rememberHead(req, readHead(req, null))
    app(req, res)
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { status, headers } = await fetch(`${own}/reserve`, {
    method: 'POST',
    headers: { origin: own },
    body: new URLSearchParams(filled),
    redirect: 'manual',
  })
  return { status, leads: headers.get('location'), keys }
}

test('without script a reservation leads to the page of its payment', async () => {
  const { status, leads } = await reserve([{ code: 'abc' }])
  expect([status, leads]).toEqual([303, '/payment/return?code=abc'])
})

test('a shopper who left the payment reserves again with the same answers on the same day', async () => {
  const { leads, keys } = await reserve([{ refused: 'reservation-ended' }, { code: 'second' }])
  expect(leads).toBe('/payment/return?code=second')
  expect(new Set(keys).size).toBe(2)
})

test('a refusal is answered with its status, and not retried', async () => {
  const { status, keys } = await reserve([{ refused: 'vehicle-held' }])
  expect([status, keys.length]).toEqual([409, 1])
})
