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

const counterSection = (name: string, heading: string) => ({
  name,
  _status: 'published',
  layout: [{ blockType: 'sales-counter', heading }],
})

test('blocks are saved as a section, and a section is inserted synced or as a copy', async ({
  page,
  dealer,
  cms,
  complaints,
  task,
}) => {
  test.setTimeout(120_000)
  complaints.expect(/status of 400/)
  const own = { tenant: dealer.id, _status: 'published' }
  const { id: banner } = await cms.create('sections', { ...own, ...counterSection('Banner', 'Before') })
  await cms.create('sections', { ...own, name: 'About a car', layout: [{ blockType: 'vehicle-title' }] })
  for (const path of ['/one', '/two'])
    await cms.create('pages', { ...own, title: path, path, layout: [{ blockType: 'section', section: banner }] })
  await openNewPage(page, { dealer, cms, layout })
  const frame = canvasFrame(page)
  const blocks = ['Hero', 'Sales counter', 'Reviews carousel']

  await test.step('two blocks become a section that is shown in their place; undo brings them back', async () => {
    const published: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH' && !request.url().includes('autosave=true')) published.push(request.url())
    })
    const done = task('save-section', 'pointer')
    await row(page, 'Sales counter').click()
    await row(page, 'Reviews carousel').click({ modifiers: ['Shift'] })
    await page.getByRole('button', { name: 'Save as section…', exact: true }).click()
    await expectKeptFocus(page.getByLabel('Name of the section'))
    await page.getByLabel('Name of the section').fill('Why us')
    await page.getByRole('button', { name: 'Save section' }).click()
    await expect(said(page)).toHaveText('Why us is saved and shown here.')
    await done()
    expect(await readStructure(page)).toEqual(['Hero', 'Reusable section'])
    await expect(frame.getByText('Sold this month')).toBeVisible()
    expect(published, 'the form of the dialog is inside that of the page').toEqual([])
    await page.keyboard.press('ControlOrMeta+z')
    expect(await readStructure(page)).toEqual(blocks)
  })

  await test.step('a name that is taken is said in the dialog, and the blocks stay', async () => {
    await row(page, 'Sales counter').click()
    await page.getByRole('button', { name: 'Save as section…', exact: true }).click()
    await page.getByLabel('Name of the section').fill('Banner')
    await page.getByRole('button', { name: 'Save section' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'already used' })).toBeVisible()
    const save = page.getByRole('button', { name: 'Save section' })
    await expect(save).toBeFocused()
    await save.blur()
    await page.keyboard.press('Delete')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await readStructure(page)).toEqual(blocks)
  })

  await test.step('a change of a section shows on the page that has it synced, and not on the one with a copy', async () => {
    await row(page, 'Reviews carousel').click()
    const done = task('insert-section', 'pointer')
    await page.getByRole('tab', { name: 'Add' }).click()
    await page.getByRole('button', { name: /^Insert Banner synced/ }).click()
    await expect(said(page)).toHaveText('Reusable section is now block 4 of 4.')
    await done()
    const saved = page.waitForResponse(
      (response) =>
        response.url().includes('autosave=true') && (response.request().postData() ?? '').includes('Before'),
    )
    await page.getByRole('button', { name: /^Insert a copy of Banner/ }).click()
    await expect(frame.getByText('Before')).toHaveCount(2)
    await saved
    await cms.change('sections', banner, counterSection('Banner', 'After'))
    await page.reload()
    await expect(frame.getByText('After')).toHaveCount(1)
    await expect(frame.getByText('Before')).toHaveCount(1)
  })

  await test.step('a section with blocks that the place does not take says why, and takes no press', async () => {
    await page.getByRole('tab', { name: 'Add' }).click()
    const synced = page.getByRole('button', { name: /^Insert About a car synced/ })
    await expect(synced).toBeDisabled()
    await expect(synced).toHaveAccessibleDescription(/needs a vehicle/i)
  })

  await test.step('the form of a section says how many pages a change reaches', async () => {
    await page.goto(`${adminOrigin()}/admin/collections/sections/${banner}?view=form`)
    await expect(page.getByText('2 published pages show this section.')).toBeVisible()
  })
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
