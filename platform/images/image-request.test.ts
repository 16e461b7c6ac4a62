import { expect, test } from 'vitest'
import { isAllowedWidth, negotiateFormat, readImageRequest } from './image-request.ts'

test('a picture is asked for by width, quality and format', () => {
  expect(readImageRequest('/w_640,q_75,f_auto/stock/ab12.webp')).toEqual({
    width: 640,
    quality: 75,
    format: 'auto',
    source: { kind: 'stock', file: 'ab12.webp' },
  })
})

test('quality is 75 and the format the browser’s best where nothing is said (vehicles §9, Picture limits; locations §9, Plans and pictures)', () => {
  expect(readImageRequest('/_/media/front%20door.jpg')).toMatchObject({ width: null, quality: 75, format: 'auto' })
})

test.each([
  '/w_640/https://elsewhere.example/a.jpg',
  '/w_640/media/../../etc/passwd',
  '/w_640/media/..%2f..%2fetc%2fpasswd',
  '/w_640/media/%2e%2e',
  '/w_640/media/.env',
  '/w_640/leads/1.jpg',
  '/w_640,blur_90/media/a.jpg',
  '/w_640,q_100/media/a.jpg',
  '/w_-1/media/a.jpg',
  '/f_svg/media/a.jpg',
  '/w_640/media/a%00.jpg',
  '/w_640/media/%',
  '/',
])('%s asks for nothing of ours', (path) => {
  expect(readImageRequest(path)).toBeNull()
})

test('a width is one of a few, or the picture’s own', () => {
  expect([640, 641, 1024].map((width) => isAllowedWidth(width, 1024))).toEqual([true, false, true])
})

test.each([
  ['image/avif,image/webp,*/*', 'jpeg', 'avif'],
  ['image/webp,*/*', 'jpeg', 'webp'],
  ['*/*', 'jpeg', 'jpeg'],
  ['*/*', 'png', 'png'],
  ['*/*', 'webp', 'jpeg'],
  ['image/avif,image/webp', 'gif', 'webp'],
])('a browser that accepts %s gets a %s as %s', (accept, own, format) => {
  expect(negotiateFormat(accept, own)).toBe(format)
})
