import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { administratorToken, adminOrigin, siteOrigin } from '#tests/support/demo-of-the-run.ts'

/** Sends the form of a page, and gives what was stored of the visit. */
async function enquire(page: Page, path: string): Promise<unknown> {
  await page.goto(path)
  const form = page.locator('main form[novalidate]').first()
  await form.getByLabel('First Name').fill('Alex')
  await form.getByLabel('Last Name').fill('Nguyen')
  await form.getByLabel('Mobile Number').fill('0412 345 678')
  await form.getByLabel('Email Address').fill('alex@example.com')
  await form.getByLabel('Postcode').fill('4215')
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByLabel('Dealership location').selectOption({ index: 1 })
  await form.getByLabel('Vehicle price budget').fill('30000')
  await form.getByRole('button', { name: 'Next' }).click()
  const answer = page.waitForResponse('**/api/leads')
  await form.getByRole('button', { name: 'Apply for Finance' }).click()
  const { lead_id: id } = await (await answer).json()
  await expect(page).toHaveURL(/\/success$/)
  const lead = await page.request.get(`${adminOrigin()}/cms/api/leads/${id}?depth=0`, {
    headers: { Authorization: `JWT ${administratorToken()}` },
  })
  return (await lead.json()).lead_attributes
}

test('a lead from the finance page says which pages were visited before it, and by which campaign the shopper came', async ({
  page,
}) => {
  const origin = siteOrigin('coastline-kia')
  const referer = 'https://www.google.com/'
  await page.goto(`${origin}/?utm_source=letter&utm_campaign=spring&gclid=abc`, { referer })
  await page.goto(`${origin}/search/used-cars?make=Kia`, { referer: `${origin}/` })
  const attributes = await enquire(page, `${origin}/apply-for-finance`)
  expect(attributes).toMatchObject({
    visited_pages: ['/', '/search/used-cars', '/apply-for-finance'],
    linked_query_params: { utm_source: 'letter', utm_campaign: 'spring', gclid: 'abc' },
    first_touch: { page: '/?utm_source=letter&utm_campaign=spring&gclid=abc', referrer: 'https://www.google.com' },
  })
  // The thanks that followed are no page of the visit.
  expect(await enquire(page, `${origin}/apply-for-finance`)).toMatchObject({
    visited_pages: ['/', '/search/used-cars', '/apply-for-finance'],
  })
})

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
