import { signIn } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { nextSave, openCanvas, openNewPage, readStructure, row, said } from '#tests/support/canvas-pages.ts'
import { aDealer } from '#tests/support/dealer.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

const layout = [
  { blockType: 'hero', heading: 'Welcome', settings: { anchor: 'top' } },
  { blockType: 'reviews-carousel', heading: 'What people say' },
  { blockType: 'sales-counter', heading: 'Sold this month' },
]

test.beforeEach(async ({ context }) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: adminOrigin() }),
)

const press = (page: Page, name: RegExp) => page.getByRole('toolbar').getByRole('button', { name }).click()

test('with the mouse a block is cut and pasted after another one, and undone after the draft was saved', async ({
  page,
  dealer,
  cms,
}) => {
  await openNewPage(page, { dealer, cms, layout })
  await row(page, 'Hero').click()
  let saved = nextSave(page)
  await press(page, /^Cut/)
  await expect.poll(() => readStructure(page)).toEqual(['Reviews carousel', 'Sales counter'])
  await saved
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Hero ‘Welcome’')
  await row(page, 'Reviews carousel').click()
  saved = nextSave(page)
  await press(page, /^Paste after/)
  await expect.poll(() => readStructure(page)).toEqual(['Reviews carousel', 'Hero', 'Sales counter'])
  await saved
  const undo = page.getByRole('button', { name: /^Undo/ })
  await undo.click()
  await undo.click()
  expect(await readStructure(page)).toEqual(['Hero', 'Reviews carousel', 'Sales counter'])
  await page.getByRole('button', { name: /^Redo/ }).click()
  expect(await readStructure(page)).toEqual(['Reviews carousel', 'Sales counter'])
})

test('with keys alone blocks are copied into another tab, where the copy has an anchor of its own', async ({
  page,
  dealer,
  cms,
  context,
}) => {
  const id = await openNewPage(page, { dealer, cms, layout })
  await row(page, 'Hero').click()
  await page.keyboard.press('ControlOrMeta+c')
  await expect(said(page)).toHaveText('1 block copied.')
  const other = await context.newPage()
  await openCanvas(other, id)
  await row(other, 'Sales counter').click()
  const saved = nextSave(other)
  await other.keyboard.press('ControlOrMeta+v')
  await expect(said(other)).toHaveText('Hero is now block 4 of 4.')
  await saved
  const stored = await other.evaluate(
    async (path) => (await fetch(path)).json(),
    `/cms/api/pages/${id}?draft=true&depth=0`,
  )
  expect([0, 3].map((index) => stored.layout[index].settings.anchor)).toEqual(['top', 'top-2'])
  await other.keyboard.press('ControlOrMeta+z')
  expect(await readStructure(other)).toEqual(['Hero', 'Reviews carousel', 'Sales counter'])
})

test('on another site what is missing there is listed before, and the draft is saved without it', async ({
  page,
  dealer,
  cms,
}) => {
  const other = await aDealer(cms)
  const who = { name: 'Zoe', email: `zoe@${dealer.slug}.example`, password: 'correct horse battery' }
  const tenants = [dealer.id, other.id].map((tenant) => ({ tenant }))
  const { id: person } = await cms.create('users', { ...who, role: 'editor', tenants })
  const { id: section } = await cms.create('sections', { tenant: dealer.id, name: 'Why us', _status: 'published' })
  const { id } = await cms.create('pages', {
    tenant: dealer.id,
    title: 'Canvas',
    path: '/canvas',
    layout: [{ blockType: 'section', section }],
    _status: 'published',
  })
  await signIn(page, who)
  await openCanvas(page, id)
  await row(page, 'Reusable section').click()
  await page.keyboard.press('ControlOrMeta+c')
  await expect(said(page)).toHaveText('1 block copied.')
  await openCanvas(page, other.home)
  await row(page, 'Hero').click()
  await page.keyboard.press('ControlOrMeta+v')
  const question = page.getByRole('dialog', { name: 'This site does not have everything' })
  await expect(question).toContainText('Why us')
  const saved = nextSave(page)
  await question.getByRole('button', { name: 'Insert without them' }).click()
  await saved
  expect(await readStructure(page)).toEqual(['Hero', 'Reusable section'])
  await page.goto('about:blank')
  await cms.remove('users', person)
  await other.remove()
})

test('what somebody else put on the clipboard is refused with the reason, and the page stays', async ({
  page,
  dealer,
  cms,
}) => {
  await openNewPage(page, { dealer, cms, layout })
  const copied = { forecourt: 'blocks', version: 1, tenant: dealer.id, references: [] }
  const hostile: [object[], RegExp][] = [
    [[{ id: 'a', blockType: 'constructor' }], /has no type/],
    [[{ id: 'a', blockType: 'hero', text: 'x'.repeat(1_000_001) }], /too long/],
    [[{ id: 'a', blockType: 'never-made' }], /does not know/],
  ]
  for (const [nodes, refusal] of hostile) {
    await page.evaluate(
      async (json) => {
        const list = document.createElement('ul')
        list.setAttribute('data-forecourt-blocks', json)
        const blob = new Blob([list.outerHTML], { type: 'text/html' })
        await navigator.clipboard.write([new ClipboardItem({ 'text/html': blob })])
      },
      JSON.stringify({ ...copied, nodes }),
    )
    await row(page, 'Hero').click()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(said(page)).toHaveText(refusal)
  }
  expect(await readStructure(page)).toEqual(['Hero', 'Reviews carousel', 'Sales counter'])
})

test('in the form no row and no list offers a paste that would replace it', async ({ page, dealer, cms }) => {
  const id = await openNewPage(page, { dealer, cms, layout })
  await page.goto(`${adminOrigin()}/admin/collections/pages/${id}?view=form`)
  await page.locator('#layout-row-0 .array-actions__button').first().click()
  await expect(page.locator('.array-actions__duplicate').filter({ visible: true })).toHaveCount(1)
  await expect(page.locator('.array-actions__paste, .array-actions__copy').filter({ visible: true })).toHaveCount(0)
  // A hero has a list of buttons.
  await expect(page.locator('#layout-row-0 .array-field__header').first()).toBeVisible()
  await expect(page.locator('.clipboard-action__popup')).not.toHaveCount(0)
  await expect(page.locator('.clipboard-action__popup').filter({ visible: true })).toHaveCount(0)
})
