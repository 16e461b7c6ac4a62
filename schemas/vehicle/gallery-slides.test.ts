import { expect, test } from 'vitest'
import { gallerySlides, getVideoPlace } from './gallery-slides.ts'
import { vehicleViewer } from './vehicle.ts'

const picture = (name: string, isVideo = false) => ({
  image: { url: name, thumb: { url: isVideo ? '/stock/thumb.webp' : name } },
  isVideo,
})
const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(`/stock/${index}.webp`))
const vehicle = (changes: Partial<Parameters<typeof gallerySlides>[0]>) => ({
  images: pictures(4),
  video_url: null,
  viewer: null,
  ...changes,
})
const film = (url: string) => vehicleViewer.parse({ external_video_url: url })
const kinds = (...input: Parameters<typeof gallerySlides>) =>
  gallerySlides(...input)
    .map(({ kind }) => (kind === 'video' ? 'V' : 'p'))
    .join('')

test.each([
  ['start', 'Vpppp'],
  ['second', 'pVppp'],
  ['middle', 'ppVpp'],
  ['end', 'ppppV'],
] as const)('an external video in the slot %s (vehicles §2, External video slot)', (slot, expected) => {
  expect(kinds(vehicle({ viewer: film('https://youtu.be/dQw4w9WgXcQ') }), slot)).toBe(expected)
})

test('without pictures the film stands alone, whatever its slot', () => {
  for (const slot of ['start', 'second', 'middle', 'end'] as const) expect(getVideoPlace(slot, 0)).toBe(0)
})

test('a film among the pictures stays where it is, with its own small picture (vehicles §3)', () => {
  const slides = gallerySlides(vehicle({ images: [...pictures(2), picture('/media/a.mp4', true)] }), 'second')
  expect(slides.at(-1)).toEqual({
    kind: 'video',
    source: { kind: 'file', url: '/media/a.mp4' },
    thumb: '/stock/thumb.webp',
  })
})

test('a film that is named twice is shown once', () => {
  const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  expect(kinds(vehicle({ video_url: url, viewer: film('https://youtu.be/dQw4w9WgXcQ') }), 'start')).toBe('Vpppp')
})

test('pictures are counted among themselves', () => {
  const slides = gallerySlides(vehicle({ viewer: film('/media/a.webm') }), 'second')
  expect(slides.flatMap((slide) => (slide.kind === 'picture' ? [slide.place] : []))).toEqual([1, 2, 3, 4])
})

test('a picture of another server is no slide', () => {
  expect(kinds(vehicle({ images: [picture('https://cdn.example.com/1.jpg')] }), 'second')).toBe('')
})
