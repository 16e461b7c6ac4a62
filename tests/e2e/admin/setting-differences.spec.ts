import { signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'
import { screenFindings } from '#tests/support/screen-findings.ts'

test('a site administrator sees at 390, 768 and 1280 px what differs from the template, and opens the field; an editor is told who sees it', async ({
  page,
  dealer,
  cms,
}) => {
  test.setTimeout(120_000)
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
  await signIn(page, admin)
  const row = page.getByRole('row', { name: /Show sold vehicles/ })
  const setWidth = (width: number) => page.setViewportSize({ width, height: 900 })

  await test.step('what differs, from the menu', async () => {
    await setWidth(1280)
    await page.goto(`${adminOrigin()}/admin`)
    await page.getByRole('button', { name: 'Open Menu' }).first().click()
    await page.getByRole('link', { name: 'What differs on this site' }).click()
    await expect(row).toBeVisible()
    expect(await screenFindings(page)).toEqual([])
    for (const width of [1280, 768, 390]) {
      await setWidth(width)
      await expect(row).toContainText('9')
      await expect(page.getByRole('row', { name: /North Road: On/ })).toContainText('Off')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await row.getByRole('link').click({ trial: true })
    }
  })

  await test.step('its link opens the field', async () => {
    const field = page.locator('#field-config__stock__soldForDays')
    await row.getByRole('link').click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('9')
    for (const width of [768, 1280]) {
      await setWidth(width)
      await page.reload()
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('9')
    }
  })

  await test.step('an editor has no such entry in the menu, and is told so at its address', async () => {
    await signIn(page, dealer.editor)
    await page.goto(`${adminOrigin()}/admin/differences`)
    await expect(page.getByText('Only site administrators see what differs.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'What differs on this site' })).toHaveCount(0)
  })
  await cms.remove('users', person)
})
