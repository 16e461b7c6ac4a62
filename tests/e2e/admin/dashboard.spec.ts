import { signIn } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'
import { aDealer } from '#tests/support/dealer.ts'

/** A phone and a tablet. */
const narrowWidths = [390, 768]

/** Shows the page on narrow screens too, where it must not scroll sideways. */
async function expectNoOverflow(page: Page): Promise<void> {
  const size = page.viewportSize()
  for (const width of narrowWidths) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.locator('h1').first()).toBeVisible()
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    // Cells are still loading when the heading is there.
    await expect.poll(async () => ({ width, overflow: await overflow() })).toEqual({ width, overflow: 0 })
  }
  if (size) await page.setViewportSize(size)
}

test('each figure of a site’s card leads to a list of that site alone, a new page is for that site, and nothing is wider than a screen of 390 or 768 pixels', async ({
  page,
  dealer,
  cms,
}) => {
  const second = await aDealer(cms)
  const who = { name: 'Owner', email: `owner@${dealer.slug}.example`, password: 'correct horse battery' }
  await cms.create('users', { ...who, role: 'tenant-admin', tenants: [{ tenant: dealer.id }, { tenant: second.id }] })
  await signIn(page, who)
  await page.goto(`${adminOrigin()}/admin`)
  const card = page.getByRole('region', { name: `Dealer ${second.slug.slice(7)}` })

  await test.step('from a figure to the vehicles of that site', async () => {
    await expect(card).toBeVisible()
    await expectNoOverflow(page)
    await card.getByRole('definition').filter({ hasText: '3' }).getByRole('link').click()
    await expect(page.locator('tbody tr')).toHaveCount(3)
    await expect(page.locator('tbody .cell-tenant')).toHaveText(Array(3).fill(`Dealer ${second.slug.slice(7)}`))
  })

  await test.step('from the card to a new page of that site', async () => {
    await page.goto(`${adminOrigin()}/admin`)
    await card.getByRole('link', { name: 'Add a page' }).click()
    await expect(page.getByRole('main').getByLabel('Site', { exact: true })).toHaveValue(String(second.id))
    await expectNoOverflow(page)
  })

  await test.step('the list of pages and the form of one', async () => {
    for (const path of ['/collections/pages', `/collections/pages/${dealer.home}`]) {
      await page.goto(`${adminOrigin()}/admin${path}`)
      await expectNoOverflow(page)
    }
  })
  await second.remove()
})

test('the dashboard repeats nothing of the menu, and Sales sees what Sales works with', async ({
  page,
  dealer,
  cms,
}) => {
  const sales = { name: 'Sam', email: `sam@${dealer.slug}.example`, password: 'correct horse battery' }
  await cms.create('users', { ...sales, role: 'sales', tenants: [{ tenant: dealer.id }] })
  await signIn(page, sales)
  await page.goto(`${adminOrigin()}/admin`)
  await expect(page.locator('.dashboard__card, .card')).toHaveCount(0)
  await expect(page.getByText('New leads')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a page' })).toHaveCount(0)
  const menu = page.locator('.nav')
  await expect(menu.locator('#nav-leads')).toHaveCount(1)
  await expect(menu.locator('#nav-vehicles')).toHaveCount(1)
  for (const other of ['pages', 'sections', 'menus', 'redirects', 'stock-feeds'])
    await expect(menu.locator(`#nav-${other}`)).toHaveCount(0)
})
