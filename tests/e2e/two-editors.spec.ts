import type { Browser } from 'playwright/test'
import { addBlock, openPage, signIn } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import { openColleague } from '#tests/support/colleague.ts'
import type { Dealer } from '#tests/support/dealer.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'
import { readHeading } from '#tests/support/home-draft.ts'

const heading = '#field-layout__0__heading'
const rows = (page: Page) => page.locator('#field-layout > .blocks-field__rows > *')
const presence = /\/cms\/api\/editing\/pages\/\d+$/
const conflict = (page: Page) => page.getByRole('dialog', { name: /changed the same thing/ })
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

interface BothPages {
  page: Page
  mia: Page
}

/** Both change the heading. Mia's form hears of the editor's change when the server refuses its own, not before. */
async function changeBoth({ page, mia }: BothPages, words: { theirs: string; mine: string }): Promise<void> {
  await mia.route(presence, async (route) => route.fulfill({ json: {} }))
  await typeAndSave(page, heading, words.theirs)
  await mia.locator(heading).fill(words.mine)
  await expect(conflict(mia)).toBeVisible()
  await mia.unroute(presence)
}

async function openHome(page: Page, dealer: Dealer): Promise<void> {
  await signIn(page, dealer.editor)
  await openPage(page, dealer.home)
}

test('two people who edit one page are named to each other until they leave, see each other’s changes, and lose nothing', async ({
  page,
  browser,
  dealer,
  cms,
}) => {
  test.setTimeout(180_000)
  await openHome(page, dealer)
  const mia = await aColleague(browser, { cms, dealer })
  await test.step('each is named to the other', async () => {
    await expect(mia.getByText(`${dealer.editor.name} is also editing`)).toBeVisible()
    await expect(page.getByText('Mia Chen is also editing')).toBeVisible({ timeout: 30_000 })
  })
  await test.step('a change is seen by the other, who saves nothing', async () => {
    await typeAndSave(page, '#field-title', 'Seen by Mia')
    await expect(mia.locator('#field-title')).toHaveValue('Seen by Mia')
  })
  await test.step('a new block is in the form of the other after their next autosave', async () => {
    await addBlock(page, 'Sales counter')
    await typeAndSave(mia, '#field-title', 'Home of Mia')
    await expect(rows(mia)).toHaveCount(2)
    await expect(mia.getByText(/changed .*Sales counter/).first()).toBeVisible()
    await typeAndSave(mia, heading, 'Mia says welcome')
  })
  await test.step('the other has left', async () => {
    await mia.goto('about:blank')
    await expect(page.getByText('Mia Chen is also editing')).toBeHidden({ timeout: 30_000 })
    await mia.context().close()
  })
  await test.step('everything of both is stored', async () => {
    await openPage(page, dealer.home)
    await expect(page.locator('#field-title')).toHaveValue('Home of Mia')
    await expect(page.locator(heading)).toHaveValue('Mia says welcome')
    await expect(rows(page)).toHaveCount(2)
  })
})

test('where both changed one field, one’s own version or the other’s is stored and shown, at once or after the choice was left for later', async ({
  page,
  browser,
  dealer,
  cms,
}) => {
  test.setTimeout(180_000)
  await openHome(page, dealer)
  const mia = await aColleague(browser, { cms, dealer })
  const dialog = conflict(mia)
  for (const { choice, theirs, mine, kept } of [
    { choice: 'Take theirs', theirs: 'By the editor', mine: 'By Mia', kept: 'By the editor' },
    { choice: 'Keep mine', theirs: 'Again by the editor', mine: 'Again by Mia', kept: 'Again by Mia' },
  ])
    await test.step(choice, async () => {
      await changeBoth({ page, mia }, { theirs, mine })
      await expect(dialog.getByRole('group', { name: 'Blocks › Hero (block 1) › Heading' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Show both', exact: true }).click()
      await expect(dialog.getByRole('region', { name: `Version of ${dealer.editor.name}` })).toContainText(theirs)
      await expect(dialog.getByRole('region', { name: 'Version of you' })).toContainText(mine)
      await dialog.getByRole('radio', { name: choice }).check()
      const saved = mia.waitForResponse((response) => isAutosave(response) && response.ok())
      await dialog.getByRole('button', { name: 'Save' }).click()
      await saved
      await expect(dialog).toBeHidden()
      await expect(mia.locator(heading)).toHaveValue(kept)
      expect(await readHeading(dealer)).toBe(kept)
      await expect(page.locator(heading)).toHaveValue(kept)
    })
  await test.step('later: what was typed stays, and the form says that it is not saved', async () => {
    await changeBoth({ page, mia }, { theirs: 'Later by the editor', mine: 'Later by Mia' })
    await mia.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(mia.locator(heading)).toBeFocused()
    await expect(mia.locator(heading)).toHaveValue('Later by Mia')
    await expect(mia.getByText('You have unsaved changes.')).toBeVisible()
  })
  await test.step('it is not sent again by itself', async () => {
    const saves: string[] = []
    mia.on('request', (request) => request.method() === 'PATCH' && saves.push(request.url()))
    // What the first answer starts is sent before the second one comes.
    await mia.waitForResponse(presence)
    await mia.waitForResponse(presence)
    expect(saves).toEqual([])
    await expect(dialog).toBeHidden()
    await expect(mia.locator(heading)).toHaveValue('Later by Mia')
  })
  await test.step('the next change asks again, and the keyboard alone decides', async () => {
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
  })
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
