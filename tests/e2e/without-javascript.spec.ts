import { siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { expect, test } from '#tests/support/browser-test.ts'

test.use({ javaScriptEnabled: false })

const meridian = () => siteOrigin('meridian')

test('without JavaScript a shopper filters the stock by sending the form (vehicles §1, Browse and search stock)', async ({
  page,
}) => {
  await page.goto(`${meridian()}/search/new-used-and-demo-cars`)
  const all = await page
    .getByRole('status')
    .filter({ hasText: /vehicles?$/ })
    .textContent()
  const make = page.getByRole('group', { name: 'Make' }).getByRole('checkbox').first()
  const name = await make.getAttribute('value')
  await make.check()
  await page.getByRole('button', { name: /^Show Me/ }).click()
  await expect(page.getByRole('group', { name: 'Active filters' })).toContainText(name ?? '?')
  await expect(page.getByRole('status').filter({ hasText: /vehicles?$/ })).not.toHaveText(all ?? '?')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page.getByRole('status').filter({ hasText: /vehicles?$/ })).toHaveText(all ?? '?')
})

test('without JavaScript the pages of a search are links', async ({ page }) => {
  await page.goto(`${meridian()}/search/new-used-and-demo-cars`)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('without JavaScript all pictures of a vehicle can be scrolled to and its repayment is there', async ({ page }) => {
  await page.goto(`${meridian()}/search/used-cars`)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  const gallery = page.getByRole('list', { name: /^Pictures of/ })
  const last = gallery.getByRole('img').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await expect.poll(() => last.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(page.locator('#finance-calculator').getByRole('status')).toHaveText(
    /^\$[\d,]+\/wk\* [\d.]+% p\.a\. comparison rate$/,
  )
})

test('without JavaScript the menu opens, on a computer and on a phone (locations §2, Header dropdowns)', async ({
  page,
}) => {
  await page.goto(meridian())
  const menu = page.getByRole('navigation', { name: 'Main' })
  const entry = menu.locator('details').first()
  await entry.locator('summary').click()
  await expect(entry.getByRole('link').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Finance' }).first()).toBeVisible()
})

test('the header is marked while a dropdown is open, by press and by hover (locations §2, Open marker)', async ({
  page,
}) => {
  const header = page.getByRole('banner')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const readMarker = () => header.evaluate((bar) => getComputedStyle(bar).getPropertyValue('--fc-dropdown-open'))

  await page.goto(siteOrigin('coastline-kia'))
  const hovered = menu.locator('summary').first()
  expect(await readMarker()).toBe('0')
  await hovered.hover()
  expect(await readMarker()).toBe('1')
  await page.mouse.move(600, 700)
  expect(await readMarker()).toBe('0')

  await page.goto(siteOrigin('kauri'))
  const pressed = menu.locator('summary').first()
  await pressed.hover()
  expect(await readMarker()).toBe('0')
  await pressed.click()
  expect(await readMarker()).toBe('1')
  await page.mouse.click(600, 700)
  expect(await readMarker()).toBe('0')
})
