import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Image } from './image.tsx'
import { imageSrcSet } from './image-url.ts'
import { knownStyles } from './style/style-class.ts'

const picture = { url: '/media/lot.webp', alt: 'The lot', width: 1000, height: 600, focalX: 72, focalY: 18 }

test('a picture is offered at every width up to its own, and never wider', () => {
  const widths = imageSrcSet(picture.url, 1000)?.match(/\d+w/g)
  expect(widths).toEqual(['320w', '480w', '640w', '960w', '1000w'])
})

test('a very large picture is offered up to the largest width', () => {
  expect(imageSrcSet(picture.url, 4000)?.match(/\d+w/g)?.at(-1)).toBe('1920w')
})

test('a picture of another origin is left as it is', () => {
  expect(imageSrcSet('https://example.com/a.jpg', 1000)).toBeUndefined()
})

test('a picture waits until it comes near, unless it is what the page opens with', () => {
  expect(renderToString(<Image picture={picture} />)).toContain('loading="lazy"')
  expect(renderToString(<Image picture={picture} priority />)).toContain('fetchPriority="high"')
})

test('a picture keeps its place before it is there', () => {
  expect(renderToString(<Image picture={picture} />)).toContain('width="1000" height="600"')
})

test('a cut picture keeps its focal point in view', () => {
  const name = /class="(fc-[a-z0-9]+)"/.exec(renderToString(<Image picture={picture} ratio="4/3" />))?.[1] ?? ''
  expect(knownStyles().rules.get(name)).toContain('object-position:70% 20%')
})

test('a missing picture is a drawing that says so', () => {
  expect(renderToString(<Image picture={null} />)).toContain('aria-label="No picture yet"')
})
