import { setImmediate as turn } from 'node:timers/promises'
import type { PayloadHandler, PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { inTurn, refuseLateUpload } from './uploads-in-turn.ts'

/** A request of a signed-in person, as far as the queue reads it. */
const aRequest = () => Object.assign(new Request('http://localhost'), { context: {}, user: { id: 1 } }) as never

const answer: PayloadHandler = () => Response.json({})

test('uploads run one at a time, in the order of their arrival', async () => {
  const log: string[] = []
  const upload = (name: string) =>
    inTurn(async () => {
      log.push(`${name} begins`)
      await turn()
      log.push(`${name} ends`)
      return new Response()
    })(aRequest())
  await Promise.all(['a', 'b', 'c'].map(upload))
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('an upload that fails or never ends does not hold up the next', async () => {
  const hanging = inTurn(() => new Promise<never>(() => undefined), 20)(aRequest())
  const failing = inTurn(() => Promise.reject(new Error('damaged')))(aRequest())
  const next = inTurn(answer)(aRequest())
  await expect(hanging).rejects.toMatchObject({ status: 422, message: expect.stringContaining('took too long') })
  await expect(failing).rejects.toThrow('damaged')
  expect((await next).status).toBe(200)
})

test('an upload that was given up is not stored when it ends at last', async () => {
  const req: PayloadRequest = aRequest()
  const store = () => refuseLateUpload({ req, data: { alt: 'Late' } } as never)
  expect(store()).toEqual({ alt: 'Late' })
  await expect(inTurn(() => new Promise<never>(() => undefined), 20)(req)).rejects.toThrow('took too long')
  expect(store).toThrow('took too long')
})

test('strangers do not take turns: their access is denied first', async () => {
  const hanging = inTurn(() => new Promise<never>(() => undefined), 200)(aRequest()).catch(() => 'given up')
  const req = Object.assign(new Request('http://localhost'), { context: {}, user: null }) as never
  expect(await Promise.race([hanging, inTurn(answer)(req).then(({ status }) => status)])).toBe(200)
})
