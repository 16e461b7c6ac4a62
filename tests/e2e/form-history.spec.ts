import { z } from 'zod'
import { signIn } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import { openColleague } from '#tests/support/colleague.ts'
import type { Dealer } from '#tests/support/dealer.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'
import { readDraft } from '#tests/support/read-draft.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const layout = [
  { blockType: 'hero', heading: 'Welcome', settings: { anchor: 'offer' } },
  { blockType: 'reviews-carousel', heading: 'What people say' },
  { blockType: 'sales-counter', heading: 'Sold this month' },
  // A draft may hold what the page does not take.
  { blockType: 'vehicle-gallery' },
]

const draft = z.object({
  layout: z.array(
    z.object({ heading: z.string().nullish(), settings: z.object({ anchor: z.string().nullish() }).nullish() }),
  ),
})

interface NewPage {
  dealer: Dealer
  cms: CmsApi
}

const createPage = async ({ dealer, cms }: NewPage): Promise<number> =>
  (await cms.create('pages?draft=true', { tenant: dealer.id, title: 'Offer', path: '/offer', layout })).id

async function openForm(page: Page, id: number): Promise<void> {
  await page.goto(`${adminOrigin()}/admin/collections/pages/${id}?view=form`)
  await expect(heading(page, 2)).toBeEditable()
}

const heading = (page: Page, place: number) => page.locator(`#field-layout__${place}__heading`)
const menu = (page: Page, place: number) => page.locator(`#layout-row-${place} .array-actions__button`).first()
const entry = (page: Page, act: string) => page.locator(`.array-actions__${act}`).filter({ visible: true })
const said = (page: Page) => page.locator('.fc-form-history [role=status]')

async function choose(page: Page, { place, act }: { place: number; act: string }): Promise<void> {
  await menu(page, place).click()
  await entry(page, act).click()
}

const readHeadings = (page: Page): Promise<string[]> =>
  page
    .locator('#field-layout > .blocks-field__rows > * [id$=__heading]')
    .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')))

/** The blocks of the form, also those without a heading. */
const rows = (page: Page) => page.locator('#field-layout > .blocks-field__rows > *')

/** Heading and anchor of the blocks of the draft on the server. */
async function readBlocks(id: number): Promise<unknown[]> {
  return draft.parse(await readDraft(id)).layout.map((block) => [block.heading ?? null, block.settings?.anchor ?? null])
}

const gallery = [null, null]
const original = [['Welcome', 'offer'], ['What people say', null], ['Sold this month', null], gallery]
const merged = [['Welcome', 'offer'], ['By Mia', null], ['Sold this month', null], gallery]
const changed = [['Spring sale', 'offer'], ['Spring sale', 'offer-2'], ['Sold this month', null], gallery]

test('typing and the buttons of rows are undone and redone in the form, by keys and by mouse, without a colleague’s changes', async ({
  page,
  dealer,
  cms,
  browser,
}) => {
  test.setTimeout(180_000)
  const id = await createPage({ dealer, cms })
  await signIn(page, dealer.editor)
  await openForm(page, id)

  await test.step('with keys alone, typing is undone where it was typed, and a removed row comes back', async () => {
    const title = page.locator('#field-title')
    await tabTo(title)
    await page.keyboard.press('End')
    await page.keyboard.type(' of May')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(title).toHaveValue('Offer')
    await expect(said(page)).toHaveText('Undone: Title.')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(title).toHaveValue('Offer of May')
    await tabTo(menu(page, 1))
    await page.keyboard.press('Enter')
    await tabTo(entry(page, 'remove'))
    await page.keyboard.press('Enter')
    await expect.poll(async () => readHeadings(page)).toEqual(['Welcome', 'Sold this month'])
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(async () => readHeadings(page)).toEqual(['Welcome', 'What people say', 'Sold this month'])
    await page.keyboard.press('ControlOrMeta+y')
    await expect.poll(async () => readHeadings(page)).toEqual(['Welcome', 'Sold this month'])
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(title).toHaveValue('Offer')
    await expect.poll(async () => readBlocks(id)).toEqual(original)
  })

  await test.step('a row that the page does not take is refused with its label and the reason, and nothing changes', async () => {
    await choose(page, { place: 3, act: 'duplicate' })
    await expect(page.getByText('Vehicle viewer cannot be placed here. It needs a vehicle')).toBeVisible()
    await expect(rows(page)).toHaveCount(4)
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
  })

  await test.step('after a colleague’s changes were merged, undo takes back one’s own alone', async () => {
    await heading(page, 0).fill('Mine')
    await choose(page, { place: 2, act: 'remove' })
    await expect.poll(async () => readBlocks(id)).toHaveLength(3)
    const mia = await openColleague(browser, { cms, dealer })
    await mia.goto(`${adminOrigin()}/admin/collections/pages/${id}?view=form`)
    await heading(mia, 1).fill('By Mia')
    await expect(heading(page, 1)).toHaveValue('By Mia')
    await page.getByRole('button', { name: 'Undo: Remove Sales counter' }).click()
    await page.getByRole('button', { name: 'Undo: Heading of Hero' }).click()
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
    await expect.poll(async () => readBlocks(id)).toEqual(merged)
    await mia.context().close()
  })

  await test.step('with the mouse, each is undone and redone after the draft was saved', async () => {
    await heading(page, 0).fill('Spring sale')
    await choose(page, { place: 0, act: 'duplicate' })
    await choose(page, { place: 3, act: 'move-up' })
    await choose(page, { place: 3, act: 'remove' })
    await expect.poll(async () => readBlocks(id)).toEqual(changed)
    const names = ['Remove Reviews carousel', 'Move Sales counter', 'Duplicate Hero', 'Heading of Hero']
    for (const name of names) {
      await page.getByRole('button', { name: `Undo: ${name}`, exact: true }).click()
      await expect(said(page)).toHaveText(`Undone: ${name}.`)
    }
    await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeVisible()
    await expect.poll(async () => readBlocks(id)).toEqual(merged)
    for (const name of names.toReversed())
      await page.getByRole('button', { name: `Redo: ${name}`, exact: true }).click()
    await expect.poll(async () => readBlocks(id)).toEqual(changed)
  })

  await test.step('the canvas undoes what was done in the form', async () => {
    await page.getByRole('button', { name: 'Edit on the page' }).click()
    await expect(page.getByRole('button', { name: 'Undo: Remove Reviews carousel' })).toBeVisible()
  })
})
