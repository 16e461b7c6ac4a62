import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page, Route } from 'playwright'
import sharp from 'sharp'
import type { Renderer } from '#platform/pages/renderer.ts'
import type { PictureSubject } from './picture-subjects.ts'

/** Wide enough for the layout of a computer; the height shows a section's beginning. */
const view = { width: 1080, height: 720 }
/** Room above a picture, for what sticks to the window's top. */
const above = 240
const size = { width: 480, height: 320 }
/** The upper part of a page. */
const pageView = { width: view.width, height: 1620 }
const pageSize = { width: 360, height: 540 }
export const maxBytes = 20_000
const now = new Date('2026-11-21T00:00:00.000Z')
const report = ({ error }: { error: unknown }) => {
  throw error
}

const origin = 'http://gallery.localhost'

/** The block alone, with room around it, on the page's own background. */
const frameStyle = `body > :not(main) { display: none !important } body { padding: ${view.height}px 0 !important }`

/** A page on which the gallery is rendered on demand. Scripts do not load: a picture shows what the server sends. */
export async function openPicturePage(browser: Browser, renderGallery: Renderer['renderGallery']): Promise<Page> {
  const context = await browser.newContext({
    viewport: { ...view, height: view.height + above },
    bypassCSP: true,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  const page = await context.newPage()
  await page.route('**/*', (route) => route.abort())
  await page.route(/\/(_img|media|stock)\//, fulfilPhoto)
  await page.route(`${origin}/_gallery/**`, async (route) => {
    const { html } = await renderGallery({ url: route.request().url().slice(origin.length), now, report })
    await route.fulfill({ contentType: 'text/html', body: html })
  })
  return page
}

/** A picture as a site shows it, as WebP; null if it shows nothing, such as a bar that waits for scrolling. */
export async function takePicture(page: Page, { address, shape }: PictureSubject): Promise<Buffer | null> {
  await page.goto(`${origin}/_gallery/${address}`, { waitUntil: 'networkidle' })
  return shape === 'page' ? takePage(page) : takeBlock(page)
}

async function takeBlock(page: Page): Promise<Buffer | null> {
  await page.addStyleTag({ content: frameStyle })
  const content = await page.evaluate(findContent)
  if (!content) return null
  const frame = frameContent(content)
  await page.evaluate((top) => scrollTo(0, top), frame.y - above)
  await page.waitForLoadState('networkidle')
  const shot = await page.screenshot({ clip: { ...frame, y: above } })
  const { channels } = await sharp(shot).stats()
  return channels.every(({ stdev }) => stdev < 1) ? null : compress(shot, size)
}

/** Pictures further down load as they come near the window. */
async function takePage(page: Page): Promise<Buffer> {
  await page.addStyleTag({ content: 'body > :not(main) { display: none !important }' })
  await page.setViewportSize(pageView)
  await page.waitForLoadState('networkidle')
  const shot = await page.screenshot({ clip: { x: 0, y: 0, ...pageView } })
  await page.setViewportSize({ ...view, height: view.height + above })
  return compress(shot, pageSize)
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The area of what is visible in the page's content: words, pictures and controls, without their containers; null if there is none. */
function findContent(): Area | null {
  const leaves = [...document.querySelectorAll('main *')].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      (element.matches('img, svg, input, select, textarea, video') ||
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())),
  )
  const boxes = leaves
    .map((element) => element.getBoundingClientRect())
    .filter(
      ({ width, height, bottom, left, right }) =>
        width > 2 && height > 2 && bottom > 0 && right > 0 && left < innerWidth,
    )
  if (boxes.length === 0) return null
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))]
  return { x: left, y: top + scrollY, width: right - left, height: bottom - top }
}

/** A little content is shown larger; more than fits is cut off at the right and at the bottom. */
function frameContent({ x, y, width, height }: Area): Area {
  const margin = 40
  const wanted = Math.max(width + 2 * margin, ((Math.min(height, view.height) + 2 * margin) * size.width) / size.height)
  // Wide content has borders and shadows around its words.
  const clipWidth = wanted > 760 ? view.width : Math.max(wanted, view.width / 2)
  const clipHeight = (clipWidth * size.height) / size.width
  const middle = x + Math.min(width, view.width) / 2
  const left = Math.min(Math.max(0, middle - clipWidth / 2), view.width - clipWidth)
  const top = height + margin > clipHeight ? y - margin / 2 : y + height / 2 - clipHeight / 2
  return { x: Math.floor(left), y: Math.floor(top), width: Math.floor(clipWidth), height: Math.floor(clipHeight) }
}

async function compress(shot: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  for (const quality of [70, 50, 30]) {
    const picture = await sharp(shot)
      .resize({ ...size, fit: 'fill' })
      .webp({ quality, effort: 6 })
      .toBuffer()
    if (picture.length <= maxBytes) return picture
  }
  throw new Error(`The picture is larger than ${maxBytes} bytes.`)
}

const photos = ['vehicle-1', 'vehicle-2', 'vehicle-3', 'location', 'showroom'].map((name) =>
  readFileSync(join(import.meta.dirname, 'photos', `${name}.webp`)),
)

/** Vehicles in several colours, by the digits of their URL; other pictures show a location. */
async function fulfilPhoto(route: Route): Promise<void> {
  const url = route.request().url()
  const isVehicle = url.includes('/stock/') || url.includes('stock%2F')
  const digits = [...url.replace(/\?.*/, '').matchAll(/\d/g)].reduce((sum, [digit]) => sum + Number(digit), 0)
  const body = photos[isVehicle ? digits % 3 : 3 + (digits % 2)]
  await route.fulfill({ contentType: 'image/webp', ...(body ? { body } : {}) })
}
