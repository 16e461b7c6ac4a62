import type { FrameLocator } from 'playwright/test'
import { axeFindings } from '#tests/support/axe-findings.ts'
import { nextSave, panel, panelHeading, row, said, showNewPage } from '#tests/support/canvas-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { readDraft } from '#tests/support/read-draft.ts'
import { heading, paragraph, richText } from '#tests/support/rich-text-values.ts'

// Playwright's own colour scheme would apply to every frame.
test.use({ colorScheme: null })

const withText = (words: string) => ({
  blockType: 'rich-text',
  content: richText(heading('Why buy from us'), paragraph(words), { type: 'horizontalrule', version: 1 }),
})

const editedText = (frame: FrameLocator) => frame.getByRole('textbox', { name: 'Text of Rich text' })

/** Clicks into a paragraph: first its block is selected, then its text is edited. */
async function editText(frame: FrameLocator, text: string): Promise<void> {
  const words = frame.getByText(text)
  await words.click()
  await words.click()
  await expect(editedText(frame)).toBeFocused()
}

async function endEditing(page: Page, frame: FrameLocator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(editedText(frame)).toHaveCount(0)
}

const readDraftText = async (id: number): Promise<string> => JSON.stringify(await readDraft(id))

/**
 * From `begin` on the admin hears of each click on the page later, as it does while it is busy. `list` gives what was sent and what it has
 * heard of. Called before the admin is opened, whose own listener comes second.
 */
async function delayClicks(page: Page) {
  await page.addInitScript(() => {
    const late = new WeakSet<Event>()
    const delays = { isOn: false, heard: [] as string[], sent: [] as string[] }
    Object.assign(window, { delays })
    window.addEventListener('message', (event) => {
      const { data, origin, source } = event
      if (!delays.isOn || !/^canvas:(clicked|field)$/.test(data?.type)) return
      if (late.has(event)) return void delays.heard.push(data.type)
      event.stopImmediatePropagation()
      delays.sent.push(data.type)
      const again = new MessageEvent('message', { data, origin, source })
      late.add(again)
      setTimeout(() => window.dispatchEvent(again), 1_500)
    })
  })
  return {
    begin: () => page.evaluate(() => Object.assign(Reflect.get(window, 'delays'), { isOn: true })),
    list: (name: 'heard' | 'sent') =>
      page.evaluate((key): string[] => Reflect.get(Reflect.get(window, 'delays'), key), name),
  }
}

const texts = {
  typed: 'Every used car is inspected.',
  marked: 'Every used car is cleaned.',
  listed: 'Every used car is serviced.',
  linked: 'Every used car is photographed.',
  pasted: 'Every used car is insured.',
  late: 'Every used car is delivered.',
}

test('rich text is changed where it stands: words, marks, lists, links and pasted text', async ({
  page,
  dealer,
  cms,
  context,
}) => {
  test.setTimeout(180_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const layout = [{ blockType: 'hero', heading: 'Welcome' }, ...Object.values(texts).map(withText)]
  const delays = await delayClicks(page)
  const { id, frame } = await showNewPage(page, { dealer, cms, layout })
  const toolbar = frame.getByRole('toolbar', { name: 'Formatting' })

  await test.step('the panel and the draft have the words', async () => {
    await editText(frame, texts.typed)
    await page.keyboard.press('End')
    const saved = nextSave(page)
    await page.keyboard.type(' By our own workshop.')
    await expect(panel(page).locator('[contenteditable=true]')).toContainText('By our own workshop.')
    await saved
    await endEditing(page, frame)
    await expect(frame.getByText(`${texts.typed} By our own workshop.`)).toBeVisible()
    const draft = await readDraftText(id)
    expect(draft).toContain('By our own workshop.')
    expect(draft).toContain('"horizontalrule"')
  })

  await test.step('the toolbar has the marks of the field, by the pointer and by keys', async () => {
    await editText(frame, texts.marked)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+b')
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
    await endEditing(page, frame)
    await expect(frame.locator('main em').first()).toBeVisible()
    await expect(frame.locator('main [data-block="rich-text"] strong')).toHaveCount(0)
  })

  await test.step('a paragraph becomes a list, and one undo takes it back', async () => {
    await editText(frame, texts.listed)
    await toolbar.getByRole('button', { name: 'Bulleted list' }).click()
    await expect(editedText(frame).locator('ul > li')).toHaveText(texts.listed)
    await expect(page.getByRole('button', { name: 'Undo: Content of Rich text' })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(editedText(frame).locator('ul')).toHaveCount(0)
    await expect(said(page)).toHaveText('Undone: Content of Rich text.')
    await expect(editedText(frame)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(editedText(frame).locator('ul > li')).toHaveCount(1)
    await endEditing(page, frame)
  })

  await test.step('selected words lead to a page of the site', async () => {
    await editText(frame, texts.linked)
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+End')
    await page.keyboard.press('ControlOrMeta+k')
    const dialog = page.getByRole('dialog', { name: 'Where the words lead' })
    await dialog.getByRole('combobox', { name: 'Page' }).selectOption({ label: 'Home (/)' })
    await dialog.getByRole('button', { name: 'Set link' }).click()
    await expect(editedText(frame).locator('a')).toHaveText(texts.linked)
    await expect(editedText(frame)).toBeFocused()
    await expect.poll(() => readDraftText(id)).toContain(`"value":${dealer.home}`)
    await endEditing(page, frame)
  })

  await test.step('pasted text is cleaned to the marks of the field', async () => {
    await page.evaluate(async () => {
      const html =
        '<h1 style="color:red">Large</h1><p><b>Bold</b> <code>code</code> <a href="javascript:alert(1)">bad</a></p>'
      await navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) })])
    })
    await editText(frame, texts.pasted)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+v')
    await expect(editedText(frame).locator('strong')).toHaveText('Bold')
    await expect.poll(() => readDraftText(id)).toContain('Large')
    const draft = await readDraftText(id)
    for (const never of ['color:red', 'javascript:', '"tag":"h1"', '"format":16'])
      expect(draft.replaceAll(' ', '')).not.toContain(never)
    await endEditing(page, frame)
  })

  await test.step('a panel that answers the first click late does not take the focus from the text that the second one edits', async () => {
    await row(page, 'Hero').click()
    await expect(panelHeading(page)).toHaveValue('Welcome')
    await delays.begin()
    const words = frame.getByText(texts.late)
    await words.click()
    await expect.poll(() => delays.list('sent')).toEqual(['canvas:clicked', 'canvas:field'])
    await words.click()
    await expect(editedText(frame)).toBeFocused()
    await expect.poll(() => delays.list('heard')).toEqual(['canvas:clicked', 'canvas:field', 'canvas:clicked'])
    await expect(panel(page).locator('[contenteditable=true]')).toBeVisible()
    await page.keyboard.type('First. ')
    await expect(editedText(frame)).toContainText('First. ')
    await expect(editedText(frame)).toBeFocused()
  })
})

test('a button and a block are changed on the page, with the mouse and by keys, in light and dark', async ({
  page,
  dealer,
  cms,
}) => {
  test.setTimeout(120_000)
  const link = { kind: 'url', label: 'See our cars', url: '/used' }
  const hero = { blockType: 'hero', heading: 'Welcome', buttons: [{ link, look: 'primary' }] }
  const { frame } = await showNewPage(page, { dealer, cms, layout: [hero, withText(texts.typed)] })
  const dialog = page.getByRole('dialog', { name: 'Change the link' })

  await test.step('the toolbar and the fields beside a link have no accessibility problems', async () => {
    await editText(frame, texts.typed)
    await expect(frame.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
    const shown = await (await page.locator('.fc-canvas-frame').elementHandle())?.contentFrame()
    if (!shown) throw new Error('The canvas shows no page.')
    expect(await axeFindings(shown, { within: '[data-lexical-editor]' })).toEqual([])
    await page.keyboard.press('Escape')
    await frame.getByRole('link', { name: 'See our cars' }).click()
    await expect(dialog).toBeVisible()
    expect(await axeFindings(page, { within: '.fc-canvas', without: ['.fc-canvas-frame'] })).toEqual([])
  })

  await test.step('the words of the button are changed beside it, with the mouse', async () => {
    await dialog.getByLabel('Text', { exact: true }).fill('Browse our stock')
    await expect(frame.getByRole('link', { name: 'Browse our stock' })).toBeVisible()
    const inPanel = panel(page).locator('#field-layout__0__buttons__0__link__label')
    await expect(inPanel).toHaveCount(0)
    await page.locator('.fc-canvas-bar h1').click()
    await expect(dialog).toHaveCount(0)
    await expect(inPanel).toHaveValue('Browse our stock')
  })

  await test.step('without a mouse, Enter opens the button’s fields and Escape gives the focus back', async () => {
    await frame.getByRole('link', { name: 'Browse our stock' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Text', { exact: true })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Our cars')
    await expect(frame.getByRole('link', { name: 'Our cars' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(frame.getByRole('link', { name: 'Our cars' })).toBeFocused()
  })

  await test.step('the secondary button and Shift+F10 open the menu of a block', async () => {
    await frame.getByRole('heading', { name: 'Welcome' }).click({ button: 'right' })
    const menu = page.getByRole('menu')
    await expect(menu.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await page.keyboard.press('Shift+F10')
    await menu.getByRole('menuitem', { name: /^Duplicate/ }).click()
    await expect(row(page, 'Hero')).toHaveCount(2)
  })

  await test.step('the page can be seen with a dark system theme', async () => {
    const isDark = () => frame.locator('body').evaluate(() => window.matchMedia('(prefers-color-scheme: dark)').matches)
    await page.getByRole('button', { name: 'See as' }).click()
    await page.getByLabel('Colours').selectOption('dark')
    await expect.poll(isDark).toBe(true)
    await page.getByLabel('Colours').selectOption('light')
    await expect.poll(isDark).toBe(false)
  })
})
