import { openPage, signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

test.use({ timezoneId: 'Australia/Perth' })

test('publishing is planned in the time of the site, is told in the head and in the list, and is cancelled', async ({
  page,
  dealer,
  cms,
  task,
}) => {
  const { id } = await cms.create('pages?draft=true', { tenant: dealer.id, title: 'Boxing Day', path: '/boxing-day' })
  await signIn(page, dealer.editor)
  await openPage(page, id)
  const done = task('schedule', 'pointer')
  await page.locator('.form-submit .popup button').first().click()
  await page.locator('#schedule-publish').click()
  const dialog = page.getByRole('dialog', { name: 'Schedule “Boxing Day”' })
  await expect(dialog.getByRole('radio', { name: 'Publish it' })).toBeChecked()
  await dialog.getByLabel('When, in Brisbane time').fill('2031-12-26T09:00')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  const words = 'Publishes Fri 26 Dec 2031, 9:00 am (Brisbane time)'
  await expect(dialog.getByText(words)).toBeVisible()
  await done()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(words)).toBeVisible()
  await page.goto(`${adminOrigin()}/admin/collections/pages`)
  await expect(page.getByRole('region', { name: 'Scheduled changes' })).toContainText(`Boxing Day ${words}`)
  await page.getByRole('button', { name: `Cancel for Boxing Day: ${words}` }).click()
  await expect(page.getByRole('region', { name: 'Scheduled changes' })).toBeHidden()
  // From the page: the CMS takes the session of its own origin alone.
  const again = await page.evaluate(async (path) => {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ kind: 'publish', at: '2031-12-26T09:00' })
    return (await fetch(path, { method: 'POST', headers, body })).status
  }, `/cms/api/schedule/pages/${id}`)
  expect(again).toBe(200)
  await openPage(page, id)
  await page.getByRole('button', { name: `Cancel: ${words}` }).click()
  await expect(page.getByText(words)).toBeHidden()
  await page.reload()
  await expect(page.locator('#field-title')).toBeEditable()
  await expect(page.getByText(words)).toBeHidden()
})
