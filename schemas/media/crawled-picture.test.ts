import { expect, test } from 'vitest'
import { crawledPicture } from './crawled-picture.ts'

test('our own AVIF pictures are named as JPEG for crawlers, in their own width', () => {
  expect(crawledPicture('/media/lead-picture.avif')).toBe('/_img/q_75,f_jpeg/media/lead-picture.avif')
  expect(crawledPicture('/stock/a%20b.avif')).toBe('/_img/q_75,f_jpeg/stock/a%20b.avif')
  expect(crawledPicture('/media/cover.avif?v=l0a1b2c3')).toBe('/_img/q_75,f_jpeg/media/cover.avif?v=l0a1b2c3')
})

test.each([
  '/media/logo.png',
  '/media/logo.png?v=l0.avif',
  '/stock/a.webp',
  'https://photos.example/media/a.avif',
  '/_share/cars/a.jpg?v=1',
])('%s stays', (url) => {
  expect(crawledPicture(url)).toBe(url)
})
