import { openPage } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { canvasFrame, nextSave, panel, panelHeading, row, showNewPage } from '#tests/support/canvas-pages.ts'
import { openColleague } from '#tests/support/colleague.ts'
import { paragraph, richText } from '#tests/support/rich-text-values.ts'

const words = 'Every used car is inspected.'
const layout = [
  { blockType: 'hero', heading: 'Welcome' },
  { blockType: 'protection-plans', heading: 'Our plans', warranty: richText(paragraph(words)) },
]

/** A colleague changes the heading of a block in the form, and the draft is stored. */
async function changeHeading(page: Page, block: number, heading: string): Promise<void> {
  const saved = nextSave(page)
  await page.locator(`#field-layout__${block}__heading`).fill(heading)
  await saved
}

test('who types in rich text keeps the caret and the words while a colleague’s changes arrive', async ({
  page,
  browser,
  dealer,
  cms,
}) => {
  const { id, frame } = await showNewPage(page, { dealer, cms, layout })
  const mia = await openColleague(browser, { cms, dealer })
  await openPage(mia, id)

  await test.step('on the page', async () => {
    const shown = frame.getByText(words)
    await shown.click()
    await shown.click()
    const editor = frame.getByRole('textbox', { name: /^Text of/ })
    await expect(editor).toBeFocused()
    await page.keyboard.press('End')
    for (let at = 0; at < 10; at += 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('A')
    await changeHeading(mia, 0, 'Hero of Mia')
    await changeHeading(mia, 1, 'Plans of Mia')
    await page.keyboard.type('B')
    await expect(frame.getByRole('heading', { name: 'Hero of Mia' })).toBeVisible()
    await page.keyboard.type('C')
    await expect(panelHeading(page)).toHaveValue('Plans of Mia')
    await page.keyboard.type('D')
    await expect(editor).toHaveText('Every used car is ABCDinspected.')
    await expect(editor).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(frame.getByRole('heading', { name: 'Plans of Mia' })).toBeVisible()
    await expect(frame.getByText('Every used car is ABCDinspected.')).toBeVisible()
  })

  await test.step('in the panel', async () => {
    await row(page, 'Protection plans').click()
    const editor = panel(page).locator('[contenteditable=true]')
    await editor.getByText('inspected').click()
    await page.keyboard.press('Home')
    await page.keyboard.type('1')
    await changeHeading(mia, 0, 'Hero again')
    await changeHeading(mia, 1, 'Plans again')
    await page.keyboard.type('2')
    await expect(canvasFrame(page).getByRole('heading', { name: 'Hero again' })).toBeVisible()
    await page.keyboard.type('3')
    await expect(panelHeading(page)).toHaveValue('Plans again')
    await page.keyboard.type('4')
    await expect(editor).toHaveText('1234Every used car is ABCDinspected.')
    await expect(editor).toBeFocused()
    await expect(canvasFrame(page).getByText('1234Every used car is ABCDinspected.')).toBeVisible()
  })
  await mia.context().close()
})
