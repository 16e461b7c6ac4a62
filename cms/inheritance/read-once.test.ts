import type { PayloadRequest } from 'payload'
import { expect, test, vi } from 'vitest'
import { readOnce } from './read-once.ts'

const aRequest = (headers = new Headers()): PayloadRequest => ({ headers }) as never

test('a value is read once for a request, each of its copies and all who ask at once', async () => {
  const reads: string[] = []
  const read = readOnce((_req, key: string) => Promise.resolve(reads.push(key)))
  const headers = new Headers()
  await Promise.all([read(aRequest(headers), 'a'), read(aRequest(headers), 'a'), read(aRequest(headers), 'b')])
  await read(aRequest(), 'a')
  expect(reads).toEqual(['a', 'b', 'a'])
})

test('a read that failed is repeated when it is asked for again', async () => {
  const read = readOnce(vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce('kept'))
  const req = aRequest()
  await expect(read(req, 'a')).rejects.toThrow('lost')
  expect(await read(req, 'a')).toBe('kept')
  expect(await read(req, 'a')).toBe('kept')
})
