import { signIn } from '#tests/support/admin-pages.ts'
import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { structure } from '#tests/support/canvas-pages.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import type { Dealer } from '#tests/support/dealer.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const hero = { id: 'a'.repeat(24), blockType: 'hero', heading: 'Drive away today' }
const reviews = { id: 'b'.repeat(24), blockType: 'reviews-carousel', heading: 'What people say' }
const counter = { id: 'c'.repeat(24), blockType: 'sales-counter', heading: 'Sold this month' }

interface Site {
  dealer: Dealer
  cms: CmsApi
}

/** A page whose hero was changed and whose reviews were removed in its newest version; its versions are open. */
async function openVersions(page: Page, { dealer, cms }: Site): Promise<number> {
  const { id } = await cms.create('pages', {
    tenant: dealer.id,
    title: 'Offers',
    path: '/offers',
    layout: [hero, reviews, counter],
    _status: 'published',
  })
  await cms.change('pages', id, { layout: [{ ...hero, heading: 'Drive away tomorrow' }, counter] })
  await signIn(page, dealer.editor)
  await page.goto(`${adminOrigin()}/admin/collections/pages/${id}?view=form`)
  await expect(page.locator('#field-title')).toBeEditable()
  return id
}

const part = (page: Page, name: string) =>
  page.locator('.fc-version__part').filter({ has: page.getByRole('heading', { name }) })

test('a marketer sees who changed what, and puts one block back', async ({ page, dealer, cms, task }) => {
  const id = await openVersions(page, { dealer, cms })
  const done = task('restore-block', 'pointer')
  const click = (name: RegExp | string, role: 'button' | 'link') => page.getByRole(role, { name }).first().click()

  await test.step('the list says when, by whom, what it is and what it changed', async () => {
    await click(/^Versions/, 'link')
    const rows = page.getByRole('listitem').filter({ has: page.locator('time') })
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('On the site now')
    await expect(rows.first()).toContainText('Changed Heading of Hero ‘Drive away tomorrow’', { ignoreCase: true })
    await expect(rows.first()).toContainText('removed Reviews carousel ‘What people say’', { ignoreCase: true })
    await expect(rows.last()).toContainText('Created')
    expect(await axeFindings(page, { within: '.fc-versions' })).toEqual([])
  })

  await test.step('a version shows each block by type and heading, with the changed words marked', async () => {
    await page
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
      .first()
      .getByRole('link')
      .click()
    await expect(part(page, 'Hero').locator('del')).toHaveText('today')
    await expect(part(page, 'Hero').locator('ins')).toHaveText('tomorrow')
    await expect(part(page, 'Reviews carousel')).toContainText('It was at place 2 on the page.')
    await expect(page.getByText(/Block 0\d|Updated At/)).toHaveCount(0)
    expect(await axeFindings(page, { within: '.fc-version' })).toEqual([])
  })

  await test.step('the removed block goes back into the draft', async () => {
    await click(/^Put it back of Reviews carousel/, 'button')
    await click(/^Restore$/, 'button')
    await expect(page.getByRole('status').filter({ hasText: 'is back in the draft' })).toBeVisible()
    await click('Open it', 'link')
    await expect(page.locator('#field-layout > .blocks-field__rows > *')).toHaveCount(3)
    await done()
  })

  await test.step('that is a version too, by the person who restored it', async () => {
    await page.goto(`${adminOrigin()}/admin/collections/pages/${id}/versions`)
    const newest = page
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
      .first()
    await expect(newest).toContainText(dealer.editor.name)
    await expect(newest).toContainText('Current draft')
    await expect(newest).toContainText('Added Reviews carousel ‘What people say’')
  })

  await test.step('nothing overflows a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const address of [page.url(), await page.locator('.fc-versions__when').first().getAttribute('href')]) {
      await page.goto(new URL(address ?? '', page.url()).href)
      await expect(page.locator('.fc-versions, .fc-version')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
  })
})

test('by keyboard alone from the canvas: the versions of one block, and the block as it was', async ({
  page,
  dealer,
  cms,
  task,
}) => {
  const id = await openVersions(page, { dealer, cms })
  await page.goto(`${adminOrigin()}/admin/collections/pages/${id}?view=canvas`)
  await expect(structure(page).getByRole('treeitem').first()).toBeVisible()
  const done = task('restore-block', 'keyboard')
  const enter = () => page.keyboard.press('Enter')

  await tabTo(structure(page).getByRole('treeitem').first())
  await enter()
  await page.keyboard.press('Shift+F10')
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Versions of this block' })).toBeFocused()
  await enter()
  await expect(page.getByText('Only versions that changed this block.')).toBeVisible()
  const version = page.locator('.fc-versions__when')
  await expect(version).toHaveCount(1)
  await tabTo(version)
  await enter()
  const before = page.getByRole('button', { name: /^Restore as it was before of Hero/ })
  await expect(before).toBeVisible()
  await tabTo(before)
  await enter()
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page.getByRole('button', { name: 'Restore', exact: true }))
  await enter()
  await expect(page.getByRole('link', { name: 'Open it' })).toBeFocused()
  await enter()
  await expect(page.locator('#field-layout').getByText('Drive away today')).toBeVisible()
  await done()
})

test('a block that a colleague changed a moment ago is not replaced', async ({ page, dealer, cms, complaints }) => {
  complaints.expect(/412 \(Precondition Failed\)/)
  const id = await openVersions(page, { dealer, cms })
  await page.getByRole('link', { name: /^Versions/ }).click()
  await page.locator('.fc-versions__when').first().click()
  await expect(part(page, 'Hero')).toBeVisible()
  await cms.change('pages', id, { layout: [{ ...hero, heading: 'Drive away on Monday' }, counter] })
  await page.getByRole('button', { name: /^Restore as it was before of Hero/ }).click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not restored' })).toContainText('Heading')
})

test('what was typed on the canvas a moment ago is in the versions that its clock leads to', async ({
  page,
  dealer,
  cms,
}) => {
  const id = await openVersions(page, { dealer, cms })
  await page.goto(`${adminOrigin()}/admin/collections/pages/${id}?view=canvas`)
  await structure(page).getByRole('treeitem').first().click()
  await page.locator('.fc-canvas-panel').getByLabel('Heading', { exact: false }).fill('Drive away now')
  await page.getByRole('link', { name: 'Versions' }).click()
  const newest = page
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
    .first()
  await expect(newest).toContainText('Changed Heading of Hero ‘Drive away now’')
  await expect(newest).toContainText('Current draft, autosaved')
})
