import { z } from 'zod'
import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, type Locator, type Page, test } from '#tests/support/browser-test.ts'
import { drivenViewport } from '#tests/support/carousel-position.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import { administratorToken, adminOrigin, siteOrigin } from '#tests/support/demo-of-the-run.ts'

const film = z.object({ video: z.object({ url: z.string() }) })
const filmed = z.looseObject({
  slug: z.string(),
  tenant: z.union([z.int(), z.object({ id: z.int() }).transform(({ id }) => id)]),
  images: z.array(z.unknown()),
  viewer: z.looseObject({ spin_images: z.array(z.string()), walkaround_videos: z.array(film).min(1) }),
  hotspots: z.array(z.looseObject({ description: z.string() })).min(1),
})

/** A vehicle of the demo that has been turned, walked around and looked into. */
async function filmedVehicle(): Promise<z.infer<typeof filmed>> {
  const query = 'limit=400&depth=0&where[tenant.slug][equals]=coastline-kia&where[viewer][exists]=true'
  const answer = await fetch(`${adminOrigin()}/cms/api/vehicles?${query}`, {
    headers: { authorization: `JWT ${administratorToken()}` },
  })
  const { docs } = z.object({ docs: z.array(z.unknown()) }).parse(await answer.json())
  const found = docs.map((doc) => filmed.safeParse(doc)).find(({ success }) => success)?.data
  if (!found) throw new Error('The demo has no vehicle that was filmed.')
  return found
}

/** The same vehicle with films among its pictures, of the provider and of its own; gone after the test. */
async function withFilms(cms: CmsApi, use: (path: string) => Promise<void>): Promise<void> {
  const { tenant, images, viewer } = await filmedVehicle()
  const slug = `filmed-kia-${Math.random().toString(36).slice(2, 8)}`
  const { id } = await cms.create('vehicles', {
    tenant,
    slug,
    stocknum: slug,
    name: '2024 Kia Filmed',
    make: 'Kia',
    model: 'Filmed',
    year: 2024,
    car_type: 'used',
    status: 'in_stock',
    images,
    viewer: { external_video_url: 'https://www.youtube.com/embed/dQw4w9WgXcQ', videos: viewer.walkaround_videos },
  })
  try {
    await use(`${siteOrigin('coastline-kia')}/cars/${slug}`)
  } finally {
    await cms.remove('vehicles', id)
  }
}

const open = async (page: Page) => {
  const vehicle = await filmedVehicle()
  await page.goto(`${siteOrigin('coastline-kia')}/cars/${vehicle.slug}`)
  return vehicle
}
const mode = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Views' }).getByRole('button', { name, exact: true })
/** The part of the page that this is about. */
const viewer = '[data-island] > section:has([aria-label="Views"])'
/** What the browser says of a panorama that it draws without a graphics card. */
const withoutGraphicsCard = /GPU stall due to ReadPixels/
const spin = (page: Page | Locator) => page.getByRole('slider', { name: /^Rotate the/ })
const pictures = (page: Page) => page.getByRole('main').getByRole('list', { name: /^Pictures of/ })
const fullscreen = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ })
const drag = async (page: Page, on: Locator, by: number) => {
  const box = await on.boundingBox()
  if (!box) throw new Error('There is nothing to drag.')
  const [x, y] = [box.x + box.width / 2, box.y + 30]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by, y, { steps: 8 })
  await page.mouse.up()
}

for (const { device, viewport } of [
  { device: 'on a computer', viewport: { width: 1280, height: 800 } },
  { device: 'on a phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(device, () => {
    test.use({ viewport })

    test(`${device} a spin turns by hand, by keys and by buttons (vehicles §4, §9)`, async ({ page }) => {
      await open(page)
      await expect(mode(page, 'Spin')).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByText('Swipe to spin')).toBeVisible()
      await expect(spin(page)).toHaveAttribute('aria-valuetext', 'View 1 of 36', { timeout: 30_000 })
      await spin(page).press('ArrowRight')
      await expect(spin(page)).toHaveAttribute('aria-valuetext', 'View 2 of 36')
      await expect(page.getByText('Swipe to spin')).toBeHidden()
      await spin(page).press('Home')
      await spin(page).press('ArrowLeft')
      await expect(spin(page)).toHaveAttribute('aria-valuetext', 'View 36 of 36')
      await page.getByRole('button', { name: 'Rotate right' }).press('Enter')
      await expect(spin(page)).toHaveAttribute('aria-valuetext', 'View 1 of 36')
      await drag(page, spin(page), -65)
      await expect(spin(page)).toHaveAttribute('aria-valuetext', 'View 4 of 36')
    })

    test(`${device} what is hidden behind a mode comes when it is chosen, and nothing moves`, async ({
      page,
      complaints,
    }) => {
      complaints.expect(withoutGraphicsCard)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await open(page)
      await expect(spin(page)).toBeVisible({ timeout: 30_000 })
      expect(asked.filter((url) => /panorama|fullscreen|\.webm/.test(url))).toEqual([])
      const below = page.getByRole('group', { name: 'Views' })
      // A press would scroll it there, which is no shift of the page.
      await below.scrollIntoViewIfNeeded()
      const place = await below.boundingBox()
      for (const name of ['Gallery', 'Walkaround', 'Interior', 'Spin']) {
        await mode(page, name).click()
        await expect(mode(page, name)).toHaveAttribute('aria-pressed', 'true')
        expect(await below.boundingBox()).toEqual(place)
      }
    })

    test(`${device} the gallery goes over the whole page and back, by keyboard (vehicles §2, §4)`, async ({ page }) => {
      await open(page)
      await page.getByRole('button', { name: 'Picture 2', exact: true }).press('Enter')
      await expect(mode(page, 'Gallery')).toHaveAttribute('aria-pressed', 'true')
      const opener = page.getByRole('link', { name: 'Fullscreen' })
      await opener.press('Enter')
      await expect(fullscreen(page)).toBeVisible()
      const count = await fullscreen(page).getByRole('listitem').count()
      await expect(fullscreen(page).getByText(`2 / ${count}`)).toBeVisible()
      await expect(fullscreen(page).getByRole('img', { name: /picture 2$/ })).toBeInViewport()
      await page.keyboard.press('ArrowRight')
      await expect(fullscreen(page).getByRole('img', { name: /picture 3$/ })).toBeInViewport()
      await expect(fullscreen(page).getByText(`3 / ${count}`)).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await expect(fullscreen(page).getByText(`1 / ${count}`)).toBeVisible()
      const before = await page.evaluate(() => scrollY)
      await page.mouse.wheel(0, 600)
      expect(await page.evaluate(() => scrollY)).toBe(before)
      await page.keyboard.press('Escape')
      await expect(fullscreen(page)).toHaveCount(0)
      await expect(opener).toBeFocused()
      await page.mouse.wheel(0, 300)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
    })

    test(`${device} the spin goes over the whole page, where the arrow keys turn it at once (vehicles §2, §4)`, async ({
      page,
    }) => {
      const { hotspots } = await open(page)
      await expect(spin(page)).toBeVisible({ timeout: 30_000 })
      const opener = page.getByRole('button', { name: 'Fullscreen' })
      await opener.press('Enter')
      const whole = page.getByRole('dialog', { name: /^360° view of/ })
      await expect(spin(whole)).toBeFocused({ timeout: 30_000 })
      await page.keyboard.press('ArrowRight')
      await expect(spin(whole)).toHaveAttribute('aria-valuetext', 'View 2 of 36')
      await page.keyboard.press('ArrowLeft')
      const words = hotspots.map(({ description }) => description)
      const spot = whole.getByRole('button', { expanded: false }).first()
      expect(words).toContain(await spot.getAttribute('aria-label'))
      await spot.press('Enter')
      await expect(whole.getByRole('button', { expanded: true })).toBeVisible()
      expect(await axeFindings(page, { within: 'dialog' })).toEqual([])
      await page.keyboard.press('Escape')
      await expect(whole.getByRole('button', { expanded: true })).toHaveCount(0)
      await expect(whole).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(whole).toHaveCount(0)
      await expect(opener).toBeFocused()
    })

    test(`${device} the look inside goes over the whole page and back, by keyboard (vehicles §2)`, async ({
      page,
      complaints,
    }) => {
      complaints.expect(withoutGraphicsCard)
      await open(page)
      await mode(page, 'Interior').click()
      const opener = page.getByRole('button', { name: 'Fullscreen' })
      await opener.press('Enter')
      const whole = page.getByRole('dialog', { name: /^Inside the/ })
      await expect(whole.getByRole('application')).toBeFocused({ timeout: 30_000 })
      await expect(whole.getByRole('button', { name: 'Look left' })).toBeVisible({ timeout: 30_000 })
      const ring = await whole
        .getByRole('application')
        .evaluate((element) => getComputedStyle(element, '::after').outlineStyle)
      expect(ring, 'the ring of the focus, over the picture').toBe('solid')
      expect(await axeFindings(page, { within: 'dialog' })).toEqual([])
      await page.keyboard.press('Escape')
      await expect(whole).toHaveCount(0)
      await expect(opener).toBeFocused()
    })

    test(`${device} axe finds nothing in any mode`, async ({ page, complaints }) => {
      complaints.expect(withoutGraphicsCard)
      await open(page)
      await expect(spin(page)).toBeVisible({ timeout: 30_000 })
      for (const name of ['Spin', 'Gallery', 'Walkaround', 'Interior']) {
        await mode(page, name).click()
        if (name === 'Interior') await expect(page.getByRole('button', { name: 'Look left' })).toBeVisible()
        expect(await axeFindings(page, { within: viewer }), name).toEqual([])
      }
    })
  })
}

test('on a phone the pictures are swiped through, in fullscreen too', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  // The finger rests before it lifts: how far a throw goes depends on the machine.
  const swipe = async (row: Locator, y: number) => {
    let timestamp = Date.now() / 1_000
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) => {
      timestamp += type === 'touchEnd' ? 0.5 : 0.016
      return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
    }
    await expect(drivenViewport(row)).toHaveCount(1)
    await touch('touchStart', [{ x: 330, y }])
    for (let x = 320; x > 40; x -= 20) await touch('touchMove', [{ x, y }])
    await touch('touchEnd', [])
  }
  await open(page)
  await mode(page, 'Gallery').tap()
  await expect(pictures(page).getByRole('listitem').first()).toHaveCSS('scroll-snap-stop', 'always')
  const box = await pictures(page).boundingBox()
  await swipe(pictures(page), (box?.y ?? 0) + 60)
  await expect(page.getByRole('main').getByText(/^2 \/ \d+$/)).toBeVisible()
  await page.getByRole('link', { name: 'Fullscreen' }).tap()
  await expect(fullscreen(page).getByText(/^2 \/ \d+$/)).toBeVisible()
  await swipe(fullscreen(page).getByRole('list'), 400)
  await expect(fullscreen(page).getByText(/^3 \/ \d+$/)).toBeVisible()
  await fullscreen(page).getByRole('button', { name: 'Close' }).tap()
  await expect(page.getByRole('main').getByText(/^3 \/ \d+$/)).toBeVisible()
  await context.close()
})

test('leaving the gallery resets it; a thumbnail leads into it from any mode (vehicles §4)', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Picture 3', exact: true }).click()
  await expect(page.getByRole('main').getByText(/^3 \/ \d+$/)).toBeVisible()
  await expect(page.getByRole('img', { name: /picture 3 of/ })).toBeInViewport()
  await mode(page, 'Spin').click()
  await mode(page, 'Gallery').click()
  await expect(page.getByRole('main').getByText(/^1 \/ \d+$/)).toBeVisible()
  await expect(page.getByRole('img', { name: /picture 1 of/ })).toBeInViewport()
})

test('a hotspot says what is there, and goes with the part that it points at (vehicles §3)', async ({ page }) => {
  const { hotspots } = await open(page)
  await expect(spin(page)).toBeVisible({ timeout: 30_000 })
  const words = hotspots.map(({ description }) => description)
  const shown = page.getByRole('main').getByRole('button', { expanded: false }).and(page.locator('[aria-label]'))
  const spots = shown.filter({ hasText: /^$/ })
  const first = spots.first()
  const description = (await first.getAttribute('aria-label')) ?? ''
  expect(words).toContain(description)
  await first.press('Enter')
  await expect(page.getByText(description, { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: description, expanded: false })).toBeFocused()
})

test('a look around inside turns by buttons and keys, and its hotspots go with it', async ({ page, complaints }) => {
  complaints.expect(withoutGraphicsCard)
  await open(page)
  await mode(page, 'Interior').click()
  const inside = page.getByRole('application', { name: /^Look around inside/ })
  await expect(page.getByRole('button', { name: 'Look left' })).toBeVisible({ timeout: 30_000 })
  const canvas = inside.locator('canvas')
  const [stage, drawn] = [await inside.boundingBox(), await canvas.boundingBox()]
  expect(drawn?.height).toBeCloseTo(stage?.height ?? 0, 0)
  const spot = inside.getByRole('button').filter({ visible: true }).first()
  const before = await spot.boundingBox()
  await page.getByRole('button', { name: 'Look right' }).click()
  await expect.poll(async () => (await spot.boundingBox())?.x).not.toBe(before?.x)
  const placeAtRest = async () => {
    let last = Number.NaN
    await expect
      .poll(async () => {
        const previous = last
        last = (await spot.boundingBox())?.x ?? Number.NaN
        return last === previous
      })
      .toBe(true)
    return last
  }
  const turned = await placeAtRest()
  await page.keyboard.press('ArrowLeft')
  expect(await placeAtRest(), 'a key elsewhere on the page').toBe(turned)
  await inside.focus()
  await page.keyboard.press('ArrowLeft', { delay: 300 })
  expect(await placeAtRest()).toBeGreaterThan(turned + 5)
  const byKey = await placeAtRest()
  await drag(page, inside, -150)
  expect(await placeAtRest()).toBeLessThan(byKey - 20)
})

test('who wants no motion sees the interior turn at once', async ({ page, complaints }) => {
  complaints.expect(withoutGraphicsCard)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await mode(page, 'Interior').click()
  const inside = page.getByRole('application', { name: /^Look around inside/ })
  const button = page.getByRole('button', { name: 'Look right' })
  await expect(button).toBeVisible({ timeout: 30_000 })
  const spot = inside.getByRole('button').filter({ visible: true }).first()
  const places = await spot.evaluate(async (element) => {
    const x = () => Math.round(element.getBoundingClientRect().x)
    const seen = new Set([x()])
    document.querySelector<HTMLElement>('[aria-label="Look right"]')?.click()
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      seen.add(x())
    }
    return seen.size
  })
  expect(places, 'the places where a hotspot was seen').toBe(2)
})

test('where a browser cannot draw the interior it is a wide picture', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    const getContext = Reflect.get(HTMLCanvasElement.prototype, 'getContext')
    HTMLCanvasElement.prototype.getContext = function (...given: unknown[]) {
      return String(given[0]).startsWith('webgl') ? null : Reflect.apply(getContext, this, given)
    }
  })
  await open(page)
  await mode(page, 'Interior').click()
  const flat = page.getByRole('region', { name: /^Inside the/ })
  await expect(flat.getByRole('button').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('application')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Fullscreen' })).toHaveCount(0)
  expect(await flat.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  expect(complaints.unexpected()).toEqual([])
})

test('a walkaround is a film that is played by who wants to', async ({ page }) => {
  await open(page)
  await mode(page, 'Walkaround').click()
  const video = page.locator('video[aria-label^="Walkaround of"]')
  await expect(video).toBeVisible()
  expect(await video.evaluate((element: HTMLVideoElement) => [element.controls, element.paused])).toEqual([true, true])
  await video.evaluate((element: HTMLVideoElement) => element.play())
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
  await mode(page, 'Gallery').click()
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
})

test('the provider’s player comes when it is asked for; a film of its own loops without sound (vehicles §2)', async ({
  page,
  cms,
}) => {
  const embedded: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    embedded.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  await withFilms(cms, async (path) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Next', exact: true }).first().click()
    const call = page.getByRole('link', { name: 'Play video (YouTube)' })
    await expect(call).toBeInViewport()
    expect(embedded).toEqual([])
    await call.click()
    await expect(page.locator('iframe[title^="Video of"]')).toBeVisible()
    expect(embedded).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'])

    await page.getByRole('button', { name: 'Next', exact: true }).first().click()
    await expect(page.locator('iframe')).toHaveCount(0)
    const own = page.locator('video[aria-label^="Video of"]')
    await expect.poll(() => own.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
    expect(await own.evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([true, true])
    await page.getByRole('button', { name: 'Pause the video' }).click()
    expect(await own.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  })
})

test('who wants no motion starts films by hand', async ({ page, cms }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withFilms(cms, async (path) => {
    await page.goto(path)
    for (let turn = 0; turn < 2; turn += 1)
      await page.getByRole('button', { name: 'Next', exact: true }).first().click()
    await expect(page.getByRole('button', { name: 'Play the video' })).toBeInViewport()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript every mode is there, one below the other, and a picture leads to itself', async ({
    page,
    complaints,
  }) => {
    // The browser makes a page of its own of a picture, which the picture's policy does not let it style.
    complaints.expect(/\/_img\/.*(Applying inline style|Blocked script execution)/)
    await open(page)
    await expect(page.getByRole('img', { name: /^360° view of/ }).first()).toBeVisible()
    await expect(pictures(page)).toBeVisible()
    await expect(page.locator('video[aria-label^="Walkaround of"]')).toBeVisible()
    await expect(page.getByRole('region', { name: /^Inside the/ })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Views' })).toBeHidden()
    await expect(page.getByText('Swipe to spin')).toBeHidden()
    const href = await page.getByRole('link', { name: 'Fullscreen' }).getAttribute('href')
    const picture = await page.goto(new URL(href ?? '', page.url()).href)
    expect(picture?.headers()['content-type']).toMatch(/^image\//)
  })
})
