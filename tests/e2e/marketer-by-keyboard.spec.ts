import { publishByKeyboard } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin, demoPort } from '#tests/support/demo-of-the-run.ts'
import { ask, until } from '#tests/support/forecourt.ts'
import { tabTo } from '#tests/support/tab-to.ts'

test('a marketer without a mouse signs in, opens a page, adds a block, fills it in and publishes', async ({
  page,
  dealer,
}) => {
  test.setTimeout(120_000)
  await page.goto(`${adminOrigin()}/admin`)
  await expect(page.getByLabel('Email')).toBeVisible()
  await tabTo(page.getByRole('textbox', { name: /Email/ }))
  await page.keyboard.type(dealer.editor.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(dealer.editor.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await tabTo(page.getByRole('link', { name: /^Home/ }))
  await page.keyboard.press('Enter')
  await expect(page.locator('#field-title')).toBeEditable()

  const date = page.getByRole('textbox', { name: 'Date of the article' })
  await tabTo(date)
  await page.keyboard.type('21 Nov 2026')
  await tabTo(page.locator('#field-path'), 'Shift+Tab')
  await expect(page.locator('.react-datepicker')).toHaveCount(0)
  await expect(date).toHaveValue('21 Nov 2026')

  await tabTo(page.getByRole('button', { name: /^Add Block$/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Add Block' })).toBeVisible()
  await tabTo(page.getByRole('textbox', { name: /Search for a block/ }))
  await page.keyboard.type('hero')
  await expect(page.getByRole('dialog').getByRole('listitem').getByRole('button')).toHaveCount(1)
  await tabTo(page.getByRole('button', { name: /Hero$/ }))
  await page.keyboard.press('Enter')
  await expect(page.locator('#field-layout__1__heading')).toBeFocused()
  await page.keyboard.type('By keyboard alone')
  await publishByKeyboard(page)
  await until(
    () => ask(demoPort(), '/', { host: `${dealer.slug}.localhost` }),
    ({ text }) => text.includes('By keyboard alone'),
  )
})
