import { signIn } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { structure } from '#tests/support/canvas-pages.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

async function openMenuToDelete(page: Page): Promise<void> {
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
}

test('a section says which pages show it, also before it is deleted, and promotions deleted from their list are kept until the person has seen where they are shown', async ({
  page,
  dealer,
  cms,
  complaints,
}) => {
  test.setTimeout(120_000)
  const { id } = await cms.create('sections', { tenant: dealer.id, name: 'Why us', _status: 'published' })
  await cms.create('pages', {
    tenant: dealer.id,
    title: 'With the section',
    path: '/with',
    layout: [{ blockType: 'section', section: id }],
    _status: 'published',
  })
  const names = ['Spare', 'Shown']
  const promos = await Promise.all(names.map((name) => cms.create('promos', { tenant: dealer.id, name })))
  await cms.create('pages', {
    tenant: dealer.id,
    title: 'Offers',
    path: '/offers',
    layout: [{ blockType: 'promo', source: 'chosen', chosen: [promos[1]?.id] }],
    _status: 'published',
  })
  await signIn(page, dealer.editor)
  const rows = page.locator('tbody tr')
  const dialog = page.getByRole('dialog', { name: 'It is used here' })

  await test.step('promotions deleted from their list', async () => {
    complaints.expect(/status of 400/)
    const deleteAll = async () => {
      await page.getByRole('checkbox').first().check()
      await page.locator('.delete-documents__toggle').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    }
    // What was made in the second before the list was read counts as unseen: then the list is read again, as a person would.
    await expect(async () => {
      await page.goto(`${adminOrigin()}/admin/collections/promos`)
      await expect(rows).toHaveCount(2)
      await deleteAll()
      await expect(dialog.getByRole('heading', { name: 'Shown' })).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await expect(dialog.getByRole('link', { name: 'Offers' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Shown')
    await deleteAll()
    await dialog.getByRole('button', { name: 'Delete it all the same' }).click()
    await expect(rows).toHaveCount(0)
    expect(complaints.unexpected()).toEqual([])
  })

  await test.step('a section says which pages show it, and says so again before it is deleted', async () => {
    complaints.expect(/status of 409/)
    // The form asks who else edits a document that has just gone.
    complaints.expect(/status of 404/)
    await page.goto(`${adminOrigin()}/admin/collections/sections/${id}`)
    await expect(page.getByRole('region', { name: 'Where used' }).getByRole('link')).toHaveText('With the section')
    await openMenuToDelete(page)
    await expect(dialog.getByRole('link', { name: 'With the section' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await page.reload()
    await expect(page.locator('#field-name')).toHaveValue('Why us')
    await openMenuToDelete(page)
    await dialog.getByRole('button', { name: 'Delete it all the same' }).click()
    await expect(page).toHaveURL(/\/collections\/sections(?:\?|$)/)
  })
})

test('an editor finds where a type of block is used and opens the page at that block; who sells is told why they cannot', async ({
  page,
  dealer,
  cms,
  task,
}) => {
  const form = { id: 'f'.repeat(24), blockType: 'trade-in', purpose: 'sell' }
  const hero = { blockType: 'hero', heading: 'Sell us your car' }
  const layout = [hero, { blockType: 'columns', count: '2', first: [form], second: [] }]
  await cms.create('pages', { tenant: dealer.id, title: 'Sell', path: '/sell', layout, _status: 'published' })
  await cms.create('pages', { tenant: dealer.id, title: 'Trade in', path: '/trade', layout: [form], _status: 'draft' })
  await signIn(page, dealer.editor)
  await page.goto(`${adminOrigin()}/admin`)
  const done = task('find-uses', 'pointer')

  await test.step('from the menu: the library with the number of uses on this site', async () => {
    await page.getByRole('button', { name: 'Open Menu' }).first().click()
    await page.getByRole('link', { name: 'Block types' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Block types' })).toBeVisible()
    await page.getByLabel('Search block types').fill('trade-in')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search=trade-in/)
    const card = page.getByRole('listitem').filter({ hasText: 'trade-in' })
    await expect(card).toContainText('2 pages and sections')
    await card.getByRole('link').click()
  })

  await test.step('the type: pages and drafts of this site alone', async () => {
    const rows = page.locator('.fc-block-uses tbody tr')
    await expect(rows).toHaveText([/Sell\s*Page\s*Published/, /Trade in\s*Page\s*Draft/])
  })

  await test.step('the page opens on the canvas with that block selected', async () => {
    await page.getByRole('link', { name: 'Sell', exact: true }).click()
    await expect(structure(page).getByRole('treeitem', { selected: true })).toHaveText(/^Trade-in or sell my car/)
    await expect(page.locator('.fc-canvas-panel')).toContainText('Trade-in')
    await done()
  })

  await test.step('who sells has no types of blocks in the menu, and is told why at their address', async () => {
    const who = { name: 'Sam', email: `sam@${dealer.slug}.example`, password: 'correct horse battery' }
    const { id } = await cms.create('users', { ...who, role: 'sales', tenants: [{ tenant: dealer.id }] })
    await signIn(page, who)
    await page.goto(`${adminOrigin()}/admin/blocks/hero`)
    await expect(page.getByRole('alert').filter({ hasText: 'Only people who edit pages' })).toBeVisible()
    await expect(page.locator('.fc-block-uses, .nav__link[href$="/blocks"]')).toHaveCount(0)
    // A pending request would fail after its user is deleted.
    await page.close()
    await cms.remove('users', id)
  })
})
