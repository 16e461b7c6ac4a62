import { signIn } from '#tests/support/admin-pages.ts'
import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

const hero = (heading: string) => ({ id: 'a'.repeat(24), blockType: 'hero', heading })

test('a marketer reads who has the address of an old version, and restores the rest of it', async ({
  page,
  dealer,
  cms,
}) => {
  const old = { tenant: dealer.id, title: 'Winter sale', path: '/sale', layout: [hero('Winter prices')] }
  const { id } = await cms.create('pages', { ...old, _status: 'published' })
  await cms.change('pages', id, { title: 'Archive', path: '/archive', layout: [hero('It is over')] })
  const { id: other } = await cms.create('pages', {
    tenant: dealer.id,
    title: 'Summer sale',
    path: '/sale',
    layout: [],
    _status: 'published',
  })
  await signIn(page, dealer.editor)
  await page.goto(`${adminOrigin()}/admin/collections/pages/${id}/versions`)
  await page
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
    .last()
    .getByRole('link')
    .click()

  const problems = page.locator('.fc-version__problems')
  await expect(problems).toContainText('Address /sale now belongs to Summer sale')
  await expect(problems.getByRole('link', { name: 'Summer sale' })).toHaveAttribute(
    'href',
    `/admin/collections/pages/${other}`,
  )
  await expect(page.getByRole('button', { name: 'Restore as a draft' })).toHaveCount(0)
  expect(await axeFindings(page, { within: '.fc-version' })).toEqual([])

  await problems.getByRole('button', { name: 'Restore the rest' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  await dialog.getByRole('link', { name: 'Open it' }).click()
  await expect(page.locator('#field-title')).toHaveValue('Winter sale')
  await expect(page.locator('#field-path')).toHaveValue('/archive')
})
