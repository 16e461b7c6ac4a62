import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'
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
  const loaded = (priority: boolean) => {
    const page = parseHtml(renderToString(<Image picture={picture} priority={priority} />))
    return ['loading', 'fetchpriority'].flatMap((name) => readAttributes(page, 'img', name))
  }
  expect(loaded(false)).toEqual(['lazy', null])
  expect(loaded(true)).toEqual(['eager', 'high'])
})

test('a picture keeps its place before it is there', () => {
  const page = parseHtml(renderToString(<Image picture={picture} />))
  expect(page.querySelectorAll('img[width="1000"][height="600"]')).toHaveLength(1)
})

test('a cut picture keeps its focal point in view', () => {
  const page = parseHtml(renderToString(<Image picture={picture} ratio="4/3" />))
  const name = page.querySelector('img')?.className.slice('fc-'.length) ?? ''
  expect(knownStyles().rules[name]).toContain('object-position:70% 20%')
})

test('a missing picture is a drawing that says so (locations §8, Missing phone and picture)', () => {
  const page = parseHtml(renderToString(<Image picture={null} />))
  expect(readAttributes(page, 'svg', 'aria-label')).toEqual(['No picture yet'])
})
