import { openPage, signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

test('an editor customises a page of the template, sees that nothing differs, and goes back to the template’s page', async ({
  page,
  dealer,
  cms,
  complaints,
}) => {
  // The form asks about a copy that has just gone.
  complaints.expect(/status of 404/)
  const slug = `template-${dealer.slug}`
  const place = { country: 'AU', locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Brisbane' }
  const { id: template } = await cms.create('tenants', { slug, name: slug, isTemplate: true, ...place })
  const { id: original } = await cms.create('pages', {
    tenant: template,
    title: 'Servicing',
    path: '/service',
    layout: [{ blockType: 'hero', heading: 'Servicing' }],
    _status: 'published',
  })
  await cms.change('tenants', dealer.id, { template })
  await signIn(page, dealer.editor)
  await test.step('the list has the template’s page, which is copied', async () => {
    await page.goto(`${adminOrigin()}/admin/collections/pages`)
    const inherited = page.getByRole('region', { name: /From the template/ })
    await inherited.getByRole('button', { name: 'Customise Servicing' }).click()
    await page.waitForURL(/\/collections\/pages\/\d+$/)
    await expect(page.locator('#field-title')).toHaveValue('Servicing')
    await expect(page.getByText('Nothing differs from the template’s page.')).toBeVisible()
  })
  await test.step('the copy is deleted, and the template’s page is opened', async () => {
    await page.getByRole('button', { name: 'Use the template’s page' }).click()
    await page.getByRole('button', { name: 'Delete this page' }).click()
    await page.waitForURL(`${adminOrigin()}/admin/collections/pages/${original}`)
    await expect(page.getByText(`This belongs to the template ${slug}.`)).toBeVisible()
  })
  await test.step('the site has its own pages still', async () => {
    await openPage(page, dealer.home)
    await expect(page.locator('#field-title')).toHaveValue('Home')
  })
  await cms.change('tenants', dealer.id, { template: null })
  await cms.remove('tenants', template)
})
