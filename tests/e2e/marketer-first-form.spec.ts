import { signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

test('an editor of one site who follows a link to a new form, in a browser that has chosen no site yet, writes for that site', async ({
  page,
  context,
  dealer,
}) => {
  await signIn(page, dealer.editor)
  // The admin's script stores the chosen site in a cookie, after a page is drawn.
  await page.goto('about:blank')
  await context.clearCookies({ name: 'payload-tenant' })
  await page.goto(`${adminOrigin()}/admin/collections/redirects/create`)
  await page.locator('#field-from').fill('/old')
  await page.locator('#field-to').fill('/new')
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/redirects\/\d+/)
})
