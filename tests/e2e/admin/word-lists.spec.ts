import { openPage, publishButton, signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { paragraph, richText } from '#tests/support/rich-text-values.ts'

const entry = (level: number, marker: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}
<span>&nbsp;&nbsp;</span></span>${words}<o:p></o:p></p>`

test('a list that is pasted from Word is a list for shoppers, with its inner list', async ({ page, dealer, cms }) => {
  const layout = [{ blockType: 'rich-text', content: richText(paragraph('We include:')) }]
  const { id } = await cms.create('pages?draft=true', { tenant: dealer.id, title: 'Care', path: '/care', layout })
  // In a busy browser, which is never idle, Payload's editor gives the form what was pasted half a second later.
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, options) =>
      window.setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), options?.timeout ?? 500)
  })
  await signIn(page, dealer.editor)
  await openPage(page, id)
  const editor = page.locator('#layout-row-0 [contenteditable=true]')
  await editor.getByText('We include:').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const html = entry(1, '·', 'Service') + entry(2, 'o', 'Oil') + entry(1, '·', 'Wash')
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
  await expect(editor.locator('ul ul li')).toHaveText('Oil')
  await publishButton(page).click()
  await expect(page.getByText(/successfully/)).toBeVisible()
  await page.goto(`${siteOrigin(dealer.slug)}/care`)
  const entries = page.getByRole('main').locator('ul > li')
  await expect(entries).toHaveText([/^Service/, 'Oil', 'Wash'])
  await expect(entries.first().locator('ul > li')).toHaveText('Oil')
})
