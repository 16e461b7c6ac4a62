import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { explainDiskError, requireSpace } from './disk-space.ts'

test('a file larger than the free space is refused with a message that names the folder and the free space', async () => {
  await expect(requireSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toThrow(
    new RegExp(`The disk of ${tmpdir()} is full: [\\d.]+ MB are free`),
  )
})

test('a small file on a disk with room is not refused', async () => {
  await expect(requireSpace(tmpdir(), 1)).resolves.toBeUndefined()
})

test('other errors stay unchanged', async () => {
  const error = Object.assign(new Error('no'), { code: 'EACCES' })
  expect(await explainDiskError(error, tmpdir())).toBe(error)
})
