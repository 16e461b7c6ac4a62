import { expect, test } from 'vitest'
import { shownImages } from './shown-images.ts'

const picture = (url: string, isVideo = false) => ({ image: { url, thumb: { url } }, isVideo })

test('a vehicle shows its own pictures and its videos, in their order, and nothing of other servers', () => {
  const own = picture('/stock/1.webp')
  const video = picture('https://www.youtube.com/watch?v=1', true)
  expect(
    shownImages([picture('https://cdn.example.com/1.jpg'), own, picture('//cdn.example.com/2.jpg'), video]),
  ).toEqual([own, video])
})

test('a picture whose small version is missing or on another server is its own small version', () => {
  const withThumb = (thumb: string) => ({ image: { url: '/stock/1.webp', thumb: { url: thumb } }, isVideo: false })
  const shown = shownImages([withThumb(''), withThumb('https://cdn.example.com/1.jpg'), withThumb('/stock/small.webp')])
  expect(shown.map(({ image }) => image.thumb.url)).toEqual(['/stock/1.webp', '/stock/1.webp', '/stock/small.webp'])
})
