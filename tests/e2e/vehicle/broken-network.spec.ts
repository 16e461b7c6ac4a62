import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { siteOrigin } from '#tests/support/demo-of-the-run.ts'

const origin = siteOrigin('coastline-kia')

async function openVehicle(page: Page): Promise<void> {
  await page.goto(`${origin}/search/new-cars`)
  await page.getByRole('main').locator('a[href^="/cars/"]').first().click()
  await expect(page).toHaveURL(/\/cars\//)
}

const enquire = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Enquire Now' }).first()

test('a form whose script does not come is the page that has it', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource/)
  await page.route('**/open-form*.js', (route) => route.abort())
  await openVehicle(page)
  await enquire(page).click()
  await expect(page).toHaveURL(/\/contact\?car_id=\d+$/)
})

test('a form whose script hangs is, after a while that is seen, the page that has it', async ({ page }) => {
  await page.route('**/open-form*.js', () => undefined)
  await openVehicle(page)
  await enquire(page).click()
  await expect(enquire(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/\/contact\?car_id=\d+$/)
})

test('where times cannot be had the test drive is asked for without one (vehicles §2, Test drive steps)', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource.*500/)
  await page.route('**/api/test-drive/slots*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await openVehicle(page)
  await page.getByRole('main').getByRole('link', { name: 'Book a Test Drive' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First Name').fill('Alex')
  await dialog.getByLabel('Mobile Number').fill('0412 345 678')
  await dialog.getByLabel('Email Address').fill('alex@example.com')
  await dialog.getByLabel('Postcode').fill('4215')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('Step 2 of 2: Test Drive Booking Date')).toBeFocused()
  await expect(dialog.getByText('No times can be booked online right now.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Book a Test Drive' }).click()
  await expect(page).toHaveURL(`${origin}/success`)
})

test('a picture whose viewer does not come is shown by itself, in full size', async ({ page, complaints }) => {
  // A picture by itself is a document in which nothing may run.
  complaints.expect(/Failed to load resource|dynamically imported module|inline style|Blocked script execution/)
  await page.route('**/fullscreen*.js', (route) => route.abort())
  await openVehicle(page)
  await page.getByRole('link', { name: 'Fullscreen' }).click()
  await expect(page).toHaveURL(/\/_img\/w_1920/)
})

test('a vehicle page without any script of its own still leads to its form', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await openVehicle(page)
  await enquire(page).click()
  await expect(page).toHaveURL(/\/contact\?car_id=\d+$/)
})
