import { openPage, publishByKeyboard, signIn } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { demoPort } from '#tests/support/demo-of-the-run.ts'
import { ask, until } from '#tests/support/forecourt.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const names = (page: Page) => page.locator('#field-layout .fc-block-label strong')

/** Opens the menu of a block by keys, from the top of the form, and chooses from it. */
async function choose(page: Page, { block, entry }: { block: string; entry: string }): Promise<void> {
  // While the page is being published, its rows have no menus.
  await expect(page.locator('#field-title')).toBeEditable()
  await page.locator('#field-title').focus()
  await tabTo(page.getByRole('button', { name: `More for ${block}` }))
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('button', { name: entry, exact: true }))
  await page.keyboard.press('Enter')
}

test('a marketer without a mouse arranges the vehicle page: adds a panel, words it, moves it, takes one out, publishes, and takes back a mistake', async ({
  page,
  dealer,
  cms,
}) => {
  test.setTimeout(90_000)
  const { id } = await cms.create('pages', {
    tenant: dealer.id,
    title: 'Vehicle',
    path: '/cars/:slug',
    layout: [{ blockType: 'vehicle-heading' }, { blockType: 'vehicle-disclaimer', linkLabel: 'The small print' }],
    _status: 'published',
  })
  await signIn(page, dealer.editor)
  await openPage(page, id)

  await test.step('adds a panel and words it', async () => {
    await tabTo(page.getByRole('button', { name: /^Add Block$/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: /Search for a block/ })).toBeFocused()
    await page.keyboard.type('comments')
    await expect(page.getByRole('dialog').getByRole('listitem').getByRole('button')).toHaveCount(1)
    await tabTo(page.getByRole('button', { name: /Dealer comments$/ }))
    await page.keyboard.press('Enter')
    const heading = page.locator('#field-layout__2__heading')
    await expect(heading).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('What we say about it')
  })

  await test.step('moves it, and removes another', async () => {
    await choose(page, { block: 'Dealer comments', entry: 'Move Up' })
    await expect(names(page)).toHaveText(['Vehicle title', 'Dealer comments', 'Vehicle disclaimer'])
    await expect(page.getByRole('button', { name: 'More for Dealer comments' })).toBeFocused()
    await choose(page, { block: 'Vehicle disclaimer', entry: 'Remove' })
    await expect(names(page)).toHaveText(['Vehicle title', 'Dealer comments'])
    await expect(page.getByRole('button', { name: 'More for Dealer comments' })).toBeFocused()
  })

  await test.step('publishes', async () => {
    await publishByKeyboard(page)
    await until(
      () => ask(demoPort(), '/cars/2024-kia-sportage-s0', { host: `${dealer.slug}.localhost` }),
      ({ text }) => text.includes('What we say about it') && !text.includes('The small print'),
    )
  })

  await test.step('takes back a mistake', async () => {
    await choose(page, { block: 'Dealer comments', entry: 'Remove' })
    await expect(names(page)).toHaveText(['Vehicle title'])
    const revert = page.getByRole('button', { name: 'Revert to published' })
    await expect(revert).toBeVisible()
    await tabTo(revert, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Confirm' }))
    await page.keyboard.press('Enter')
    await expect(names(page)).toHaveText(['Vehicle title', 'Dealer comments'])
  })
})
