import { signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

test('by keyboard alone a manager gives a site its own rate, reads what it would have otherwise, and goes back to that', async ({
  page,
  dealer,
  cms,
}) => {
  const manager = { name: 'Manager', email: `manager@${dealer.slug}.example`, password: 'correct horse battery' }
  const { id } = await cms.create('users', { ...manager, role: 'tenant-admin', tenants: [{ tenant: dealer.id }] })
  await signIn(page, manager)
  await page.goto(`${adminOrigin()}/admin/collections/tenants/${dealer.id}`)
  await page.getByRole('button', { name: 'Configuration', exact: true }).press('Enter')
  const rate = page.locator('[id="field-config__finance__interestRate"]')
  const field = page.locator('.field-type').filter({ has: rate }).last()
  await expect(field.getByText(/^Inherited from the platform:/)).toBeVisible()
  const inherited = await field.locator('.fc-inherited strong').textContent()

  await rate.focus()
  await page.keyboard.type('7.25')
  const reset = field.getByRole('button', { name: 'Use the platform’s value: Interest (% a year)' })
  await expect(field.getByText(`Platform value: ${inherited}`)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(reset).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rate).toBeFocused()
  await expect(rate).toHaveValue('')
  await expect(field.getByText(`Inherited from the platform: ${inherited}`)).toBeVisible()
  // A pending request would fail after its user is deleted.
  await page.close()
  await cms.remove('users', id)
})
