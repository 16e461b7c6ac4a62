import { openPage, openPreview, signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { aDealer } from '#tests/support/dealer.ts'
import { adminOrigin, siteOrigin } from '#tests/support/demo-of-the-run.ts'

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
