import { signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'
import { screenFindings } from '#tests/support/screen-findings.ts'

for (const width of [390, 768, 1280])
  test(`a site administrator sees at ${width} px what differs from the template, and opens the field`, async ({
    page,
    dealer,
    cms,
  }) => {
    const admin = { name: 'Owner', email: `owner@${dealer.slug}.example`, password: 'correct horse battery' }
    const { id: person } = await cms.create('users', {
      ...admin,
      role: 'tenant-admin',
      tenants: [{ tenant: dealer.id }],
    })
    await cms.create('dealerships', {
      tenant: dealer.id,
      name: 'North Road',
      slug: 'north-road',
      flags: { reserve: true },
    })
    await cms.change('tenants', dealer.id, { flags: { reserve: false }, config: { stock: { soldForDays: 9 } } })
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, admin)
    if (width === 1280) {
      await page.goto(`${adminOrigin()}/admin`)
      await page.getByRole('button', { name: 'Open Menu' }).first().click()
      await page.getByRole('link', { name: 'What differs on this site' }).click()
    } else await page.goto(`${adminOrigin()}/admin/differences`)
    const row = page.getByRole('row', { name: /Show sold vehicles/ })
    await expect(row).toContainText('9')
    await expect(page.getByRole('row', { name: /North Road: On/ })).toContainText('Off')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    if (width === 1280) expect(await screenFindings(page)).toEqual([])
    await row.getByRole('link').click()
    await expect(page.locator('#field-config__stock__soldForDays')).toBeFocused()
    await expect(page.locator('#field-config__stock__soldForDays')).toHaveValue('9')
    await cms.remove('users', person)
  })

test('an editor has no such entry in the menu, and is told so at its address', async ({ page, dealer }) => {
  await signIn(page, dealer.editor)
  await page.goto(`${adminOrigin()}/admin/differences`)
  await expect(page.getByText('Only site administrators see what differs.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'What differs on this site' })).toHaveCount(0)
})
