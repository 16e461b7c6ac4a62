import { expect, test } from 'vitest'
import { crawledPicture } from './crawled-picture.ts'

test('our own AVIF pictures are named as JPEG for crawlers, in their own width', () => {
  expect(crawledPicture('/media/lead-picture.avif')).toBe('/_img/q_75,f_jpeg/media/lead-picture.avif')
  expect(crawledPicture('/stock/a%20b.avif')).toBe('/_img/q_75,f_jpeg/stock/a%20b.avif')
})

test.each(['/media/logo.png', '/stock/a.webp', 'https://photos.example/media/a.avif', '/_share/cars/a.jpg?v=1'])(
  '%s stays',
  (url) => {
    expect(crawledPicture(url)).toBe(url)
  },
)
