import { openPage, signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

test.use({ timezoneId: 'Australia/Perth' })

test('taking a page off the site is never chosen beforehand, nothing is for a page without changes, and a time that has passed is refused', async ({
  page,
  dealer,
  complaints,
}) => {
  await signIn(page, dealer.editor)
  await openPage(page, dealer.home)
  await page.locator('.form-submit .popup button').first().click()
  await page.locator('#schedule-publish').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  for (const radio of await dialog.getByRole('radio').all()) await expect(radio).not.toBeChecked()
  expect(complaints.unexpected()).toEqual([])

  complaints.expect(/status of 400/)
  await dialog.getByRole('radio', { name: 'Publish it' }).check()
  await dialog.getByLabel(/^When/).fill('2020-01-01T09:00')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('That time has passed')
})

test('a promotion begins and ends on the clock of its site, and says which hour is meant where clocks change', async ({
  page,
  dealer,
  cms,
}) => {
  await cms.change('tenants', dealer.id, { timeZone: 'Australia/Sydney' })
  const { id } = await cms.create('promos', { tenant: dealer.id, name: 'Easter', start: '2027-03-25T22:00:00.000Z' })
  await signIn(page, dealer.editor)
  await page.goto(`${adminOrigin()}/admin/collections/promos/${id}`)
  await expect(page.getByLabel('From (Sydney time)')).toHaveValue('2027-03-26')
  await expect(page.getByLabel('Time: From')).toHaveValue('09:00')
  const until = page.getByLabel('Until (Sydney time)')
  const time = page.getByLabel('Time: Until')
  await until.fill('2027-10-03')
  await time.fill('02:30')
  await expect(page.getByText('Clocks skip 02:30 that night. It is taken as Sun 3 Oct 2027, 3:30 am.')).toBeVisible()
  await until.fill('2027-04-04')
  await time.fill('02:30')
  await expect(page.getByText('It is taken as Sun 4 Apr 2027, 2:30 am AEDT.')).toBeVisible()
  await until.fill('2027-04-05')
  await time.fill('09:00')
  await page.locator('#action-save').click()
  await expect(page.getByText(/successfully/)).toBeVisible()
  const stored = await page.evaluate(async (path) => (await fetch(path)).json(), `/cms/api/promos/${id}`)
  expect(stored).toMatchObject({ expiry: '2027-04-04T23:00:00.000Z' })
  await page.goto(`${adminOrigin()}/admin/collections/promos`)
  const row = page.getByRole('row', { name: /Easter/ })
  await expect(row).toContainText('Mon 5 Apr 2027, 9:00 am')
  await row.getByRole('link', { name: 'Easter' }).click()
  await time.fill('')
  await expect(page.getByText('To the end of this day, unless you add a time.')).toBeVisible()
  await page.locator('#action-save').click()
  await expect(page.getByText(/successfully/)).toBeVisible()
  await page.goto(`${adminOrigin()}/admin/collections/promos`)
  await expect(row).toContainText(/Mon 5 Apr 2027(?!,)/)
})
