import { expect, test } from '#tests/support/browser-test.ts'
import { siteOrigin } from '#tests/support/demo-of-the-run.ts'

test('a site that asks first records the visit from the yes on, and forgets it after a no', async ({ page }) => {
  const origin = siteOrigin('openroad')
  const visit = () => page.evaluate(() => localStorage.getItem('forecourt:openroad:visit'))
  await page.goto(`${origin}/?utm_source=letter`)
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  expect(await visit()).toBeNull()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(visit).toContain('utm_source=letter')
  await page.getByRole('button', { name: 'Measurement choices' }).click()
  await page.getByRole('button', { name: 'No thanks' }).click()
  await expect.poll(visit).toBeNull()
})
