import { expectKeptFocus, publishButton, publishByKeyboard } from '#tests/support/admin-pages.ts'
import {
  canvasFrame,
  nextSave,
  openCanvas,
  openNewPage,
  panelHeading,
  readStructure,
  row,
  said,
  structure,
  waitForFrame,
} from '#tests/support/canvas-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin, demoPort } from '#tests/support/demo-of-the-run.ts'
import { ask, until } from '#tests/support/forecourt.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const layout = [
  { blockType: 'hero', heading: 'Welcome' },
  { blockType: 'columns', count: '2', first: [{ blockType: 'sales-counter', heading: 'Sold this month' }], second: [] },
  { blockType: 'reviews-carousel', heading: 'What people say' },
]

test('a marketer selects a heading on the page, changes it, and sees it there and in the draft', async ({
  page,
  dealer,
  cms,
  task,
}) => {
  const id = await openNewPage(page, { dealer, cms, layout, path: '/columns' })
  const frame = canvasFrame(page)
  await waitForFrame(page)
  const done = task('change-heading', 'pointer')
  await frame.getByRole('heading', { name: 'Welcome' }).click()
  const heading = panelHeading(page)
  await expect(heading).toHaveValue('Welcome')
  await expectKeptFocus(heading)
  const saved = nextSave(page)
  await heading.fill('Good morning')
  await expect(frame.getByRole('heading', { name: 'Good morning' })).toBeVisible()
  await saved
  await done()
  await page.goto(`${adminOrigin()}/admin/collections/pages/${id}?view=form`)
  await expect(page.locator('#field-layout__0__heading')).toHaveValue('Good morning')
})

test('a block of the library is added after the selected one, and published', async ({ page, dealer, cms, task }) => {
  const id = await openNewPage(page, { dealer, cms, layout, path: '/columns' })
  const done = task('add-block', 'pointer')
  await row(page, 'Hero').click()
  await page.getByRole('tab', { name: 'Add' }).click()
  await page.getByLabel('Search blocks').click()
  await page.keyboard.type('testimonials')
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
  await page
    .getByRole('button', { name: /^Reviews carousel/ })
    .first()
    .click()
  await expect(said(page)).toHaveText('Reviews carousel is now block 2 of 4.')
  await saved
  await publishButton(page).click()
  await expect(page.locator('.fc-canvas-pill')).toHaveText('Published')
  await done()
  const path = `/cms/api/pages/${id}?depth=0`
  const stored = await page.evaluate(async (address) => (await fetch(address)).json(), path)
  expect([stored._status, stored.layout.length]).toEqual(['published', 4])
})

test('without a mouse a block moves between columns, is copied to another page, and everything is undone', async ({
  page,
  dealer,
  cms,
  context,
  task,
}) => {
  test.setTimeout(120_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: adminOrigin() })
  await openNewPage(page, { dealer, cms, layout, path: '/columns' })
  await test.step('moves to the other column', async () => {
    const done = task('move-block', 'keyboard')
    await tabTo(structure(page).getByRole('treeitem').first())
    await page.keyboard.type('sales')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(said(page)).toHaveText('Sales counter is now block 1 of 1 in Second column of Columns.')
    await expect(row(page, 'Sales counter')).toBeFocused()
    await done()
  })

  await test.step('undoes it, and redoes it', async () => {
    const done = task('undo', 'keyboard')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(said(page)).toHaveText('Undone: Move Sales counter.')
    await done()
    expect(await readStructure(page)).toEqual([
      'Hero',
      'Columns',
      'First column',
      'Sales counter',
      'Second column',
      'Reviews carousel',
    ])
    await page.keyboard.press('ControlOrMeta+y')
    expect(await readStructure(page)).toEqual([
      'Hero',
      'Columns',
      'First column',
      'Second column',
      'Sales counter',
      'Reviews carousel',
    ])
  })

  await test.step('copies it to the home page, after the selected block', async () => {
    const done = task('copy-block', 'keyboard')
    await page.keyboard.press('ControlOrMeta+c')
    await expect(said(page)).toHaveText('1 block copied.')
    await openCanvas(page, dealer.home)
    await tabTo(structure(page).getByRole('treeitem').first())
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+v')
    await expect(said(page)).toHaveText('Sales counter is now block 2 of 2.')
    await done()
    expect(await readStructure(page)).toEqual(['Hero', 'Sales counter'])
  })

  await test.step('changes its heading', async () => {
    const done = task('change-heading', 'keyboard')
    await page.keyboard.press('Enter')
    const heading = page.locator('.fc-canvas-panel').getByLabel('Heading', { exact: false })
    await expect(heading).toBeVisible()
    await tabTo(heading)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Sold this week')
    const frame = page.frameLocator('.fc-canvas-frame')
    const saved = page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
    await expect(frame.getByRole('heading', { name: 'Sold this week' })).toBeVisible()
    await done()
    await saved
  })

  await test.step('adds a block after it, and publishes', async () => {
    const done = task('add-block', 'keyboard')
    await tabTo(structure(page).getByRole('treeitem'), 'Shift+Tab')
    await page.keyboard.type('sales')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+F10')
    const after = page.getByRole('menuitem', { name: 'Add after' })
    await tabTo(after, 'ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Search blocks')).toBeFocused()
    await page.keyboard.type('testimonials')
    await tabTo(page.getByRole('button', { name: /^Reviews carousel/ }).first())
    const saved = page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
    await page.keyboard.press('Enter')
    await expect(said(page)).toHaveText('Reviews carousel is now block 3 of 3.')
    await saved
    await publishByKeyboard(page)
    await expect(page.locator('.fc-canvas-pill')).toHaveText('Published')
    await done()
  })
})

test('publishing from the canvas is seen by shoppers', async ({ page, dealer, cms }) => {
  await openNewPage(page, { dealer, cms, layout, path: '/columns' })
  await row(page, 'Hero').click()
  const saved = nextSave(page)
  await panelHeading(page).fill('Published from the page')
  await saved
  await publishButton(page).click()
  await until(
    () => ask(demoPort(), '/columns', { host: `${dealer.slug}.localhost` }),
    ({ text }) => text.includes('Published from the page'),
  )
})
