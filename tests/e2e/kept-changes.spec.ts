import { signIn } from '#tests/support/admin-pages.ts'
import { expect, type Locator, type Page, test } from '#tests/support/browser-test.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import type { Dealer } from '#tests/support/dealer.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'
import { readHeading, readHero } from '#tests/support/home-draft.ts'
import { screenFindings } from '#tests/support/screen-findings.ts'

const keptDialog = (page: Page) => page.getByRole('dialog', { name: 'Some of your changes were not saved' })
const countKept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('forecourt-kept/')).length)

/** A tab of the same browser with the home page's form. */
async function openForm(page: Page, dealer: Dealer): Promise<Locator> {
  await page.goto(`${adminOrigin()}/admin/collections/pages/${dealer.home}?view=form`)
  const heading = page.locator('#field-layout__0__heading')
  await expect(heading).toBeEditable()
  return heading
}

/** Types over a heading that a colleague has just changed, and closes the tab: the server refuses, and nobody reads its answer. */
async function loseWords(page: Page, { dealer, cms, words }: { dealer: Dealer; cms: CmsApi; words: string }) {
  // The form would merge the colleague's change if it heard of it.
  await page.route(/\/editing\/pages\/\d+$/, async (route) => route.fulfill({ json: {} }))
  await cms.change('pages', dealer.home, {
    layout: [{ ...(await readHero(dealer)), heading: `Not ${words}` }],
    _status: 'published',
  })
  await page.locator('#field-layout__0__heading').fill(words)
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
}

test('words that the server refused after the tab was closed are offered to their author alone, until they are restored, discarded, stored after all, or their author signs out', async ({
  context,
  page,
  dealer,
  cms,
  complaints,
}) => {
  test.setTimeout(180_000)
  complaints.expect(/status of 409/)
  // Payload's sign-out page may ask twice.
  complaints.expect(/status of 400 .*\/users\/logout/)
  await signIn(page, dealer.editor)
  await openForm(page, dealer)
  await loseWords(page, { dealer, cms, words: 'Kept words' })

  let again = await context.newPage()
  await test.step('what was typed is shown beside what is there now', async () => {
    await openForm(again, dealer)
    await expect(keptDialog(again)).toContainText('Kept words')
    await expect(keptDialog(again)).toContainText('Not Kept words')
    expect(await screenFindings(again)).toEqual([])
    await again.keyboard.press('Escape')
    await expect(again.getByText('Changes of yours that were not saved are kept in this browser.')).toBeVisible()
    expect(await screenFindings(again)).toEqual([])
  })
  await test.step('another person on this computer is offered nothing', async () => {
    const mia = { name: 'Mia Chen', email: `mia@${dealer.slug}.example`, password: 'correct horse battery' }
    await cms.create('users', { ...mia, role: 'editor', tenants: [{ tenant: dealer.id }] })
    await again.context().clearCookies()
    await signIn(again, mia)
    const heading = await openForm(again, dealer)
    const saved = again.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
    await heading.fill('By Mia')
    await saved
    await expect(keptDialog(again)).toHaveCount(0)
    await expect(again.getByText('Kept words')).toHaveCount(0)
    await expect.poll(() => countKept(again)).toBe(1)
    await again.goto('about:blank')
    await again.context().clearCookies()
  })
  await test.step('restored words are saved like any others: a newer save is not overwritten without a choice', async () => {
    await signIn(again, dealer.editor)
    const heading = await openForm(again, dealer)
    await keptDialog(again).getByRole('button', { name: 'Restore my changes' }).click()
    const conflict = again.getByRole('dialog', { name: 'You and Mia Chen changed the same thing' })
    await expect(conflict).toBeVisible()
    await expect(heading).toHaveValue('Kept words')
    expect(await readHeading(dealer)).toBe('By Mia')
    await conflict.getByRole('button', { name: 'Keep all mine' }).click()
    await conflict.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => readHeading(dealer)).toBe('Kept words')
    await expect(conflict).toHaveCount(0)
    await expect.poll(() => countKept(again)).toBe(0)
  })
  await test.step('discarded words are gone', async () => {
    await loseWords(again, { dealer, cms, words: 'First' })
    again = await context.newPage()
    const heading = await openForm(again, dealer)
    await keptDialog(again).getByRole('button', { name: 'Discard them' }).click()
    await expect(keptDialog(again)).toHaveCount(0)
    await expect(heading).toHaveValue('Not First')
    expect(await countKept(again)).toBe(0)
  })
  await test.step('words that the server has after all are gone', async () => {
    await loseWords(again, { dealer, cms, words: 'Second' })
    await cms.change('pages', dealer.home, {
      layout: [{ ...(await readHero(dealer)), heading: 'Second' }],
      _status: 'published',
    })
    again = await context.newPage()
    await openForm(again, dealer)
    await expect.poll(() => countKept(again)).toBe(0)
    await expect(keptDialog(again)).toHaveCount(0)
  })
  await test.step('words go with the sign-out of their author', async () => {
    await loseWords(again, { dealer, cms, words: 'Third' })
    again = await context.newPage()
    await openForm(again, dealer)
    await keptDialog(again).getByRole('button', { name: 'Decide later' }).click()
    await again.goto(`${adminOrigin()}/admin/logout`)
    await expect(again.getByLabel('Email')).toBeVisible()
    await expect.poll(() => countKept(again)).toBe(0)
  })
})
