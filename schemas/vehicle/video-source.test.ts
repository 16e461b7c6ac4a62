import { expect, test } from 'vitest'
import { videoSource } from './video-source.ts'

test.each([
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
])('%s is shown by the provider’s player, without its cookies (vehicles §2, Video slide)', (url) => {
  expect(videoSource(url)).toEqual({
    kind: 'embed',
    url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    title: 'YouTube',
  })
})

test.each(['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871'])(
  '%s is shown by the provider’s player',
  (url) => {
    expect(videoSource(url)).toEqual({
      kind: 'embed',
      url: 'https://player.vimeo.com/video/76979871',
      title: 'Vimeo',
    })
  },
)

test('a film of the site’s own is a film', () => {
  expect(videoSource('/media/walkaround.webm')).toEqual({ kind: 'file', url: '/media/walkaround.webm' })
})

test('a film on another server is opened there: no page loads from elsewhere', () => {
  expect(videoSource('https://cdn.example.com/a.mp4')).toEqual({
    kind: 'elsewhere',
    url: 'https://cdn.example.com/a.mp4',
  })
})

test.each(['', 'not an address', 'javascript:alert(1)', 'data:text/html,hi'])('"%s" shows nothing', (url) => {
  expect(videoSource(url)).toBeNull()
})

test('a provider’s address without a film is only an address', () => {
  expect(videoSource('https://www.youtube.com/embed/"><script>')?.kind).toBe('elsewhere')
})
