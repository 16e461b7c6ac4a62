import sharp from 'sharp'
import { expect, test } from '#tests/support/browser-test.ts'
import { distanceFromMiddle } from '#tests/support/carousel-position.ts'
import { holdRequests, siteScripts } from '#tests/support/hold-requests.ts'
import { siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const kia = siteOrigin('coastline-kia')
const meridian = siteOrigin('meridian')

test('a shopper filters the range by keyboard, and the address keeps the body (locations §4, Model range)', async ({
  page,
}) => {
  await page.goto(`${kia}/models`)
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await tabTo(page.getByRole('link', { name: 'Ute', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${kia}/models?body=ute`)
  await expect(page.locator('main article')).toHaveCount(1)
  await expect(page.getByText('Coming early 2027')).toBeVisible()
  await page.goBack()
  await expect(page.locator('main article')).toHaveCount(9)
  expect(documents).toEqual([])
})

test('on a phone the range, a model and the menu of models fit the width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${kia}/models?body=people-mover`)
  await page.getByRole('link', { name: 'Learn More Carnival' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kia Carnival')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByText('Vehicles', { exact: true }).first().click()
  await expect(page.locator('#site-menu').getByRole('link', { name: /^Sportage/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('logos of the brand menu stand on white under a dark header, six a row (locations §2, Mega menu; §9, Brand tiles)', async ({
  page,
}) => {
  await page.goto(`${meridian}/about-us`)
  const header = page.locator('header').first()
  await header.locator('summary', { hasText: 'Brands' }).click()
  const logos = page.locator('#site-menu details[open] img')
  await expect(logos.first()).toBeVisible()
  await logos.evaluateAll((pictures: HTMLImageElement[]) => Promise.all(pictures.map((picture) => picture.decode())))
  // The panel rises while it opens.
  await expect.poll(() => header.evaluate((menu) => menu.getAnimations({ subtree: true }).length)).toBe(0)
  const places = await logos.evaluateAll((pictures) =>
    pictures.map((picture) => Math.round(picture.getBoundingClientRect().top)),
  )
  expect(new Set(places.slice(0, 6)).size).toBe(1)
  expect(places[6]).toBeGreaterThan(places[0] ?? 0)
  // The corner of the plate, on the pixels that were drawn.
  const { data, info } = await sharp(await logos.first().locator('..').screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const corner = [...data.subarray(((info.height >> 1) * info.width + 4) * info.channels).subarray(0, 3)]
  expect(corner).toEqual([255, 255, 255])
})

test('a press on a review beside the active one selects it (locations §4, Review selection)', async ({ page }) => {
  await page.goto(kia)
  const reviews = page.locator('#reviews article')
  await reviews.first().scrollIntoViewIfNeeded()
  await expect(reviews.nth(2)).toHaveAttribute('aria-current', 'true')
  await reviews.nth(3).click({ position: { x: 12, y: 12 } })
  await expect(reviews.nth(3)).toHaveAttribute('aria-current', 'true')
  await expect(reviews.nth(2)).not.toHaveAttribute('aria-current', 'true')
})

test('the review shown first stands in the middle before any script, so that no press is lost (locations §4, Carousel start)', async ({
  page,
}) => {
  const release = await holdRequests(page, siteScripts)
  const block = page.locator('#reviews')
  const distance = () => distanceFromMiddle(block.locator('li').nth(2))
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(kia, { waitUntil: 'commit' })
    await block.scrollIntoViewIfNeeded()
    await expect.poll(distance).toBeLessThanOrEqual(1)
  }
  release()
  await expect(block.locator('[data-driven]')).toBeVisible()
  expect(await distance()).toBeLessThanOrEqual(1)
})

test('a press on a review whose block has not hydrated selects it once it has', async ({ page }) => {
  const release = await holdRequests(page, siteScripts)
  await page.goto(kia, { waitUntil: 'commit' })
  const reviews = page.locator('#reviews article')
  await expect(reviews.nth(2)).toHaveAttribute('aria-current', 'true')
  await reviews.nth(3).click({ position: { x: 12, y: 12 } })
  release()
  await expect(reviews.nth(3)).toHaveAttribute('aria-current', 'true')
})
