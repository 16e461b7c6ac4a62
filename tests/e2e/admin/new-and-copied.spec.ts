import { openPage, signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

const countPages = async (token: string, tenant: number): Promise<number> => {
  const response = await fetch(`${adminOrigin()}/cms/api/pages?where[tenant][equals]=${tenant}&draft=true&limit=0`, {
    headers: { Authorization: `JWT ${token}` },
  })
  return (await response.json()).totalDocs
}

test('a new page is stored once it has a title and an address that is free, and its copy gets a free address', async ({
  page,
  dealer,
  cms,
  complaints,
}) => {
  test.setTimeout(120_000)
  await signIn(page, dealer.editor)

  await test.step('a new page is stored once it has a title and an address, and not before', async () => {
    await page.goto(`${adminOrigin()}/admin/collections/pages/create`)
    await page.getByLabel('Title').fill('Boxing Day sale')
    await expect(page.getByLabel('Address')).toHaveValue('/boxing-day-sale')
    await page.goBack()
    expect(await countPages(cms.token, dealer.id)).toBe(1)
    await page.goto(`${adminOrigin()}/admin/collections/pages/create`)
    await page.getByLabel('Title').fill('Boxing Day sale')
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.locator('#field-title')).toHaveValue('Boxing Day sale')
    await expect(page.locator('#field-path')).toHaveValue('/boxing-day-sale')
    expect(await countPages(cms.token, dealer.id)).toBe(2)
  })

  await test.step('a page is duplicated under a free address, and its copy opens', async () => {
    await openPage(page, dealer.home)
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-duplicate').click()
    await expect(page.locator('#field-title')).toHaveValue('Home (copy)')
    await expect(page.locator('#field-path')).toHaveValue('/home-copy')
    expect(complaints.unexpected()).toEqual([])
  })

  await test.step('an address that the site has already is refused beside the address, and what was typed stays', async () => {
    complaints.expect(/status of 400/)
    await page.goto(`${adminOrigin()}/admin/collections/pages/create`)
    await page.getByLabel('Title').fill('Another home')
    await page.getByLabel('Address').fill('/')
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('alert').filter({ hasText: '“/” is already used on this site' })).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Another home')
  })
})
