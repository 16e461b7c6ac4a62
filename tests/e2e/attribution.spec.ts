import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin, siteOrigin } from '#tests/support/demo-of-the-run.ts'

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

test('a lead carries the pages that its shopper saw and the link that brought them', async ({ page, cms }) => {
  const origin = siteOrigin('westgate')
  const email = `visitor-${Date.now()}@example.com`
  await page.goto(`${origin}/?utm_source=letter&utm_medium=post`)
  await page.goto(`${origin}/search/used-cars`)
  await page.goto(`${origin}/apply-for-finance`)
  const form = page.locator('#finance-form form')
  await expect(form).toHaveAttribute('novalidate')
  await form.getByLabel('First Name').fill('Alex')
  await form.getByLabel('Last Name').fill('Nguyen')
  await form.getByLabel('Mobile Number').fill('0412 345 678')
  await form.getByLabel('Email Address').fill(email)
  await form.getByLabel('Postcode').fill('4215')
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByLabel('Vehicle price budget').fill('30000')
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByLabel('Employment').selectOption({ index: 1 })
  await form.getByRole('button', { name: 'Apply for Finance' }).click()
  await expect(page).toHaveURL(`${origin}/success`)
  const stored = await page.request.get(`${adminOrigin()}/cms/api/leads?where[email][equals]=${email}&depth=0`, {
    headers: { Authorization: `JWT ${cms.token}` },
  })
  const { docs } = await stored.json()
  expect(docs).toMatchObject([
    {
      lead_attributes: {
        visited_pages: ['/', '/search/used-cars', '/apply-for-finance'],
        linked_query_params: { utm_source: 'letter', utm_medium: 'post' },
      },
    },
  ])
})
