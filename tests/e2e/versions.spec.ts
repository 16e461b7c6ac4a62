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

/** A page whose hero was changed and whose reviews were removed in its newest version; its editor is signed in. */
async function createVersions(page: Page, { dealer, cms }: Site): Promise<number> {
  const { id } = await cms.create('pages', {
    tenant: dealer.id,
    title: 'Offers',
    path: '/offers',
    layout: [hero, reviews, counter],
    _status: 'published',
  })
  await cms.change('pages', id, { layout: [{ ...hero, heading: 'Drive away tomorrow' }, counter] })
  await signIn(page, dealer.editor)
  return id
}

/** The versions in their list. */
const versions = (page: Page) => page.getByRole('listitem').filter({ has: page.locator('time') })
const versionLinks = (page: Page) => page.locator('.fc-versions__when')
const readWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

const part = (page: Page, name: string) =>
  page.locator('.fc-version__part').filter({ has: page.getByRole('heading', { name }) })

test('a marketer sees who changed what and puts one block back, unless a colleague changed it a moment ago', async ({
  page,
  dealer,
  cms,
  task,
  complaints,
}) => {
  test.setTimeout(120_000)
  const id = await createVersions(page, { dealer, cms })
  await page.goto(`${adminOrigin()}/admin/collections/pages/${id}?view=form`)
  await expect(page.locator('#field-title')).toBeEditable()
  const done = task('restore-block', 'pointer')
  const click = (name: RegExp | string, role: 'button' | 'link') => page.getByRole(role, { name }).first().click()

  await test.step('the list says when, by whom, what it is and what it changed', async () => {
    await click(/^Versions/, 'link')
    await expect(versions(page)).toHaveCount(2)
    await expect(versions(page).first()).toContainText('On the site now')
    await expect(versions(page).first()).toContainText('Changed Heading of Hero ‘Drive away tomorrow’', {
      ignoreCase: true,
    })
    await expect(versions(page).first()).toContainText('removed Reviews carousel ‘What people say’', {
      ignoreCase: true,
    })
    await expect(versions(page).last()).toContainText('Created')
    expect(await axeFindings(page, { within: '.fc-versions' })).toEqual([])
  })

  await test.step('a version shows each block by type and heading, with the changed words marked', async () => {
    await versions(page).first().getByRole('link').click()
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
    await click(/^Versions/, 'link')
    const newest = versions(page).first()
    await expect(newest).toContainText(dealer.editor.name)
    await expect(newest).toContainText('Current draft')
    await expect(newest).toContainText('Added Reviews carousel ‘What people say’')
  })

  await test.step('nothing overflows a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('.fc-versions')).toBeVisible()
    expect(await readWidth(page)).toBeLessThanOrEqual(390)
    await versionLinks(page).nth(1).click()
    await expect(part(page, 'Hero')).toBeVisible()
    expect(await readWidth(page)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('a block that a colleague changed a moment ago is not replaced', async () => {
    expect(complaints.unexpected()).toEqual([])
    complaints.expect(/412 \(Precondition Failed\)/)
    await cms.change('pages', id, { layout: [{ ...hero, heading: 'Drive away on Monday' }, counter] })
    await click(/^Restore as it was before of Hero/, 'button')
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Not restored' })).toContainText('Heading')
  })
})

test('the canvas leads to the versions of one block by keyboard alone, and by its clock to what was typed a moment ago', async ({
  page,
  dealer,
  cms,
  task,
}) => {
  test.setTimeout(120_000)
  const id = await createVersions(page, { dealer, cms })
  await page.goto(`${adminOrigin()}/admin/collections/pages/${id}?view=canvas`)
  const firstBlock = structure(page).getByRole('treeitem').first()
  await expect(firstBlock).toBeVisible()
  const done = task('restore-block', 'keyboard')
  const enter = () => page.keyboard.press('Enter')

  await test.step('the menu of a block leads to its versions', async () => {
    await tabTo(firstBlock)
    await enter()
    await page.keyboard.press('Shift+F10')
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Versions of this block' })).toBeFocused()
    await enter()
    await expect(page.getByText('Only versions that changed this block.')).toBeVisible()
    await expect(versionLinks(page)).toHaveCount(1)
    await tabTo(versionLinks(page))
    await enter()
  })
  await test.step('the block is restored as it was', async () => {
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
    await expect(page.locator('#field-title')).toBeEditable()
  })
  await test.step('what was typed on the canvas a moment ago is in the versions that its clock leads to', async () => {
    await page.getByRole('button', { name: 'Edit on the page' }).click()
    await firstBlock.click()
    await page.locator('.fc-canvas-panel').getByLabel('Heading', { exact: false }).fill('Drive away now')
    await page.getByRole('link', { name: 'Versions' }).click()
    const newest = versions(page).first()
    await expect(newest).toContainText('Changed Heading of Hero ‘Drive away now’')
    await expect(newest).toContainText('Current draft, autosaved')
  })
})
