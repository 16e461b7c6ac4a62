import { addBlock, openPage, openPreview, signIn, signInByForm } from '#tests/support/admin-pages.ts'
import { openCanvas, structure } from '#tests/support/canvas-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'
import { seriousFindings } from '#tests/support/screen-findings.ts'

test('axe finds nothing serious where staff sign in', async ({ page }) => {
  await page.goto(`${adminOrigin()}/admin/login`)
  await expect(page.getByLabel('Password')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})

test('axe finds nothing serious on the first page that staff see', async ({ page, dealer }) => {
  await signInByForm(page, dealer.editor)
  await page.getByRole('button', { name: 'Open Menu' }).first().click()
  await expect(page.getByRole('button', { name: 'Website', exact: true })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})

test('axe finds nothing serious in the form of a page with blocks and its preview', async ({ page, dealer }) => {
  await signIn(page, dealer.editor)
  await openPage(page, dealer.home)
  const preview = await openPreview(page)
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  await addBlock(page, 'Car grid')
  await addBlock(page, 'Rich text')
  expect(await seriousFindings(page)).toEqual([])
})

test('axe finds nothing serious on the canvas of a page, its library and its menus', async ({ page, dealer }) => {
  await signIn(page, dealer.editor)
  await openCanvas(page, dealer.home)
  await structure(page).getByRole('treeitem').first().click()
  expect(await seriousFindings(page)).toEqual([])
  await structure(page).getByRole('treeitem').first().click({ button: 'right' })
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Add' }).click()
  await page.getByRole('button', { name: 'See as' }).click()
  expect(await seriousFindings(page)).toEqual([])
})

test('axe finds nothing serious in the lists of customers and the forms of one', async ({ page, dealer, cms }) => {
  const { id } = await cms.create('leads', { tenant: dealer.id, name: 'Alex', category: 'General Enquiry' })
  const who = { name: 'Seller', email: `a11y@${dealer.slug}.example`, password: 'correct horse battery' }
  const { id: seller } = await cms.create('users', { ...who, role: 'sales', tenants: [{ tenant: dealer.id }] })
  await signIn(page, who)
  for (const path of ['leads', `leads/${id}`, 'bookings', 'bookings/create', 'phone-reveals']) {
    await page.goto(`${adminOrigin()}/admin/collections/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await seriousFindings(page), path).toEqual([])
  }
  // A pending request would fail after its user is deleted.
  await page.close()
  await cms.remove('users', seller)
})

test('axe finds nothing serious where stock is chosen and vehicles are picked', async ({ page, dealer }) => {
  await signIn(page, dealer.editor)
  await openPage(page, dealer.home)
  const block = await addBlock(page, 'Car grid')
  const make = block.getByRole('combobox', { name: 'Make' })
  await make.fill('Pontiac')
  await make.press('Enter')
  await make.press('Enter')
  await expect(block.getByText('Matches no vehicle now.')).toBeVisible()
  await make.fill('')
  await make.press('ArrowDown')
  await expect(block.getByRole('option')).toHaveCount(4)
  expect(await seriousFindings(page)).toEqual([])

  await block.locator('[id$="__source"]').getByRole('combobox').click()
  await block.getByRole('option', { name: 'Chosen vehicles' }).click()
  const search = block.getByRole('combobox', { name: 'Add a vehicle' })
  await search.fill('corolla')
  await expect(block.getByRole('option')).toHaveCount(1)
  await search.press('Enter')
  await search.fill('kia')
  await expect(block.getByRole('option')).toHaveCount(1)
  await search.press('ArrowDown')
  expect(await seriousFindings(page)).toEqual([])
})
