import { expect, test, vi } from 'vitest'
import { addressOfMedia, byName, uploadMedia } from './upload-media.ts'

test('frames that are chosen together come in the order of their numbers, not of their letters', () => {
  const names = ['spin-10.webp', 'spin-2.webp', 'spin-1.webp'].map((name) => ({ name }))
  expect(byName(names).map(({ name }) => name)).toEqual(['spin-1.webp', 'spin-2.webp', 'spin-10.webp'])
})

test('a file of the library has an address on the site, whatever its name', () => {
  expect(addressOfMedia('front door #2.jpg')).toBe('/media/front%20door%20%232.jpg')
})

test('a file that the server refuses is refused in its words, not with the name of a form’s field', async () => {
  const errors = [{ message: 'Invalid or corrupted PDF file.', path: 'file' }]
  const answer = { errors: [{ message: 'The following field is invalid: file', data: { errors } }] }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer, { status: 400 })))
  await expect(uploadMedia('', { file: new File([], 'report.pdf'), tenant: 1 })).rejects.toThrow(
    'Invalid or corrupted PDF file.',
  )
  vi.unstubAllGlobals()
})
