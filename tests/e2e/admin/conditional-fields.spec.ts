import { openPage, signIn } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'

const pageField = (page: Page, block: number) => page.locator(`#field-layout__${block}__next__page`)

async function chooseKind(page: Page, { block, kind }: { block: number; kind: string }): Promise<void> {
  const field = page.locator(`#field-layout__${block}__next__kind`)
  await field.getByRole('combobox').click()
  await field.getByRole('option', { name: kind, exact: true }).click()
}

test('a link shows the choice of a page while it leads to one, and not otherwise, also in a block that was moved', async ({
  page,
  dealer,
  cms,
}) => {
  const aNotice = { blockType: 'form-sent', next: { kind: 'url', url: '/offers' } }
  const { id } = await cms.create('pages?draft=true', {
    tenant: dealer.id,
    title: 'Links',
    path: '/links',
    layout: [aNotice, aNotice],
  })
  await signIn(page, dealer.editor)
  await openPage(page, id)
  await test.step('appears and goes', async () => {
    await expect(page.locator('#field-layout__0__next__kind').getByRole('combobox')).toBeVisible()
    await expect(pageField(page, 0)).toHaveCount(0)
    await chooseKind(page, { block: 0, kind: 'A page of this site' })
    await expect(pageField(page, 0)).toBeVisible()
    await chooseKind(page, { block: 0, kind: 'A web address' })
    await expect(pageField(page, 0)).toHaveCount(0)
  })
  await test.step('moves with its block', async () => {
    await chooseKind(page, { block: 0, kind: 'A page of this site' })
    await expect(pageField(page, 0)).toBeVisible()
    const saved = page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
    await page.getByRole('button', { name: 'More for Form confirmation' }).first().click()
    await page.getByRole('button', { name: 'Move Down', exact: true }).click()
    // Fields are drawn near the view alone.
    await page.locator('#layout-row-1').evaluate((row) => row.scrollIntoView({ behavior: 'instant' }))
    await expect(pageField(page, 1)).toBeVisible()
    await expect(pageField(page, 0)).toHaveCount(0)
    await saved
    await expect(pageField(page, 1)).toBeVisible()
    await chooseKind(page, { block: 1, kind: 'A web address' })
    await expect(pageField(page, 1)).toHaveCount(0)
  })
})
