import { AxeBuilder } from '@axe-core/playwright'
import type { FrameLocator } from 'playwright/test'
import { nextSave, panel, row, said, showNewPage } from '#tests/support/canvas-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'
import { heading, paragraph, richText } from '#tests/support/rich-text-values.ts'

const content = richText(heading('Why buy from us'), paragraph('Every used car is inspected.'), {
  type: 'horizontalrule',
  version: 1,
})
const layout = [
  {
    blockType: 'hero',
    heading: 'Welcome',
    buttons: [{ link: { kind: 'url', label: 'See our cars', url: '/used' }, look: 'primary' }],
  },
  { blockType: 'rich-text', content },
]

const editedText = (frame: FrameLocator) => frame.getByRole('textbox', { name: 'Text of Rich text' })

/** Clicks into the paragraph: first its block is selected, then its text is edited. */
async function editText(frame: FrameLocator): Promise<void> {
  const words = frame.getByText('Every used car is inspected.')
  await words.click()
  await words.click()
  await expect(editedText(frame)).toBeFocused()
}

/** The stored text of the page's draft, one line a paragraph. */
async function readDraft(cms: CmsApi, id: number): Promise<string> {
  const response = await fetch(`${adminOrigin()}/cms/api/pages/${id}?draft=true&depth=0`, {
    headers: { Authorization: `JWT ${cms.token}` },
  })
  return response.text()
}

test('rich text is changed where it stands, and the panel and the draft have it', async ({ page, dealer, cms }) => {
  const { id, frame } = await showNewPage(page, { dealer, cms, layout })
  await editText(frame)
  await page.keyboard.press('End')
  const saved = nextSave(page)
  await page.keyboard.type(' By our own workshop.')
  await expect(panel(page).locator('[contenteditable=true]')).toContainText('By our own workshop.')
  await saved
  await page.keyboard.press('Escape')
  await expect(editedText(frame)).toHaveCount(0)
  await expect(frame.getByText('Every used car is inspected. By our own workshop.')).toBeVisible()
  const draft = await readDraft(cms, id)
  expect(draft).toContain('By our own workshop.')
  expect(draft).toContain('"horizontalrule"')
})

/** The admin hears of each click on the page later, as it does while it is busy. Gives what was sent and what it has heard of. */
async function delayClicks(page: Page): Promise<(name: 'heard' | 'sent') => Promise<string[]>> {
  await page.addInitScript(() => {
    const late = new WeakSet<Event>()
    const heard: string[] = []
    const sent: string[] = []
    Object.assign(window, { heard, sent })
    window.addEventListener('message', (event) => {
      const { data, origin, source } = event
      if (!/^canvas:(clicked|field)$/.test(data?.type)) return
      if (late.has(event)) return void heard.push(data.type)
      event.stopImmediatePropagation()
      sent.push(data.type)
      const again = new MessageEvent('message', { data, origin, source })
      late.add(again)
      setTimeout(() => window.dispatchEvent(again), 1_500)
    })
  })
  return async (name) => page.evaluate((key): string[] => Reflect.get(window, key), name)
}

test('a panel that answers the first click late does not take the focus from the text that the second one edits', async ({
  page,
  dealer,
  cms,
}) => {
  const list = await delayClicks(page)
  const { frame } = await showNewPage(page, { dealer, cms, layout })
  const words = frame.getByText('Every used car is inspected.')
  await words.click()
  await expect.poll(() => list('sent')).toEqual(['canvas:clicked', 'canvas:field'])
  await words.click()
  await expect(editedText(frame)).toBeFocused()
  await expect.poll(() => list('heard')).toEqual(['canvas:clicked', 'canvas:field', 'canvas:clicked'])
  await expect(panel(page).locator('[contenteditable=true]')).toBeVisible()
  await page.keyboard.type('First. ')
  await expect(editedText(frame)).toContainText('First. ')
  await expect(editedText(frame)).toBeFocused()
})

test('the toolbar has the marks of the field, by the pointer and by keys', async ({ page, dealer, cms }) => {
  const { frame } = await showNewPage(page, { dealer, cms, layout })
  await editText(frame)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+b')
  const toolbar = frame.getByRole('toolbar', { name: 'Formatting' })
  await expect(toolbar.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  await toolbar.getByRole('button', { name: 'Italic' }).click()
  await expect(editedText(frame).locator('strong').first()).toBeVisible()
  await expect(toolbar.getByRole('button').allTextContents()).resolves.toHaveLength(9)
  await page.keyboard.press('Alt+F10')
  await expect(toolbar.getByLabel('Text style')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(toolbar.getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toolbar.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'false')
  await expect(editedText(frame)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(frame.locator('main em').first()).toBeVisible()
  await expect(frame.locator('main [data-block="rich-text"] strong')).toHaveCount(0)
})

test('a paragraph becomes a heading and a list, and one undo takes each back', async ({ page, dealer, cms }) => {
  const { frame } = await showNewPage(page, { dealer, cms, layout })
  await editText(frame)
  const toolbar = frame.getByRole('toolbar', { name: 'Formatting' })
  await toolbar.getByRole('button', { name: 'Bulleted list' }).click()
  await expect(editedText(frame).locator('ul > li')).toHaveText('Every used car is inspected.')
  await expect(page.getByRole('button', { name: 'Undo: Content of Rich text' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(editedText(frame).locator('ul')).toHaveCount(0)
  await expect(said(page)).toHaveText('Undone: Content of Rich text.')
  await expect(editedText(frame)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(editedText(frame).locator('ul > li')).toHaveCount(1)
})

test('pasted text is cleaned to the marks of the field', async ({ page, dealer, cms, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id, frame } = await showNewPage(page, { dealer, cms, layout })
  await page.evaluate(async () => {
    const html =
      '<h1 style="color:red">Large</h1><p><b>Bold</b> <code>code</code> <a href="javascript:alert(1)">bad</a></p>'
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) })])
  })
  await editText(frame)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const saved = nextSave(page)
  await page.keyboard.press('ControlOrMeta+v')
  await expect(editedText(frame).locator('strong')).toHaveText('Bold')
  await saved
  const draft = await readDraft(cms, id)
  expect(draft).toContain('Large')
  for (const never of ['color:red', 'javascript:', '"tag":"h1"', '"format":16'])
    expect(draft.replaceAll(' ', '')).not.toContain(never)
})

test('selected words lead to a page of the site', async ({ page, dealer, cms }) => {
  const { id, frame } = await showNewPage(page, { dealer, cms, layout })
  await editText(frame)
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: 'Where the words lead' })
  await dialog.getByRole('combobox', { name: 'Page' }).selectOption({ label: 'Home (/)' })
  const saved = nextSave(page)
  await dialog.getByRole('button', { name: 'Set link' }).click()
  await expect(editedText(frame).locator('a')).toHaveText('Every used car is inspected.')
  await expect(editedText(frame)).toBeFocused()
  await saved
  expect(await readDraft(cms, id)).toContain(`"value":${dealer.home}`)
})

test('the words and target of a button are changed beside it, with the mouse', async ({ page, dealer, cms }) => {
  const { frame } = await showNewPage(page, { dealer, cms, layout })
  await frame.getByRole('link', { name: 'See our cars' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the link' })
  await dialog.getByLabel('Text', { exact: true }).fill('Browse our stock')
  await expect(frame.getByRole('link', { name: 'Browse our stock' })).toBeVisible()
  const inPanel = panel(page).locator('#field-layout__0__buttons__0__link__label')
  await expect(inPanel).toHaveCount(0)
  await page.locator('.fc-canvas-bar h1').click()
  await expect(dialog).toHaveCount(0)
  await expect(inPanel).toHaveValue('Browse our stock')
})

test('without a mouse, Enter opens a button’s fields and Escape gives the focus back', async ({
  page,
  dealer,
  cms,
}) => {
  const { frame } = await showNewPage(page, { dealer, cms, layout })
  const button = frame.getByRole('link', { name: 'See our cars' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change the link' })
  await expect(dialog.getByLabel('Text', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Our cars')
  await expect(frame.getByRole('link', { name: 'Our cars' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(frame.getByRole('link', { name: 'Our cars' })).toBeFocused()
})

test('the secondary button and Shift+F10 open the menu of a block on the page', async ({ page, dealer, cms }) => {
  const { frame } = await showNewPage(page, { dealer, cms, layout })
  await frame.getByRole('heading', { name: 'Welcome' }).click({ button: 'right' })
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await page.keyboard.press('Shift+F10')
  await menu.getByRole('menuitem', { name: /^Duplicate/ }).click()
  await expect(row(page, 'Hero')).toHaveCount(2)
})

test.describe('without a colour scheme of the test', () => {
  // Playwright's own would apply to every frame.
  test.use({ colorScheme: null })

  test('the page can be seen with a dark system theme', async ({ page, dealer, cms }) => {
    const { frame } = await showNewPage(page, { dealer, cms, layout })
    const isDark = () => frame.locator('body').evaluate(() => window.matchMedia('(prefers-color-scheme: dark)').matches)
    await page.getByRole('button', { name: 'See as' }).click()
    await page.getByLabel('Colours').selectOption('dark')
    await expect.poll(isDark).toBe(true)
    await page.getByLabel('Colours').selectOption('light')
    await expect.poll(isDark).toBe(false)
  })
})

test('the toolbar and the fields beside a link have no accessibility problems', async ({ page, dealer, cms }) => {
  const { frame } = await showNewPage(page, { dealer, cms, layout })
  await editText(frame)
  await expect(frame.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  const inFrame = await new AxeBuilder({ page }).include(['.fc-canvas-frame', '[data-lexical-editor]']).analyze()
  expect(inFrame.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await page.keyboard.press('Escape')
  await frame.getByRole('link', { name: 'See our cars' }).click()
  await expect(page.getByRole('dialog', { name: 'Change the link' })).toBeVisible()
  const inAdmin = await new AxeBuilder({ page }).include('.fc-canvas').exclude('.fc-canvas-frame').analyze()
  expect(inAdmin.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})
