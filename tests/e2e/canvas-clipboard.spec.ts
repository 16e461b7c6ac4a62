import type { Request } from 'playwright/test'
import { signIn } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { nextSave, openCanvas, openNewPage, readStructure, row, said } from '#tests/support/canvas-pages.ts'
import { aDealer } from '#tests/support/dealer.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'
import { readDraft } from '#tests/support/read-draft.ts'

const layout = [
  { blockType: 'hero', heading: 'Welcome', settings: { anchor: 'top' } },
  { blockType: 'reviews-carousel', heading: 'What people say' },
  { blockType: 'sales-counter', heading: 'Sold this month' },
]

test.beforeEach(async ({ context }) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: adminOrigin() }),
)

const press = (page: Page, name: RegExp) => page.getByRole('toolbar').getByRole('button', { name }).click()

/** Waits until the stored draft has these blocks and no others. */
const expectDraft = (id: number, types: string[]) =>
  expect.poll(() => readDraft(id)).toMatchObject({ layout: types.map((blockType) => ({ blockType })) })

const hostile: [nodes: object[], refusal: RegExp][] = [
  [[{ id: 'a', blockType: 'constructor' }], /has no type/],
  [[{ id: 'a', blockType: 'hero', text: 'x'.repeat(1_000_001) }], /too long/],
  [[{ id: 'a', blockType: 'never-made' }], /does not know/],
]

test('blocks are copied, cut and pasted by keys and with the mouse, and only what the page knows is pasted', async ({
  page,
  dealer,
  cms,
  context,
}) => {
  test.setTimeout(120_000)
  const id = await openNewPage(page, { dealer, cms, layout })
  const all = ['Hero', 'Reviews carousel', 'Sales counter']

  await test.step('what somebody else put on the clipboard is refused with the reason, and the page stays', async () => {
    const copied = { forecourt: 'blocks', version: 1, tenant: dealer.id, references: [] }
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
    expect(await readStructure(page)).toEqual(all)
  })

  await row(page, 'Hero').click()
  await page.keyboard.press('ControlOrMeta+c')
  await expect(said(page)).toHaveText('1 block copied.')
  const other = await context.newPage()
  await openCanvas(other, id)
  await page.close()

  await test.step('with keys alone blocks are pasted in another tab, where the copy has an anchor of its own', async () => {
    await row(other, 'Sales counter').click()
    await other.keyboard.press('ControlOrMeta+v')
    await expect(said(other)).toHaveText('Hero is now block 4 of 4.')
    const anchors = ['top', undefined, undefined, 'top-2'].map((anchor) => (anchor ? { settings: { anchor } } : {}))
    await expect.poll(() => readDraft(id)).toMatchObject({ layout: anchors })
    await other.keyboard.press('ControlOrMeta+z')
    expect(await readStructure(other)).toEqual(all)
  })

  await test.step('a paste that is undone before the server has described its fields leaves nothing behind', async () => {
    const described = Promise.withResolvers<void>()
    const isFormState = (request: Request) =>
      request.method() === 'POST' && /\/admin\/collections\/pages\/\d+$/.test(new URL(request.url()).pathname)
    await other.route('**/admin/collections/pages/*', async (route) => {
      if (isFormState(route.request())) await described.promise
      await route.fallback()
    })
    const asked = other.waitForRequest(isFormState)
    await row(other, 'Sales counter').click()
    await other.keyboard.press('ControlOrMeta+v')
    expect(await readStructure(other)).toEqual([...all, 'Hero'])
    const answered = (await asked).response()
    await other.keyboard.press('ControlOrMeta+z')
    expect(await readStructure(other)).toEqual(all)
    described.resolve()
    await answered
  })

  const undo = other.getByRole('button', { name: /^Undo/ })
  await test.step('with the mouse a block is cut and pasted after another one, and undone after the draft was saved', async () => {
    await row(other, 'Hero').click()
    await press(other, /^Cut/)
    await expect.poll(() => readStructure(other)).toEqual(['Reviews carousel', 'Sales counter'])
    await expectDraft(id, ['reviews-carousel', 'sales-counter'])
    expect(await other.evaluate(() => navigator.clipboard.readText())).toBe('Hero ‘Welcome’')
    await row(other, 'Reviews carousel').click()
    await press(other, /^Paste after/)
    await expect.poll(() => readStructure(other)).toEqual(['Reviews carousel', 'Hero', 'Sales counter'])
    await expectDraft(id, ['reviews-carousel', 'hero', 'sales-counter'])
    await undo.click()
    await undo.click()
    expect(await readStructure(other)).toEqual(all)
    await other.getByRole('button', { name: /^Redo/ }).click()
    expect(await readStructure(other)).toEqual(['Reviews carousel', 'Sales counter'])
  })

  await test.step('in the form no row and no list offers a paste that would replace it', async () => {
    await undo.click()
    expect(await readStructure(other)).toEqual(all)
    await other.getByRole('button', { name: 'Form', exact: true }).click()
    await other.locator('#layout-row-0 .array-actions__button').first().click()
    await expect(other.locator('.array-actions__duplicate').filter({ visible: true })).toHaveCount(1)
    await expect(other.locator('.array-actions__paste, .array-actions__copy').filter({ visible: true })).toHaveCount(0)
    // A hero has a list of buttons.
    await expect(other.locator('#layout-row-0 .array-field__header').first()).toBeVisible()
    await expect(other.locator('.clipboard-action__popup')).not.toHaveCount(0)
    await expect(other.locator('.clipboard-action__popup').filter({ visible: true })).toHaveCount(0)
  })
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
