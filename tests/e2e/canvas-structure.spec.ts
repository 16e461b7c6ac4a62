import { nextSave, openNewPage, panelHeading, readStructure, row, said } from '#tests/support/canvas-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { readDraft } from '#tests/support/read-draft.ts'

const layout = [
  { blockType: 'hero', heading: 'Welcome' },
  { blockType: 'columns', count: '2', first: [{ blockType: 'sales-counter', heading: 'Sold this month' }], second: [] },
  { blockType: 'reviews-carousel', heading: 'What people say' },
]

test('blocks are changed, refused a place, undone, shown in the form, and added from the library', async ({
  page,
  dealer,
  cms,
}) => {
  test.setTimeout(120_000)
  await cms.change('tenants', dealer.id, { flags: { compare: false } })
  const id = await openNewPage(page, { dealer, cms, layout, path: '/columns' })
  const before = await readStructure(page)
  const press = (name: RegExp) => page.getByRole('button', { name }).first().click()
  const heading = panelHeading(page)

  await test.step('a block that a place does not take is refused with the reason, and nothing changes', async () => {
    await row(page, 'Hero').click()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(said(page)).toHaveText('It is the first on the page already.')
    await expect(said(page)).toBeVisible()
    expect(await readStructure(page)).toEqual(before)
  })

  await test.step('all changes are undone one by one, and the page is as it was', async () => {
    await row(page, 'Hero').first().click()
    await press(/^Duplicate/)
    await press(/^Wrap in columns/)
    await row(page, 'Reviews carousel').click()
    await press(/^Remove/)
    await row(page, 'Sales counter').click()
    await heading.fill('Typed')
    await expect(page.getByRole('button', { name: 'Undo: Heading of Sales counter' })).toBeVisible()
    for (const undone of ['Heading of Sales counter', 'Remove Reviews carousel', 'Wrap Hero', 'Duplicate Hero']) {
      await page.keyboard.press('ControlOrMeta+z')
      await expect(said(page)).toHaveText(`Undone: ${undone}.`)
    }
    expect(await readStructure(page)).toEqual(before)
    await row(page, 'Sales counter').click()
    await expect(heading).toHaveValue('Sold this month')
  })

  await test.step('what is typed while another block moves is kept', async () => {
    await heading.fill('Typed just now')
    await page.getByRole('button', { name: /^Move down/ }).click()
    await expect(heading).toHaveValue('Typed just now')
    await expect
      .poll(() => readDraft(id))
      .toMatchObject({ layout: [{}, { first: [], second: [{ heading: 'Typed just now' }] }, {}] })
  })

  await test.step('the form and the canvas show the same block, and the address says which is open', async () => {
    await row(page, 'Reviews carousel').click()
    await page.getByRole('button', { name: 'Form', exact: true }).click()
    await expect(page).toHaveURL(/view=form/)
    await expect(page.locator('#layout-row-2')).toBeInViewport()
    await expect(page.locator('#field-layout__1__second__0__heading')).toHaveValue('Typed just now')
    await page.locator('#field-layout__0__heading').focus()
    await page.getByRole('button', { name: 'Edit on the page' }).click()
    await expect(row(page, 'Hero')).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('a block whose feature is off says so in the library, and is added with advice', async () => {
    await row(page, 'Reviews carousel').click()
    await page.getByRole('tab', { name: 'Add' }).click()
    const card = page.getByRole('button', { name: /^Compare vehicles/ }).first()
    await expect(card).toContainText('Feature is off')
    await expect(page.getByRole('button', { name: /^Hero/ }).first()).not.toContainText('Feature is off')
    const saved = nextSave(page)
    await card.click()
    await expect(said(page)).toHaveText('Compare vehicles is now block 4 of 4.')
    await expect(page.locator('.payload-toast-container')).toContainText(
      'Compare vehicles is not shown on this site until the feature “Compare vehicles” is on.',
    )
    await saved
  })
})
