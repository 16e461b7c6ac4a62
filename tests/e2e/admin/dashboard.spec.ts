import { signIn, signInByForm } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'
import { aDealer } from '#tests/support/dealer.ts'

/** How many pixels the page can be scrolled sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('each figure of a site’s card leads to a list of that site alone, and a new page is for that site', async ({
  page,
  dealer,
  cms,
}) => {
  const second = await aDealer(cms)
  const who = { name: 'Owner', email: `owner@${dealer.slug}.example`, password: 'correct horse battery' }
  await cms.create('users', { ...who, role: 'tenant-admin', tenants: [{ tenant: dealer.id }, { tenant: second.id }] })
  await signInByForm(page, who)
  const card = page.getByRole('region', { name: `Dealer ${second.slug.slice(7)}` })
  await card.getByRole('definition').filter({ hasText: '3' }).getByRole('link').click()
  await expect(page.locator('tbody tr')).toHaveCount(3)
  await expect(page.locator('tbody .cell-tenant')).toHaveText(Array(3).fill(`Dealer ${second.slug.slice(7)}`))
  await page.goto(`${adminOrigin()}/admin`)
  await card.getByRole('link', { name: 'Add a page' }).click()
  await expect(page.getByRole('main').getByLabel('Site', { exact: true })).toHaveValue(String(second.id))
  await second.remove()
})

test('the dashboard repeats nothing of the menu, and Sales sees what Sales works with', async ({
  page,
  dealer,
  cms,
}) => {
  const sales = { name: 'Sam', email: `sam@${dealer.slug}.example`, password: 'correct horse battery' }
  await cms.create('users', { ...sales, role: 'sales', tenants: [{ tenant: dealer.id }] })
  await signInByForm(page, sales)
  await expect(page.locator('.dashboard__card, .card')).toHaveCount(0)
  await expect(page.getByText('New leads')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a page' })).toHaveCount(0)
  const menu = page.locator('.nav')
  await expect(menu.locator('#nav-leads')).toHaveCount(1)
  await expect(menu.locator('#nav-vehicles')).toHaveCount(1)
  for (const other of ['pages', 'sections', 'menus', 'redirects', 'stock-feeds'])
    await expect(menu.locator(`#nav-${other}`)).toHaveCount(0)
})

for (const width of [390, 768])
  test(`nothing of dashboard, list, form and new page is wider than ${width} pixels`, async ({ page, dealer, cms }) => {
    const second = await aDealer(cms)
    const who = { name: 'Owner', email: `owner@${dealer.slug}.example`, password: 'correct horse battery' }
    await cms.create('users', { ...who, role: 'tenant-admin', tenants: [{ tenant: dealer.id }, { tenant: second.id }] })
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, who)
    for (const path of ['', '/collections/pages', '/collections/pages/create', `/collections/pages/${dealer.home}`]) {
      await page.goto(`${adminOrigin()}/admin${path}`)
      await expect(page.locator('h1').first()).toBeVisible()
      // Cells are still loading when the heading is there.
      await expect.poll(async () => ({ path, overflow: await overflow(page) })).toEqual({ path, overflow: 0 })
    }
    await second.remove()
  })
