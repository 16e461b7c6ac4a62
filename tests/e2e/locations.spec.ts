import { siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const locator = (site = 'meridian', path = '/dealer-locator') => `${siteOrigin(site)}${path}`
const form = (page: Page) => page.getByRole('search', { name: 'Find a dealership' })
const results = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')
const status = (page: Page) => page.getByRole('status').filter({ hasText: /dealership/ })
const map = (page: Page) => page.getByRole('group', { name: 'Map of dealerships' })

test('on a phone and by keyboard alone, a postcode leads to the nearest dealership and its details (locations §2, Dealer locator route)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(locator())
  const box = form(page).getByRole('combobox', { name: 'Postcode or town' })

  await test.step('a town is suggested and chosen', async () => {
    await tabTo(box)
    await page.keyboard.type('wollong')
    await expect(page.getByRole('option', { name: 'Wollongong NSW 2500' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?near=Wollongong\+NSW\+2500$/)
  })

  await test.step('the nearest comes first, with its distance', async () => {
    await expect(status(page)).toHaveText(/^4 dealerships within 250 km of Wollongong NSW 2500, nearest first$/)
    await expect(results(page)).toHaveText([/Wollongong/, /Parramatta/, /Parramatta/, /Newcastle/])
    await expect(page.getByText('1 km away')).toBeVisible()
  })

  await test.step('a marker of the map leads to its entry', async () => {
    const marker = map(page).getByRole('link', { name: '4: Meridian Newcastle' })
    await tabTo(marker)
    await page.keyboard.press('Enter')
    await expect(page.locator('article:target').getByRole('heading')).toHaveText('Meridian Newcastle')
  })

  await test.step('from there the next stop is that dealership', async () => {
    const details = page.locator('article:target').getByRole('link', { name: 'View Location Details' })
    await tabTo(details)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Meridian Newcastle' })).toBeVisible()
  })

  await test.step('Back leads to the same results', async () => {
    await page.goBack()
    await expect(status(page)).toHaveText(/within 250 km of Wollongong NSW 2500/)
    await expect(results(page).first()).toHaveText(/Wollongong/)
  })

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('an unknown postcode is invalid, and a far one shows all by distance (locations §8, Invalid postcode)', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404 .*\/api\/geocode/)
  await page.goto(locator())
  const box = form(page).getByRole('combobox', { name: 'Postcode or town' })
  await box.fill('9998')
  await form(page).getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid postcode')
  await expect(status(page)).toHaveText('4 dealerships')
  await box.fill('6000')
  await box.press('Enter')
  await expect(status(page)).toHaveText(/^No dealership within 250 km of .*6000\. All of them, nearest first:$/)
  await expect(results(page)).toHaveCount(4)
})

test('“Use my location” finds the nearest, and keeps the position out of the address (vehicles §9)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'], { origin: siteOrigin('meridian') })
  await context.setGeolocation({ latitude: -32.93, longitude: 151.77 })
  await page.goto(locator())
  await form(page).getByRole('button', { name: 'Use my location' }).click()
  await expect(status(page)).toHaveText(/within 250 km of your location/)
  await expect(results(page).first()).toHaveText('Meridian Newcastle')
  expect(new URL(page.url()).search).toBe('')
})

test('a refused position is said, and the list stays', async ({ page }) => {
  await page.goto(locator())
  await form(page).getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByRole('alert')).toHaveText(/did not share your location/)
  await expect(results(page)).toHaveCount(4)
})

test('the map is drawn only once it is scrolled into view (locations §1, Maps; §4, Map in view)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 200 })
  await page.goto(locator())
  await expect(form(page).getByRole('button', { name: 'Use my location' })).toBeVisible()
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'waiting')
  await page.locator('[data-map]').scrollIntoViewIfNeeded()
  await expect(map(page).getByRole('link', { name: '1: Meridian Parramatta' })).toBeVisible()
})

test('departments at one address each have their hours and phone (locations §2, Location detail)', async ({ page }) => {
  await page.goto(locator('coastline-kia', '/our-location/maroochydore'))
  await expect(page.getByRole('heading', { level: 1, name: 'Coastline Kia Maroochydore' })).toBeVisible()
  // The first in the document: the cards of other locations below have phones of their own.
  const phone = (number: string) => page.getByRole('main').locator('a[href^="tel:"]', { hasText: number }).first()
  await expect(phone('07 5550 0110')).toBeVisible()
  await page.getByRole('radio', { name: 'Parts' }).check()
  await expect(phone('07 5550 0135')).toBeVisible()
  await expect(phone('07 5550 0110')).toBeHidden()
})

test('a vehicle page leads to the rest of the dealership’s stock (vehicles §2, See more from this dealer)', async ({
  page,
}) => {
  await page.goto(`${siteOrigin('meridian')}/search/meridian-newcastle`)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('link', { name: 'See more from this dealer' }).click()
  await expect(page).toHaveURL(/\/search\/meridian-newcastle$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meridian Newcastle')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the locator is a form that the server answers (vehicles §9)', async ({ page }) => {
    await page.goto(locator())
    await form(page).getByRole('combobox').fill('2500')
    await form(page).getByRole('button', { name: 'Search' }).click()
    await expect(status(page)).toHaveText(/^4 dealerships within 250 km of .*2500/)
    await expect(results(page).first()).toHaveText(/Wollongong/)
    await expect(page.locator('[data-map]')).toBeHidden()
  })
})
