import { signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import type { Dealer } from '#tests/support/dealer.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

// Nobody here sits where the site is: its clock is ten hours ahead of theirs.
test.use({ timezoneId: 'Etc/UTC' })

const day = 86_400_000

/** A test drive at a location, at ten in the morning of a day of this week, by the clock of Brisbane. */
async function aDriveAtTen({ dealer, cms }: { dealer: Dealer; cms: CmsApi }): Promise<{ location: number }> {
  const { id: location } = await cms.create('locations', { tenant: dealer.id, name: 'North branch', visible: true })
  const { id: vehicle } = await cms.create('vehicles', {
    tenant: dealer.id,
    stocknum: 'DRIVEN',
    year: 2023,
    make: 'Kia',
    model: 'Sorento',
    car_type: 'used',
  })
  const starts = new Date(Math.floor(Date.now() / day) * day + 2 * day)
  await cms.create('bookings', {
    tenant: dealer.id,
    location,
    vehicle,
    name: 'Alex Nguyen',
    starts_at: starts.toISOString(),
    minutes: 60,
    status: 'booked',
  })
  return { location }
}

/** Of the dealer, with a role that an editor has not. */
async function aColleague(role: 'sales' | 'tenant-admin', { dealer, cms }: { dealer: Dealer; cms: CmsApi }) {
  const who = { name: `A ${role}`, email: `${role}@${dealer.slug}.example`, password: 'correct horse battery' }
  const { id } = await cms.create('users', { ...who, role, tenants: [{ tenant: dealer.id }] })
  return { ...who, leave: () => cms.remove('users', id) }
}

test('sales find a test drive in the week and in the list by the clock of its site, and in its form, too', async ({
  page,
  dealer,
  cms,
}) => {
  await aDriveAtTen({ dealer, cms })
  const seller = await aColleague('sales', { dealer, cms })
  await signIn(page, seller)
  await page.goto(`${adminOrigin()}/admin/collections/bookings`)
  const week = page.getByRole('region', { name: 'The next seven days, in the time zone of each location' })
  await expect(week.getByRole('link')).toHaveText('10:00am Alex Nguyen2023 Kia SorentoNorth branch')
  const row = page.getByRole('row').filter({ hasText: 'Alex Nguyen' })
  await expect(row.getByRole('link')).toHaveText(/, 10:00 am$/)
  await row.scrollIntoViewIfNeeded()
  await expect(row.getByRole('cell', { name: '2023 Kia Sorento' })).toBeVisible()

  await row.getByRole('link').click()
  await expect(page.getByLabel('Starts (Brisbane time)')).toHaveValue(/T10:00$/)
  await page.close()
  await seller.leave()
})

test('a location with a test drive stays, and staff read why', async ({ page, dealer, cms, complaints }) => {
  complaints.expect(/status of 409/)
  const { location } = await aDriveAtTen({ dealer, cms })
  const manager = await aColleague('tenant-admin', { dealer, cms })
  await signIn(page, manager)
  await page.goto(`${adminOrigin()}/admin/collections/locations/${location}`)
  await expect(page.locator('#field-name')).toHaveValue('North branch')
  await page.locator('.doc-controls__popup').getByRole('button').click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Confirm|Delete/ })
    .click()
  await expect(
    page.getByText(
      /^This location cannot be deleted because it is used by 1 test drive\. Choose another location there/,
    ),
  ).toBeVisible()
  await page.reload()
  await expect(page.locator('#field-name')).toHaveValue('North branch')
  // A pending request would fail after its user is deleted.
  await page.close()
  await manager.leave()
})
