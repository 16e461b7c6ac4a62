import sharp from 'sharp'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { tabTo } from '#tests/support/tab-to.ts'
import { withoutGraphicsCard } from '#tests/support/vehicle-viewer.ts'

// Chromium draws WebGL by software.
const webGl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']
test.use({ launchOptions: { ...chromiumOptions, args: [...chromiumOptions.args, ...webGl] } })
test.beforeEach(({ complaints }) => complaints.expect(withoutGraphicsCard))

const locator = `${siteOrigin('openroad')}/find-my-dealer`
const frame = (page: Page) => page.locator('[data-map]')
const map = (page: Page) => page.getByRole('group', { name: 'Map of dealerships' })
const marker = (page: Page) => map(page).getByRole('link', { name: '2: Open Road Burleigh Heads' })
const target = (page: Page) => page.locator('article:target').getByRole('heading')

/** Opens the locator and scrolls to its map. */
async function openMap(page: Page): Promise<void> {
  await page.goto(locator)
  await frame(page).scrollIntoViewIfNeeded()
  await expect(marker(page)).toBeVisible()
}

/** The share of the map that has a colour of the theme, from 0 to 1. */
async function shareOf(page: Page, token: string): Promise<number> {
  const wanted = await frame(page).evaluate((element, name) => {
    const probe = element.appendChild(document.createElement('span'))
    probe.style.color = `var(--fc-colors-${name})`
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    if (!context) return []
    context.fillStyle = getComputedStyle(probe).color
    probe.remove()
    context.fillRect(0, 0, 1, 1)
    return Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3))
  }, token)
  const png = await map(page).locator('canvas').screenshot()
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = info.width * info.height
  const isWanted = (pixel: number) => wanted.every((value, at) => Math.abs((data[pixel * 3 + at] ?? 0) - value) <= 2)
  return Array.from({ length: pixels }, (_, pixel) => pixel).filter(isWanted).length / pixels
}

test('a site’s own map is loaded once it is scrolled into view, has the site’s colours, lets the page scroll, leads to its entries and follows a search (locations §1, Maps; §4, Map in view)', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await test.step('it is loaded once it is scrolled into view, and has the site’s colours', async () => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    const ofTheMap = () => loaded.filter((path) => /open-map|maplibre|map-tiles/.test(path))
    await page.setViewportSize({ width: 1_280, height: 200 })
    await page.goto(locator)
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeVisible()
    await expect(frame(page)).toHaveAttribute('data-map', 'waiting')
    expect(ofTheMap()).toEqual([])
    await page.setViewportSize({ width: 1_280, height: 800 })
    await expect(marker(page)).toBeVisible()
    expect(ofTheMap()).not.toEqual([])
    await expect.poll(() => shareOf(page, 'surface')).toBeGreaterThan(0.3)
    await expect.poll(() => shareOf(page, 'primarySoft')).toBeGreaterThan(0.1)
    await expect(map(page).getByText('Natural Earth, GeoNames')).toBeVisible()
  })
  await test.step('the wheel scrolls the page past it', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    const before = await marker(page).boundingBox()
    await map(page).hover({ position: { x: 200, y: 200 } })
    await page.mouse.wheel(0, 100)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    const after = await marker(page).boundingBox()
    expect(after?.x).toBe(before?.x)
  })
  await test.step('a marker leads to its entry by keyboard, and the map moves to a marker out of sight', async () => {
    const canvas = map(page).getByRole('region', { name: 'Map' })
    await tabTo(canvas)
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowLeft')
    const isInside = async () => {
      const [box, within] = await Promise.all([marker(page).boundingBox(), frame(page).boundingBox()])
      return box !== null && within !== null && box.x >= within.x && box.x + box.width <= within.x + within.width
    }
    await expect.poll(isInside).toBe(false)
    await tabTo(marker(page))
    await expect.poll(isInside).toBe(true)
    await page.keyboard.press('Enter')
    await expect(target(page)).toHaveText('Open Road Burleigh Heads')
  })
  await test.step('it shows the results of a search', async () => {
    const box = page.getByRole('combobox', { name: 'Postcode or town' })
    await box.fill('4217')
    await box.press('Enter')
    await expect(map(page).getByRole('link')).toHaveCount(1)
    await expect(map(page).getByRole('link')).toHaveAccessibleName('1: Open Road Burleigh Heads')
    await expect.poll(() => shareOf(page, 'primarySoft')).toBeGreaterThan(0.1)
  })
})

test('the map does not glide where less motion is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openMap(page)
  await tabTo(map(page).getByRole('region', { name: 'Map' }))
  const before = await marker(page).evaluate((element) => Math.round(element.getBoundingClientRect().x))
  const watching = marker(page).evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const seen = new Set<number>()
        const look = (frame: number) => {
          seen.add(Math.round(element.getBoundingClientRect().x))
          if (frame < 60) requestAnimationFrame(() => look(frame + 1))
          else resolve([...seen])
        }
        look(0)
      }),
  )
  await page.keyboard.press('ArrowLeft')
  expect([...new Set([before, ...(await watching)])]).toHaveLength(2)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a marker leads to its entry, and one finger scrolls the page', async ({ page }) => {
    await openMap(page)
    const within = await frame(page).boundingBox()
    const x = (within?.x ?? 0) + 150
    const y = (within?.y ?? 0) + 150
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    for (let step = 1; step <= 10; step += 1)
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - step * 20 }] })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await marker(page).tap()
    await expect(target(page)).toHaveText('Open Road Burleigh Heads')
  })
})

test('the drawn map is shown where the map’s server does not answer, tiles are broken, a style asks another server, without WebGL, and where data is saved', async ({
  context,
  complaints,
}) => {
  test.setTimeout(120_000)
  const expectDrawn = async (page: Page): Promise<void> => {
    await page.goto(locator)
    await frame(page).scrollIntoViewIfNeeded()
    const drawn = map(page).and(page.locator('svg'))
    await expect(drawn.getByRole('link', { name: '2: Open Road Burleigh Heads' })).toBeVisible()
    await expect(frame(page)).toHaveAttribute('data-map', 'drawn')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
    await page.close()
  }

  await test.step('without WebGL', async () => {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const getContext = Reflect.get(HTMLCanvasElement.prototype, 'getContext')
      HTMLCanvasElement.prototype.getContext = function (...given: unknown[]) {
        return String(given[0]).startsWith('webgl') ? null : Reflect.apply(getContext, this, given)
      }
    })
    await expectDrawn(page)
  })

  await test.step('where data is saved', async () => {
    const page = await context.newPage()
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await expectDrawn(page)
  })

  await test.step('where its tiles are broken', async () => {
    const tiles = '**/map-tiles/**/*.pbf'
    await context.route(tiles, (route) => route.fulfill({ body: 'no tile' }))
    await expectDrawn(await context.newPage())
    await context.unroute(tiles)
  })

  await test.step('where its style asks another server, which is not called', async () => {
    const elsewhere = { type: 'vector', tiles: ['https://elsewhere.example/{z}/{x}/{y}.pbf'] }
    const layers = [{ id: 'water', type: 'fill', source: 'elsewhere', 'source-layer': 'water' }]
    const style = { version: 8, sources: { elsewhere }, layers }
    const description = '**/map-tiles/tiles.json'
    await context.route(description, (route) => route.fulfill({ json: style }))
    const called: string[] = []
    await context.route('https://elsewhere.example/**', (route) => {
      called.push(route.request().url())
      return route.abort()
    })
    await expectDrawn(await context.newPage())
    expect(called).toEqual([])
    await context.unroute(description)
  })

  await test.step('where the map’s server does not answer', async () => {
    complaints.expect(/status of 503/)
    await context.route('**/map-tiles/**', (route) => route.fulfill({ status: 503 }))
    await expectDrawn(await context.newPage())
  })
})
