import type { Browser } from 'playwright/test'
import { addBlock, openPage, signIn } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import { openColleague } from '#tests/support/colleague.ts'
import type { Dealer } from '#tests/support/dealer.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

const heading = '#field-layout__0__heading'
const isAutosave = (response: { url: () => string }) => response.url().includes('autosave=true')

/** Types into a field as a person does, and waits until the draft is stored. */
async function typeAndSave(page: Page, field: string, text: string): Promise<void> {
  const saved = page.waitForResponse((response) => isAutosave(response) && response.ok())
  await page.locator(field).fill(text)
  await saved
}

/** A colleague of the dealer's editor with the dealer's home page open. */
async function aColleague(browser: Browser, { cms, dealer }: { cms: CmsApi; dealer: Dealer }): Promise<Page> {
  const page = await openColleague(browser, { cms, dealer })
  await openPage(page, dealer.home)
  return page
}

async function openHome(page: Page, dealer: Dealer): Promise<void> {
  await signIn(page, dealer.editor)
  await openPage(page, dealer.home)
}

test('a block that one person added is in the form of the other after their next autosave, and nothing of either is lost', async ({
  page,
  browser,
  dealer,
  cms,
}) => {
  await openHome(page, dealer)
  const mia = await aColleague(browser, { cms, dealer })
  await addBlock(page, 'Sales counter')
  await typeAndSave(mia, '#field-title', 'Home of Mia')
  await expect(mia.locator('#field-layout > .blocks-field__rows > *')).toHaveCount(2)
  await expect(mia.getByText(/changed .*Sales counter/).first()).toBeVisible()
  await typeAndSave(mia, heading, 'Mia says welcome')
  await openPage(page, dealer.home)
  await expect(page.locator('#field-title')).toHaveValue('Home of Mia')
  await expect(page.locator(heading)).toHaveValue('Mia says welcome')
  await expect(page.locator('#field-layout > .blocks-field__rows > *')).toHaveCount(2)
  await mia.context().close()
})

for (const { choice, kept } of [
  { choice: 'Take theirs', kept: 'By the editor' },
  { choice: 'Keep mine', kept: 'By Mia' },
])
  test(`where both changed one field, “${choice}” stores that version and shows it in the form`, async ({
    page,
    browser,
    dealer,
    cms,
  }) => {
    await openHome(page, dealer)
    const mia = await aColleague(browser, { cms, dealer })
    await typeAndSave(page, heading, 'By the editor')
    await mia.locator(heading).fill('By Mia')
    const dialog = mia.getByRole('dialog', { name: /changed the same thing/ })
    await expect(dialog.getByRole('group', { name: 'Blocks › Hero (block 1) › Heading' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Show both', exact: true }).click()
    await expect(dialog.getByRole('region', { name: `Version of ${dealer.editor.name}` })).toContainText(
      'By the editor',
    )
    await expect(dialog.getByRole('region', { name: 'Version of you' })).toContainText('By Mia')
    await dialog.getByRole('radio', { name: choice }).check()
    const saved = mia.waitForResponse((response) => isAutosave(response) && response.ok())
    await dialog.getByRole('button', { name: 'Save' }).click()
    await saved
    await expect(dialog).toBeHidden()
    await expect(mia.locator(heading)).toHaveValue(kept)
    await openPage(page, dealer.home)
    await expect(page.locator(heading)).toHaveValue(kept)
    await mia.context().close()
  })

test('who decides later keeps what they typed, is told that it is not saved, and decides with the keyboard alone', async ({
  page,
  browser,
  dealer,
  cms,
}) => {
  await openHome(page, dealer)
  const mia = await aColleague(browser, { cms, dealer })
  await typeAndSave(page, heading, 'By the editor')
  await mia.locator(heading).fill('By Mia')
  const dialog = mia.getByRole('dialog', { name: /changed the same thing/ })
  await expect(dialog).toBeVisible()
  await mia.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(mia.locator(heading)).toBeFocused()
  await expect(mia.locator(heading)).toHaveValue('By Mia')
  await expect(mia.getByText('You have unsaved changes.')).toBeVisible()
  await mia.locator(heading).fill('By Mia after all')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep all mine' }).focus()
  await mia.keyboard.press('Enter')
  await expect(dialog.getByText('Ready to save.')).toBeVisible()
  const saved = mia.waitForResponse((response) => isAutosave(response) && response.ok())
  await dialog.getByRole('button', { name: 'Save' }).focus()
  await mia.keyboard.press('Enter')
  await saved
  await expect(mia.getByText('You have unsaved changes.')).toBeHidden()
  await openPage(page, dealer.home)
  await expect(page.locator(heading)).toHaveValue('By Mia after all')
  await mia.context().close()
})

test('who has a page open is named to the others, and no more once they left', async ({
  page,
  browser,
  dealer,
  cms,
}) => {
  await openHome(page, dealer)
  const mia = await aColleague(browser, { cms, dealer })
  await expect(mia.getByText(`${dealer.editor.name} is also editing`)).toBeVisible()
  await expect(page.getByText('Mia Chen is also editing')).toBeVisible({ timeout: 30_000 })
  await mia.goto('about:blank')
  await expect(page.getByText('Mia Chen is also editing')).toBeHidden({ timeout: 30_000 })
  await mia.context().close()
})

test('the two of them see each other’s changes without saving anything themselves', async ({
  page,
  browser,
  dealer,
  cms,
}) => {
  await openHome(page, dealer)
  const mia = await aColleague(browser, { cms, dealer })
  await typeAndSave(page, '#field-title', 'Seen by Mia')
  await expect(mia.locator('#field-title')).toHaveValue('Seen by Mia')
  await mia.context().close()
})

test('a change that was left for later is not sent again by itself', async ({ page, browser, dealer, cms }) => {
  await openHome(page, dealer)
  const mia = await aColleague(browser, { cms, dealer })
  await typeAndSave(page, heading, 'By the editor')
  await mia.locator(heading).fill('By Mia')
  const dialog = mia.getByRole('dialog', { name: /changed the same thing/ })
  await expect(dialog).toBeVisible()
  await mia.keyboard.press('Escape')
  await expect(mia.getByText('You have unsaved changes.')).toBeVisible()
  const saves: string[] = []
  mia.on('request', (request) => request.method() === 'PATCH' && saves.push(request.url()))
  const isPresence = (response: { url: () => string }) => response.url().includes('/cms/api/editing/')
  // What the first answer starts is sent before the second one comes.
  await mia.waitForResponse(isPresence)
  await mia.waitForResponse(isPresence)
  expect(saves).toEqual([])
  await expect(dialog).toBeHidden()
  await expect(mia.locator(heading)).toHaveValue('By Mia')
  await mia.context().close()
})

test('a vehicle’s form sends what its editor touched alone: a colleague’s change of another field stays', async ({
  page,
  dealer,
  cms,
}) => {
  const { id } = await cms.create('vehicles', {
    tenant: dealer.id,
    stocknum: 'BOTH1',
    make: 'Kia',
    model: 'Rio',
    car_type: 'used',
  })
  await signIn(page, dealer.editor)
  await page.goto(`${adminOrigin()}/admin/collections/vehicles/${id}`)
  const model = page.locator('#field-model')
  await expect(model).toBeEditable()
  await cms.change('vehicles', id, { colour: 'Red' })
  await model.fill('Cerato')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.locator('#action-save').click()
  const body = (await sent).postData() ?? ''
  expect(body).toContain('"_base":{"model":"Rio"}')
  expect(body).not.toContain('"colour"')
  await expect(model).toHaveValue('Cerato')
})
