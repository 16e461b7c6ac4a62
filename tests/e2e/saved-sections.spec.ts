import { expectKeptFocus, signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import {
  canvasFrame,
  openCanvas,
  openNewPage,
  readStructure,
  row,
  said,
  structure,
} from '#tests/support/canvas-pages.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const layout = [
  { blockType: 'hero', heading: 'Welcome' },
  { blockType: 'sales-counter', heading: 'Sold this month' },
  { blockType: 'reviews-carousel', heading: 'What people say' },
]

test('two blocks become a section that is shown in their place; undo brings them back', async ({
  page,
  dealer,
  cms,
  task,
}) => {
  await openNewPage(page, { dealer, cms, layout })
  const published: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && !request.url().includes('autosave=true')) published.push(request.url())
  })
  const done = task('save-section', 'pointer')
  await row(page, 'Sales counter').click()
  await row(page, 'Reviews carousel').click({ modifiers: ['Shift'] })
  await page.getByRole('button', { name: 'Save as section…' }).click()
  await expectKeptFocus(page.getByLabel('Name of the section'))
  await page.getByLabel('Name of the section').fill('Why us')
  await page.getByRole('button', { name: 'Save section' }).click()
  await expect(said(page)).toHaveText('Why us is saved and shown here.')
  await done()
  expect(await readStructure(page)).toEqual(['Hero', 'Reusable section'])
  const frame = canvasFrame(page)
  await expect(frame.getByText('Sold this month')).toBeVisible()
  expect(published, 'the form of the dialog is inside that of the page').toEqual([])
  await page.keyboard.press('ControlOrMeta+z')
  expect(await readStructure(page)).toEqual(['Hero', 'Sales counter', 'Reviews carousel'])
})

test('a name that is taken is said in the dialog, and the blocks stay', async ({ page, dealer, cms, complaints }) => {
  complaints.expect(/status of 400/)
  await cms.create('sections', { tenant: dealer.id, name: 'Why us', _status: 'published' })
  await openNewPage(page, { dealer, cms, layout })
  await row(page, 'Sales counter').click()
  await page.getByRole('button', { name: 'Save as section…' }).click()
  await page.getByLabel('Name of the section').fill('Why us')
  await page.getByRole('button', { name: 'Save section' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'already used' })).toBeVisible()
  expect(await readStructure(page)).toEqual(['Hero', 'Sales counter', 'Reviews carousel'])
})

test('without a mouse a section is inserted synced and as a copy, and detached', async ({
  page,
  dealer,
  cms,
  task,
}) => {
  await cms.create('sections', {
    tenant: dealer.id,
    name: 'Why us',
    _status: 'published',
    layout: [
      { blockType: 'sales-counter', heading: 'From the section' },
      { blockType: 'hero', heading: 'Second' },
    ],
  })
  await signIn(page, dealer.editor)
  await openCanvas(page, dealer.home)
  await test.step('synced: the tab, the button, Enter', async () => {
    const done = task('insert-section', 'keyboard')
    await tabTo(page.getByRole('tab', { name: 'Structure' }))
    await page.keyboard.press('ArrowRight')
    const insertSynced = page.getByRole('button', { name: /^Insert Why us synced/ })
    await expect(insertSynced).toBeVisible()
    await tabTo(insertSynced)
    await page.keyboard.press('Enter')
    await expect(said(page)).toHaveText('Reusable section is now block 2 of 2.')
    await done()
  })
  await test.step('as a copy', async () => {
    await tabTo(page.getByRole('button', { name: /^Insert a copy of Why us/ }))
    await page.keyboard.press('Enter')
    await expect(said(page)).toHaveText('Sales counter is now block 3 of 4.')
  })
  await test.step('detached by its menu, and undone', async () => {
    await tabTo(page.getByRole('tab', { name: 'Add' }), 'Shift+Tab')
    await page.keyboard.press('ArrowLeft')
    await tabTo(structure(page).getByRole('treeitem'))
    await page.keyboard.type('reus')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menuitem', { name: 'Detach from the section' }).focus()
    await page.keyboard.press('Enter')
    await expect(said(page)).toHaveText('Why us is now 2 blocks of this page.')
    expect(await readStructure(page)).toEqual(['Hero', 'Sales counter', 'Hero', 'Sales counter', 'Hero'])
    await page.keyboard.press('ControlOrMeta+z')
    expect(await readStructure(page)).toEqual(['Hero', 'Reusable section', 'Sales counter', 'Hero'])
  })
})

test('a change of a section shows on the page that has it synced, and not on the one with a copy', async ({
  page,
  dealer,
  cms,
  task,
}) => {
  const { id: section } = await cms.create('sections', {
    tenant: dealer.id,
    name: 'Banner',
    _status: 'published',
    layout: [{ blockType: 'sales-counter', heading: 'Before' }],
  })
  await openNewPage(page, { dealer, cms, layout })
  const done = task('insert-section', 'pointer')
  await page.getByRole('tab', { name: 'Add' }).click()
  await page.getByRole('button', { name: /^Insert Banner synced/ }).click()
  await expect(said(page)).toHaveText('Reusable section is now block 4 of 4.')
  await done()
  const saved = page.waitForResponse(
    (response) => response.url().includes('autosave=true') && (response.request().postData() ?? '').includes('Before'),
  )
  await page.getByRole('button', { name: /^Insert a copy of Banner/ }).click()
  const frame = canvasFrame(page)
  await expect(frame.getByText('Before')).toHaveCount(2)
  await saved
  await cms.change('sections', section, {
    layout: [{ blockType: 'sales-counter', heading: 'After' }],
    _status: 'published',
  })
  await page.reload()
  await expect(frame.getByText('After')).toHaveCount(1)
  await expect(frame.getByText('Before')).toHaveCount(1)
})

test('a section with blocks that the place does not take says why, and takes no press', async ({
  page,
  dealer,
  cms,
}) => {
  await cms.create('sections', {
    tenant: dealer.id,
    name: 'About a car',
    _status: 'published',
    layout: [{ blockType: 'vehicle-title' }],
  })
  await openNewPage(page, { dealer, cms, layout })
  await page.getByRole('tab', { name: 'Add' }).click()
  const synced = page.getByRole('button', { name: /^Insert About a car synced/ })
  await expect(synced).toBeDisabled()
  await expect(synced).toHaveAccessibleDescription(/needs a vehicle/i)
})

test('the form of a section says how many pages a change reaches', async ({ page, dealer, cms }) => {
  const { id } = await cms.create('sections', { tenant: dealer.id, name: 'Reach', _status: 'published' })
  for (const path of ['/one', '/two'])
    await cms.create('pages', {
      tenant: dealer.id,
      title: path,
      path,
      layout: [{ blockType: 'section', section: id }],
      _status: 'published',
    })
  await signIn(page, dealer.editor)
  await page.goto(`${adminOrigin()}/admin/collections/sections/${id}?view=form`)
  await expect(page.getByText('2 published pages show this section.')).toBeVisible()
})
