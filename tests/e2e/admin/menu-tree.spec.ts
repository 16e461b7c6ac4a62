import type { Locator, Page } from 'playwright/test'
import { publishByKeyboard, signIn } from '#tests/support/admin-pages.ts'
import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

const link = (label: string) => ({ link: { label, kind: 'url', url: `/${label.toLowerCase()}` } })
const items = [
  { ...link('Cars'), children: [link('New'), link('Used')] },
  { ...link('Finance'), children: [] },
  { ...link('Contact'), children: [] },
]

/** The names of a menu's rows with a mark for each level: `Cars`, `- New`. */
const outline = (page: Page) =>
  page
    .getByRole('tree', { name: 'Order of the menu' })
    .getByRole('treeitem')
    .evaluateAll((rows) =>
      rows.map((row) => `${row.getAttribute('aria-level') === '2' ? '- ' : ''}${row.textContent.trim()}`),
    )

const drag = async (page: Page, from: Locator, to: Locator) => {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('A row is not shown.')
  await page.mouse.move(start.x + 60, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + 60, end.y + 4, { steps: 8 })
  await page.mouse.up()
}

test('a menu is arranged as a tree at 390, 768 and 1280 px, by pointer, buttons and keys', async ({
  page,
  dealer,
  cms,
}) => {
  test.setTimeout(120_000)
  const { id } = await cms.create('menus', {
    tenant: dealer.id,
    name: 'Foot',
    place: 'legal',
    items,
    _status: 'published',
  })
  await page.setViewportSize({ width: 390, height: 900 })
  await signIn(page, dealer.editor)
  await page.goto(`${adminOrigin()}/admin/collections/menus/${id}`)
  await test.step('at 390 px', () => arrange(page, id))
  for (const width of [768, 1280]) {
    await cms.change('menus', id, { items, _status: 'published' })
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    await test.step(`at ${width} px`, () => arrange(page, id))
  }
  await test.step('the arrangement is shown again', async () => {
    await page.reload()
    await expect.poll(() => outline(page)).toEqual(['Cars', '- New', '- Contact', '- Finance', 'Used'])
  })
})

async function arrange(page: Page, id: number): Promise<void> {
  const row = (name: string) => page.getByRole('treeitem', { name, exact: true })
  await expect.poll(() => outline(page)).toEqual(['Cars', '- New', '- Used', 'Finance', 'Contact'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await axeFindings(page, { within: '.fc-menu-tree' })).toEqual([])

  await test.step('by pointer', async () => {
    await drag(page, row('Contact'), row('Used'))
    await expect.poll(() => outline(page)).toEqual(['Cars', '- New', '- Contact', '- Used', 'Finance'])
    const said = page.getByRole('status').filter({ hasText: 'Contact' })
    await expect(said).toHaveText('Contact is entry 2 of 3 in the dropdown of Cars.')
  })
  await test.step('by buttons', async () => {
    await row('Used').click()
    await page.getByRole('button', { name: 'Out of the dropdown' }).click()
    await expect.poll(() => outline(page)).toEqual(['Cars', '- New', '- Contact', 'Used', 'Finance'])
  })
  await test.step('by keys', async () => {
    await row('Finance').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => outline(page)).toEqual(['Cars', '- New', '- Contact', 'Finance', 'Used'])
    await expect(row('Finance')).toBeFocused()
    await page.keyboard.press('Alt+ArrowRight')
    await expect.poll(() => outline(page)).toEqual(['Cars', '- New', '- Contact', '- Finance', 'Used'])
  })
  await test.step('undone and redone by keys and by button', async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => outline(page)).toEqual(['Cars', '- New', '- Contact', 'Finance', 'Used'])
    await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toHaveText('Undone: Move Finance.')
    await expect(row('Finance')).toBeFocused()
    await page.getByRole('button', { name: 'Redo: Move Finance' }).click()
    await expect.poll(() => outline(page)).toEqual(['Cars', '- New', '- Contact', '- Finance', 'Used'])
  })
  await test.step('a refused drop says why', async () => {
    await drag(page, row('Cars'), row('Contact'))
    await expect(page.getByText('Cars has a dropdown of its own. Move its entries first.')).toBeVisible()
  })
  await test.step('saved in the same fields', async () => {
    await publishByKeyboard(page)
    const stored = await page.evaluate(async (path) => (await fetch(path)).json(), `/cms/api/menus/${id}?depth=0`)
    expect(stored.items).toMatchObject([
      {
        link: { url: '/cars' },
        children: [{ link: { url: '/new' } }, { link: { url: '/contact' } }, link('Finance')],
      },
      { link: { label: 'Used', url: '/used' }, display: 'list', fill: 'none', children: [] },
    ])
  })
}
