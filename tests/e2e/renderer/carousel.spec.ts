import { type BrowserContext, expect, type Locator, type Page, test } from 'playwright/test'
import { createNode } from '#blocks/_kit/props.ts'
import { reviewsCarousel } from '#blocks/reviews-carousel/block.ts'
import { richText } from '#blocks/rich-text/block.ts'
import { slider } from '#blocks/slider/block.ts'
import { typical as threeSlides } from '#blocks/slider/fixtures.ts'
import { vehicleCarousel } from '#blocks/vehicle-carousel/block.ts'
import { carouselPosition, distanceFromMiddle, drivenViewport } from '#tests/support/carousel-position.ts'
import { holdRequests, siteScripts } from '#tests/support/hold-requests.ts'
import { layoutShifts, watchLayoutShifts } from '#tests/support/layout-shifts.ts'
import { type ServedRenderer, serveRenderer } from './serve-renderer.ts'

let served: ServedRenderer

test.beforeAll(async () => {
  const below = createNode(richText, 'below', {
    content: {
      root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Below.' }] }] },
    },
  })
  served = await serveRenderer({
    '/row': [createNode(vehicleCarousel, 'row', { heading: 'Cars' }), below],
    '/reviews': [createNode(reviewsCarousel, 'reviews', { autoRotate: false })],
    '/slider': [createNode(slider, 'slider', { ...threeSlides, settings: { turnsEvery: 0 } })],
  })
})
test.afterAll(() => served.close())

const cars = (page: Page) => page.getByRole('list', { name: 'Cars' })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })

async function openRow(page: Page): Promise<void> {
  await page.goto(`${served.origin}/row`)
  await expect(drivenViewport(cars(page))).toHaveCount(1)
}

async function isSettled(list: Locator): Promise<void> {
  let last = Number.NaN
  await expect
    .poll(async () => {
      const before = last
      last = await carouselPosition(list)
      return last === before
    })
    .toBe(true)
}

async function dragBy(page: Page, { from, by }: { from: { x: number; y: number }; by: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by, from.y, { steps: 10 })
  await page.mouse.up()
}

/** The first card's middle, which is its picture or its empty room and no text. */
async function pictureOf(page: Page, index: number): Promise<{ x: number; y: number }> {
  const box = await cars(page).getByRole('article').nth(index).boundingBox()
  if (!box) throw new Error('The card is not there.')
  return { x: box.x + box.width / 2, y: box.y + 40 }
}

test('Embla takes a row over from where it was scrolled to, and nothing moves, at 390, 768 and 1280 px', async ({
  context,
}) => {
  for (const width of [390, 768, 1280])
    await test.step(`at ${width} px`, async () => {
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 800 })
      await watchLayoutShifts(page)
      const release = await holdRequests(page, '**/assets/embla-driver-*.js')
      await page.goto(`${served.origin}/row`)
      await cars(page).evaluate((list) =>
        list.parentElement?.scrollTo({ left: list.scrollWidth / 3, behavior: 'instant' }),
      )
      await isSettled(cars(page))
      const scrolled = await carouselPosition(cars(page))
      const below = await page.getByText('Below.').boundingBox()
      // Cards of one height may grow while the page is still arriving.
      const { sum: onArrival } = await layoutShifts(page)
      expect(scrolled).toBeGreaterThan(100)
      release()
      await expect(drivenViewport(cars(page))).toHaveCount(1)
      expect(Math.abs((await carouselPosition(cars(page))) - scrolled)).toBeLessThanOrEqual(1)
      expect(await page.getByText('Below.').boundingBox()).toEqual(below)
      const { sum, moved } = await layoutShifts(page)
      expect(sum - onArrival, moved.join('\n')).toBeLessThan(0.005)
      await page.close()
    })
})

test('a press whose scroll has hardly begun when Embla takes over counts', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/embla-driver-*.js')
  await page.goto(`${served.origin}/row`)
  await expect(next(page)).toBeEnabled()
  // A busy browser: the scroll has moved by a few pixels, and stands still for some frames.
  await cars(page).evaluate(({ parentElement: viewport }) => {
    if (!viewport) return
    viewport.scrollBy = () => {}
    Object.defineProperty(viewport, 'scrollLeft', {
      configurable: true,
      get: () => (viewport.dataset['driven'] ? 0 : 8),
      set: () => {},
    })
  })
  await next(page).click()
  // The end of an earlier scroll says nothing about this one.
  await cars(page).evaluate((list) => list.parentElement?.dispatchEvent(new Event('scrollend')))
  release()
  await expect(drivenViewport(cars(page))).toHaveCount(1)
  await expect.poll(() => carouselPosition(cars(page))).toBeGreaterThan(200)
})

test('the review shown first stands in the middle before any script, however the page arrives (locations §4, Carousel start)', async ({
  page,
}) => {
  await holdRequests(page, siteScripts)
  const slides = page.locator('#reviews li')
  for (const width of [390, 768, 1280])
    for (const motion of ['no-preference', 'reduce'] as const)
      for (const query of ['', '?in-pieces']) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ reducedMotion: motion })
        await page.goto(`${served.origin}/reviews${query}`, { waitUntil: 'commit' })
        await expect(slides).toHaveCount(5)
        await expect
          .poll(() => distanceFromMiddle(slides.nth(2)), `${width} px, ${motion} ${query}`)
          .toBeLessThanOrEqual(1)
      }
})

test('a trackpad swipes the row sideways while a wheel scrolls the page; a mouse drags the row without following the link under it, and a press follows it', async ({
  page,
}) => {
  await openRow(page)
  await test.step('a trackpad and a wheel', async () => {
    const { x, y } = await pictureOf(page, 1)
    await page.mouse.move(x, y)
    for (let step = 0; step < 10; step += 1) await page.mouse.wheel(60, 0)
    await expect.poll(() => carouselPosition(cars(page))).toBeGreaterThan(200)
    await page.setViewportSize({ width: 1280, height: 400 })
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })
  await test.step('a mouse', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openRow(page)
    await dragBy(page, { from: await pictureOf(page, 1), by: -300 })
    await expect.poll(() => carouselPosition(cars(page))).toBeGreaterThan(300)
    await isSettled(cars(page))
    expect(new URL(page.url()).pathname).toBe('/row')
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
    const { x, y } = await pictureOf(page, 2)
    await page.mouse.click(x, y)
    await page.waitForURL('**/cars/**')
  })
})

test('text in a slide is selected by mouse and does not drag the row', async ({ page }) => {
  await page.goto(`${served.origin}/reviews`)
  const reviews = page.getByRole('list', { name: 'Customer reviews' })
  await expect(drivenViewport(reviews)).toHaveCount(1)
  const position = await carouselPosition(reviews)
  const words = reviews.getByRole('article').nth(2).getByRole('paragraph').first()
  const box = await words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x, y, width, height }
  })
  await dragBy(page, { from: { x: box.x + box.width - 2, y: box.y + box.height / 2 }, by: 4 - box.width })
  expect((await page.evaluate(() => String(getSelection()))).length).toBeGreaterThan(1)
  expect(await carouselPosition(reviews)).toBe(position)
})

test('Previous is disabled at the first car, and Next at the last; every link is reached by keyboard and brought into view (locations §4, Carousel ends)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1_200 })
  await openRow(page)
  const links = cars(page).getByRole('article').getByRole('heading').getByRole('link')
  await test.step('buttons at the first car and at the last', async () => {
    const previous = page.getByRole('button', { name: 'Previous' })
    await expect(previous).toBeDisabled()
    await expect(async () => {
      if (await next(page).isEnabled()) await next(page).click()
      await expect(next(page)).toBeDisabled({ timeout: 500 })
    }).toPass()
    await expect(cars(page).getByRole('listitem', { name: '6 of 6' })).toBeInViewport({ ratio: 0.95 })
    await previous.click()
    await expect(next(page)).toBeEnabled()
  })
  await test.step('the tabulator reaches the links of every slide in their order and brings each into view', async () => {
    await cars(page).focus()
    const names = await links.allTextContents()
    const reached: string[] = []
    while (reached.length < names.length) {
      await page.keyboard.press('Tab')
      const focused = links.and(page.locator(':focus'))
      if ((await focused.count()) === 0) continue
      reached.push((await focused.textContent()) ?? '')
      await expect(focused).toBeInViewport({ ratio: 1 })
    }
    expect(reached).toEqual(names)
  })
  await test.step('a slide out of view that gets the focus is brought into view, back and forth', async () => {
    await links.first().focus()
    await expect(links.first()).toBeInViewport({ ratio: 1 })
    await expect(next(page)).toBeEnabled()
    const last = cars(page).getByRole('article').last().getByRole('link').first()
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect.poll(() => drivenViewport(cars(page)).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
    await expect(next(page)).toBeDisabled()
  })
})

test('with reduced motion the row is at its new place at once, and the selected slide stays selected when the window becomes narrower', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openRow(page)
  const moved = await next(page).evaluate((button: HTMLElement) => {
    const slide = document.querySelector('ul[aria-label=Cars] > li')
    const left = () => slide?.getBoundingClientRect().left ?? 0
    const before = left()
    button.click()
    return new Promise<number>((resolve) => requestAnimationFrame(() => resolve(before - left())))
  })
  expect(moved).toBeGreaterThan(200)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await next(page).click()
  await isSettled(cars(page))
  await page.setViewportSize({ width: 390, height: 1_200 })
  await expect(cars(page).getByRole('listitem', { name: '3 of 6' })).toBeInViewport({ ratio: 0.9 })
  await expect(cars(page).getByRole('listitem', { name: '1 of 6' })).not.toBeInViewport()
})

test('promotions go round: before the first comes the last, by button and by mouse; the ring of their focus is drawn over the picture', async ({
  page,
}) => {
  await page.goto(`${served.origin}/slider`)
  const list = page.getByRole('list', { name: 'Promotions' })
  await expect(drivenViewport(list)).toHaveCount(1)
  await test.step('the ring of the focus', async () => {
    const box = await drivenViewport(list).boundingBox()
    const clip = { x: (box?.x ?? 0) + 1, y: (box?.y ?? 0) + (box?.height ?? 0) / 2, width: 2, height: 2 }
    const before = await page.screenshot({ clip })
    await page.keyboard.press('Tab')
    await list.focus()
    await expect(list).toBeFocused()
    expect((await page.screenshot({ clip })).equals(before)).toBe(false)
  })
  await test.step('before the first comes the last', async () => {
    // In whole pixels: Embla rests within a tenth of one.
    const distanceFromViewport = (name: string) =>
      list.getByRole('listitem', { name }).evaluate((slide) => {
        const viewport = slide.parentElement?.parentElement
        return Math.round(
          Math.abs(slide.getBoundingClientRect().left - (viewport?.getBoundingClientRect().left ?? Number.NaN)),
        )
      })
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(page.getByRole('button', { name: 'Go to 3 of 3' })).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => distanceFromViewport('3 of 3')).toBe(0)
    const box = await list.boundingBox()
    // More than half of the slide, so that it turns whatever the speed of the mouse.
    await dragBy(page, { from: { x: 1_000, y: (box?.y ?? 0) + 40 }, by: -900 })
    await expect.poll(() => distanceFromViewport('1 of 3')).toBe(0)
    await expect(page.getByRole('button', { name: 'Go to 1 of 3' })).toHaveAttribute('aria-current', 'true')
  })
})

test('where Embla cannot be loaded, the row scrolls and its buttons work', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1_200 })
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/embla-driver-'))
  await page.route('**/assets/embla-driver-*.js', (route) => route.abort())
  await page.goto(`${served.origin}/row`)
  await refused
  await next(page).click()
  await expect(cars(page).getByRole('listitem', { name: '4 of 6' })).toBeInViewport({ ratio: 0.95 })
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(cars(page).getByRole('listitem', { name: '1 of 6' })).toBeInViewport({ ratio: 0.95 })
  await expect(drivenViewport(cars(page))).toHaveCount(0)
})

async function swipe(page: Page, { x, y, by }: { x: number; y: number; by: number }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x, y }])
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', [{ x: x + (by * step) / 10, y }])
  await touch('touchEnd', [])
}

/** Exhibits with a carousel: a gallery that opens with pictures, similar vehicles, reviews, promotions (with their slides), home tiles, locations. */
const carousels = [
  'vehicle-gallery/empty',
  'vehicle-carousel/typical',
  'reviews-carousel/typical',
  'slider/typical',
  'banner-tiles/typical',
  'location-carousel/typical',
] as const

/** The carousel of an exhibit, driven by Embla. Its slides stay while the pointer or the focus is in it. */
async function openCarousel(page: Page, exhibit: (typeof carousels)[number]): Promise<Locator> {
  await page.goto(`${served.origin}/_gallery/${exhibit}`)
  const list = page.locator('ul[tabindex="0"][aria-label]:visible').first()
  await list.scrollIntoViewIfNeeded()
  await expect(drivenViewport(list)).toHaveCount(1)
  return list
}

/** The slide at the left edge. */
const firstSlideShown = (list: Locator): Promise<number> =>
  list.evaluate((element) => {
    const left = element.parentElement?.getBoundingClientRect().left ?? 0
    const distances = [...element.children].map((slide) => Math.abs(slide.getBoundingClientRect().left - left))
    return distances.indexOf(Math.min(...distances))
  })

/** A point in the right half of the first slide shown, and no text there: a mouse pressed on text selects it. */
const findGrip = (list: Locator): Promise<{ x: number; y: number; width: number }> =>
  list.evaluate((element) => {
    const { left, right } = element.parentElement?.getBoundingClientRect() ?? { left: 0, right: 0 }
    const slide = [...element.children].find((each) => each.getBoundingClientRect().left >= left - 1)
    if (!slide) throw new Error('No slide is shown.')
    const box = slide.getBoundingClientRect()
    const isOnText = (node: Node, { x, y }: { x: number; y: number }) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      return node instanceof Text && x >= text.left && x <= text.right && y >= text.top && y <= text.bottom
    }
    for (let y = box.top + 6; y < Math.min(box.bottom, innerHeight); y += 6)
      for (let x = Math.min(box.right, right) - 6; x > box.left + box.width / 2; x -= 6) {
        const found = document.elementFromPoint(x, y)
        if (found && slide.contains(found) && ![...found.childNodes].some((node) => isOnText(node, { x, y })))
          return { x, y, width: box.width }
      }
    throw new Error('The slide has no point without text.')
  })

test('every carousel is turned forth and back by arrow keys and dragged by the mouse', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const exhibit of carousels)
    await test.step(exhibit, async () => {
      const list = await openCarousel(page, exhibit)
      await list.focus()
      const first = await firstSlideShown(list)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => firstSlideShown(list)).not.toBe(first)
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => firstSlideShown(list)).toBe(first)

      await isSettled(list)
      const { x, y, width } = await findGrip(list)
      await page.mouse.move(x, y)
      const before = await firstSlideShown(list)
      await dragBy(page, { from: { x, y }, by: -Math.round(width * 0.7) })
      await expect.poll(() => firstSlideShown(list)).not.toBe(before)
    })
})

test.describe('on a phone', () => {
  let context: BrowserContext
  test.beforeEach(async ({ browser }) => {
    context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  })
  test.afterEach(() => context.close())

  test('every carousel is swiped by a finger', async () => {
    const page = await context.newPage()
    for (const exhibit of carousels)
      await test.step(exhibit, async () => {
        const list = await openCarousel(page, exhibit)
        // Autoplay waits for the focus too.
        await list.focus()
        const before = await firstSlideShown(list)
        const { x, y, width } = await findGrip(list)
        await swipe(page, { x, y, by: -Math.round(width * 0.7) })
        await expect.poll(() => firstSlideShown(list)).not.toBe(before)
      })
  })

  test('a finger swipes to the next car, and up and down it scrolls the page', async () => {
    const page = await context.newPage()
    await openRow(page)
    const { x, y } = await pictureOf(page, 0)
    await swipe(page, { x: x + 100, y, by: -200 })
    await expect(cars(page).getByRole('listitem', { name: '2 of 6' })).toBeInViewport({ ratio: 0.9 })
    await isSettled(cars(page))
    const position = await carouselPosition(cars(page))
    expect(position).toBeGreaterThan(250)
    expect(position).toBeLessThan(450)
    const session = await page.context().newCDPSession(page)
    await session.send('Input.synthesizeScrollGesture', { x, y, yDistance: -150 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
    expect(await carouselPosition(cars(page))).toBe(position)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the row scrolls to its last car, and snaps', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${served.origin}/row`)
    await expect(next(page)).toBeHidden()
    const last = cars(page).getByRole('article').last()
    await last.getByRole('link').first().focus()
    await expect(last).toBeInViewport({ ratio: 0.9 })
  })
})
