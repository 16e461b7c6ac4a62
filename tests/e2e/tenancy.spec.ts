import { openPage, openPreview, signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { aDealer } from '#tests/support/dealer.ts'
import { adminOrigin, siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { demoSites } from '#tests/support/demo-sites.ts'

for (const slug of demoSites) {
  test(`${slug} answers an unknown address with its own 404 page`, async ({ page, complaints }) => {
    complaints.expect(/status of 404/)
    const home = await page.goto(siteOrigin(slug))
    const name = await page.getByRole('banner').getByRole('link').first().getAttribute('aria-label')
    expect(home?.status()).toBe(200)
    const missing = await page.goto(`${siteOrigin(slug)}/nothing-here`)
    expect(missing?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('aria-label', name ?? '')
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })
}

test('a preview link of one dealer is refused on the site of another', async ({ page, dealer, cms, complaints }) => {
  // The refusal itself, and the icon that the browser asks of any address.
  complaints.expect(/status of 40[34]/)
  const other = await aDealer(cms)
  await signIn(page, dealer.editor)
  await openPage(page, dealer.home)
  const preview = await openPreview(page)
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(dealer.slug)
  const token = page
    .frames()
    .map((frame) => new URL(frame.url()).searchParams.get('token'))
    .find(Boolean)
  const own = await page.goto(`${siteOrigin(dealer.slug)}/_preview?token=${token}`)
  expect(own?.status()).toBe(200)
  const foreign = await page.goto(`${siteOrigin(other.slug)}/_preview?token=${token}`)
  expect(foreign?.status()).toBe(403)
  await expect(page.getByText(dealer.slug)).toHaveCount(0)
  await other.remove()
})

test('staff of one dealer find neither the pages nor the cars nor the name of another in the admin', async ({
  page,
  dealer,
  cms,
  complaints,
}) => {
  complaints.expect(/status of 40[34]/)
  const other = await aDealer(cms)
  await signIn(page, dealer.editor)
  for (const collection of ['pages', 'vehicles', 'media', 'menus']) {
    await page.goto(`${adminOrigin()}/admin/collections/${collection}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(other.slug)).toHaveCount(0)
  }
  await page.goto(`${adminOrigin()}/admin/collections/pages`)
  await expect(page.getByRole('table').getByRole('link')).toHaveText(['Home'])
  await page.goto(`${adminOrigin()}/admin/collections/pages/${other.home}`)
  await expect(page.locator('#field-title')).toHaveCount(0)
  await expect(page.getByText(`Welcome to ${other.slug}`)).toHaveCount(0)
  await other.remove()
})
