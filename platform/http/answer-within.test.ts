import { expect, test } from 'vitest'
import type { Api } from '#schemas/api/endpoints.ts'
import { answerApiWithin } from './answer-within.ts'

const never: Api = { call: () => new Promise(() => undefined) }

test('a call that takes too long is given up by a problem that says to try again', async () => {
  const api = answerApiWithin(never, { began: performance.now(), within: 10 })
  await expect(api.call('locations', {})).rejects.toMatchObject({
    problem: { status: 503, code: 'temporarily-unavailable' },
  })
})

test('the time that earlier calls of a request took counts', async () => {
  const api = answerApiWithin(never, { began: performance.now() - 60_000 })
  await expect(api.call('locations', {})).rejects.toMatchObject({ problem: { status: 503 } })
})
