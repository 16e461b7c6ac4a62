import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { drag, mode, openViewer, pictures, spin, viewer, withoutGraphicsCard } from '#tests/support/vehicle-viewer.ts'

for (const { device, viewport } of [
  { device: 'on a computer', viewport: { width: 1280, height: 800 } },
  { device: 'on a phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(device, () => {
    test.use({ viewport })

    test(`${device} a spin turns, what is hidden behind a mode comes when it is chosen, both go over the whole page, and axe finds nothing in any mode (vehicles §1, Ways to look at a vehicle; §2; §4, Spin)`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(120_000)
      complaints.expect(withoutGraphicsCard)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const { hotspots } = await openViewer(page)
      const opener = page.getByRole('button', { name: 'Fullscreen' })

      await test.step('a spin turns by hand, by keys and by buttons', async () => {
        await expect(mode(page, 'Spin')).toHaveAttribute('aria-pressed', 'true')
        await expect(page.getByText('Swipe to spin')).toBeVisible()
        await expect(spin(page)).toHaveAttribute('aria-valuetext', 'View 1 of 36')
        expect(asked.filter((url) => /panorama|fullscreen|\.webm/.test(url))).toEqual([])
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
        expect(asked.filter((url) => /panorama|fullscreen|\.webm/.test(url))).toEqual([])
      })

      await test.step('the spin goes over the whole page, where the arrow keys turn it at once', async () => {
        await spin(page).press('Home')
        await opener.press('Enter')
        const whole = page.getByRole('dialog', { name: /^360° view of/ })
        await expect(spin(whole)).toBeFocused()
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

      await test.step('what is hidden behind a mode comes when it is chosen, nothing moves, and axe finds nothing', async () => {
        const below = page.getByRole('group', { name: 'Views' })
        // A press would scroll it there, which is no shift of the page.
        await below.scrollIntoViewIfNeeded()
        const place = await below.boundingBox()
        for (const name of ['Gallery', 'Walkaround', 'Interior', 'Spin']) {
          await mode(page, name).click()
          await expect(mode(page, name)).toHaveAttribute('aria-pressed', 'true')
          expect(await below.boundingBox()).toEqual(place)
          if (name === 'Interior') await expect(page.getByRole('button', { name: 'Look left' })).toBeVisible()
          expect(await axeFindings(page, { within: viewer }), name).toEqual([])
        }
      })

      await test.step('the look inside goes over the whole page and back, by keyboard', async () => {
        await mode(page, 'Interior').click()
        await opener.press('Enter')
        const whole = page.getByRole('dialog', { name: /^Inside the/ })
        await expect(whole.getByRole('application')).toBeFocused()
        await expect(whole.getByRole('button', { name: 'Look left' })).toBeVisible()
        const ring = await whole
          .getByRole('application')
          .evaluate((element) => getComputedStyle(element, '::after').outlineStyle)
        expect(ring, 'the ring of the focus, over the picture').toBe('solid')
        expect(await axeFindings(page, { within: 'dialog' })).toEqual([])
        await page.keyboard.press('Escape')
        await expect(whole).toHaveCount(0)
        await expect(opener).toBeFocused()
      })
    })
  })
}

test('hotspots say what is there and go with the part that they point at, on a spin and inside, where who wants no motion sees the turn at once (vehicles §3)', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000)
  complaints.expect(withoutGraphicsCard)
  const { hotspots } = await openViewer(page)
  await test.step('a hotspot of the spin says what is there', async () => {
    await expect(spin(page)).toBeVisible()
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

  await mode(page, 'Interior').click()
  const inside = page.getByRole('application', { name: /^Look around inside/ })
  await expect(page.getByRole('button', { name: 'Look left' })).toBeVisible()
  const spot = inside.getByRole('button').filter({ visible: true }).first()
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

  await test.step('a look around inside turns by buttons and keys, and its hotspots go with it', async () => {
    const canvas = inside.locator('canvas')
    const [stage, drawn] = [await inside.boundingBox(), await canvas.boundingBox()]
    expect(drawn?.height).toBeCloseTo(stage?.height ?? 0, 0)
    const before = await spot.boundingBox()
    await page.getByRole('button', { name: 'Look right' }).click()
    await expect.poll(async () => (await spot.boundingBox())?.x).not.toBe(before?.x)
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

  await test.step('who wants no motion sees the interior turn at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await mode(page, 'Interior').click()
    await expect(page.getByRole('button', { name: 'Look left' })).toBeVisible()
    await placeAtRest()
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
})

test('where a browser cannot draw the interior it is a wide picture', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    const getContext = Reflect.get(HTMLCanvasElement.prototype, 'getContext')
    HTMLCanvasElement.prototype.getContext = function (...given: unknown[]) {
      return String(given[0]).startsWith('webgl') ? null : Reflect.apply(getContext, this, given)
    }
  })
  await openViewer(page)
  await mode(page, 'Interior').click()
  const flat = page.getByRole('region', { name: /^Inside the/ })
  await expect(flat.getByRole('button').first()).toBeVisible()
  await expect(page.getByRole('application')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Fullscreen' })).toHaveCount(0)
  expect(await flat.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  expect(complaints.unexpected()).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript every mode is there, one below the other, and a picture leads to itself', async ({
    page,
    complaints,
  }) => {
    // The browser makes a page of its own of a picture, which the picture's policy does not let it style.
    complaints.expect(/\/_img\/.*(Applying inline style|Blocked script execution)/)
    await openViewer(page)
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
