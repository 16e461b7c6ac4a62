import { signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

for (const timezoneId of ['Pacific/Auckland', 'Pacific/Honolulu'])
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('a chosen day is the same in the form, after saving, in the list and in its filter', async ({
      page,
      dealer,
      cms,
    }) => {
      test.setTimeout(120_000)
      await cms.change('tenants', dealer.id, {
        timeZone: 'Pacific/Auckland',
        country: 'NZ',
        currency: 'NZD',
        locale: 'en-NZ',
      })
      const car = { tenant: dealer.id, car_type: 'used', year: 2020, make: 'Kia', model: 'Rio' }
      for (const day of ['2026-09-27', '2026-09-28'])
        await cms.create('vehicles', { ...car, stocknum: `F${day}`, rego_expiry: day })
      const { id } = await cms.create('vehicles', { ...car, stocknum: 'DAY1' })
      await signIn(page, dealer.editor)

      await test.step('in the form, also after saving', async () => {
        await page.goto(`${adminOrigin()}/admin/collections/vehicles/${id}`)
        const day = page.getByLabel('Registration expires')
        await day.fill('2027-01-31')
        await page.locator('#action-save').click()
        await expect(page.getByText(/successfully/)).toBeVisible()
        await page.reload()
        await expect(day).toHaveValue('2027-01-31')
      })

      const shown = page.locator('.cell-rego_expiry')
      const chosen = page.getByLabel('Choose a day')
      await test.step('in the list of that day', async () => {
        const columns = encodeURIComponent('["stocknum","rego_expiry"]')
        const where = 'where[or][0][and][0][rego_expiry][equals]=2027-01-31T12:00:00.000Z'
        await page.goto(`${adminOrigin()}/admin/collections/vehicles?columns=${columns}&${where}`)
        await expect(page.getByRole('row', { name: /DAY1/ })).toContainText('31 Jan 2027')
        await expect(shown).toHaveText(['31 Jan 2027'])
        await expect(chosen).toHaveValue('2027-01-31')
      })

      await test.step('a day chosen in the filter is that day, also after reloading', async () => {
        // What is typed before Payload's page is hydrated is lost.
        await expect(async () => {
          await chosen.fill('2026-09-27')
          await expect(shown).toHaveText([/^27 Sept? 2026$/], { timeout: 3_000 })
        }).toPass()
        // Clocks went forward in New Zealand.
        await chosen.fill('2026-09-28')
        await expect(shown).toHaveText([/^28 Sept? 2026$/])
        await page.reload()
        await expect(chosen).toHaveValue('2026-09-28')
        await expect(shown).toHaveText([/^28 Sept? 2026$/])
      })
    })
  })
