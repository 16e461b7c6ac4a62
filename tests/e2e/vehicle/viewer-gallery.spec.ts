import { expect, type Locator, test } from '#tests/support/browser-test.ts'
import { drivenViewport } from '#tests/support/carousel-position.ts'
import { fullscreen, mode, openViewer, pictures } from '#tests/support/vehicle-viewer.ts'

for (const { device, viewport } of [
  { device: 'on a computer', viewport: { width: 1280, height: 800 } },
  { device: 'on a phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(device, () => {
    test.use({ viewport })

    test(`${device} the gallery goes over the whole page and back, by keyboard (vehicles §2, Fullscreen)`, async ({
      page,
    }) => {
      await openViewer(page)
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
  await openViewer(page)
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

test('leaving the gallery resets it; a thumbnail leads into it from any mode (vehicles §4, Gallery index)', async ({
  page,
}) => {
  await openViewer(page)
  await page.getByRole('button', { name: 'Picture 3', exact: true }).click()
  await expect(page.getByRole('main').getByText(/^3 \/ \d+$/)).toBeVisible()
  await expect(page.getByRole('img', { name: /picture 3 of/ })).toBeInViewport()
  await mode(page, 'Spin').click()
  await mode(page, 'Gallery').click()
  await expect(page.getByRole('main').getByText(/^1 \/ \d+$/)).toBeVisible()
  await expect(page.getByRole('img', { name: /picture 1 of/ })).toBeInViewport()
})
