import { signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

test('a feed that cannot be saved says beside each field what is wrong with it, on a phone too', async ({
  page,
  dealer,
  complaints,
}) => {
  complaints.expect(/400/)
  await signIn(page, dealer.editor)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${adminOrigin()}/admin/collections/stock-feeds/create`)
  await page.locator('#field-url').fill('http://10.0.0.1/stock.csv')
  await page.locator('#action-save').click()
  const errors = page.locator('.field-error')
  await expect(errors.filter({ hasText: 'This field is required.' })).toBeVisible()
  await expect(errors.filter({ hasText: '10.0.0.1 is not an allowed feed host yet.' })).toBeVisible()
  await expect(page.getByText('Source → Web address of the file')).toBeVisible()
})

test('anyone who names columns without a mouse keeps the focus where the work goes on', async ({ page, dealer }) => {
  await signIn(page, dealer.editor)
  await page.goto(`${adminOrigin()}/admin/collections/stock-feeds/create`)
  await page.getByRole('button', { name: 'Mapping' }).click()
  const rows = ['Internal key,Brand,Model,Year,N/U', 'K1,Kia,Rio,2021,Q'].join('\n')
  const chooser = page.getByLabel('Choose a file from this computer')
  // A disabled field takes no file, and Playwright does not wait for it: Payload's form is disabled until it has its fields.
  await expect(chooser).toBeEnabled()
  await chooser.setInputFiles({ name: 'cars.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })

  // What is suggested lacks the stock number alone, which is said until it is named.
  await expect(page.getByLabel('Column for Make')).toHaveValue('Brand')
  await expect(page.getByText('A feed needs a column for the stock number.')).toBeVisible()
  await page.getByLabel('Column for Stock number').selectOption('Internal key')
  await expect(page.getByRole('heading', { name: 'What an import of cars.csv would do' })).toBeVisible()

  await page.getByRole('button', { name: 'Remove Year' }).press('Enter')
  await expect(page.getByLabel('Add a field')).toBeFocused()
  await page.getByLabel('Add a field').selectOption('year')
  await expect(page.getByLabel('Column for Year')).toBeFocused()

  await page.getByRole('button', { name: /about New or used/ }).press('Enter')
  await page.getByPlaceholder('Another value').fill('Z')
  await page.getByRole('button', { name: 'Add value' }).press('Enter')
  await expect(page.getByLabel('Our value for Z')).toBeFocused()
})
