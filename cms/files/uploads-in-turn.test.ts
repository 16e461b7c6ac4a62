import { setImmediate as turn } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { expect, onTestFinished, test, vi } from 'vitest'
import { decodeInTurn, endDecoding, inTurn } from './uploads-in-turn.ts'

/** A request, as far as the queue reads it. */
const aRequest = (signal?: AbortSignal): PayloadRequest => ({ context: {}, signal }) as never

const store = (req: PayloadRequest) => endDecoding({ req, data: { alt: 'Late' } } as never)

test('uploads run one at a time, in the order of their arrival', async () => {
  const log: string[] = []
  const upload = (name: string) =>
    decodeInTurn(aRequest(), async () => {
      log.push(`${name} begins`)
      await turn()
      log.push(`${name} ends`)
    })
  await Promise.all(['a', 'b', 'c'].map(upload))
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('an upload that fails or never ends does not hold up the next', async () => {
  const hanging = decodeInTurn(aRequest(), () => new Promise<never>(() => undefined), 20)
  const failing = decodeInTurn(aRequest(), () => Promise.reject(new Error('damaged')))
  const next = decodeInTurn(aRequest(), () => Promise.resolve('stored'))
  await expect(hanging).rejects.toMatchObject({ status: 422, message: expect.stringContaining('took too long') })
  await expect(failing).rejects.toThrow('damaged')
  expect(await next).toBe('stored')
})

test('an upload that was refused for its time is not stored when it ends at last', async () => {
  const req = aRequest()
  expect(store(req)).toEqual({ alt: 'Late' })
  await expect(decodeInTurn(req, () => new Promise<never>(() => undefined), 20)).rejects.toThrow('took too long')
  expect(() => store(req)).toThrow('took too long')
})

test('an upload whose storing has begun in time is answered by its own outcome, and the next one waits for it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const req = aRequest()
  const log: string[] = []
  const { promise: isStored, resolve: endStoring } = Promise.withResolvers<void>()
  const storing = decodeInTurn(req, async () => {
    // A hook of Payload has a copy of the request's context.
    store({ ...req, context: { ...req.context } })
    await isStored
    log.push('stored')
  })
  const next = decodeInTurn(aRequest(), async () => void log.push('next'))
  await vi.advanceTimersByTimeAsync(300_000)
  endStoring()
  await Promise.all([storing, next])
  expect(log).toEqual(['stored', 'next'])
})

test('an upload whose client has left before its turn is not begun', async () => {
  const client = new AbortController()
  const log: string[] = []
  const before = decodeInTurn(aRequest(), async () => client.abort())
  const left = decodeInTurn(aRequest(client.signal), async () => void log.push('begun'))
  await before
  await expect(left).rejects.toThrow('was not stored')
  expect(log).toEqual([])
})

test('strangers do not take turns: their access is denied first', async () => {
  const { promise: heldUp, resolve: goOn } = Promise.withResolvers<void>()
  const before = decodeInTurn(aRequest(), () => heldUp)
  const req = Object.assign(new Request('http://localhost'), { context: {}, user: null }) as never
  expect(await inTurn(() => new Response(null, { status: 403 }))(req)).toMatchObject({ status: 403 })
  goOn()
  await before
})
