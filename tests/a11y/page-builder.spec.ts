import { openPage, signIn } from '#tests/support/admin-pages.ts'
import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { structure } from '#tests/support/canvas-pages.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'
import { screenFindings } from '#tests/support/screen-findings.ts'

/** Opens a screen and waits until its own part is shown. */
async function openScreen(page: Page, path: string, part: string): Promise<void> {
  await page.goto(`${adminOrigin()}/admin${path}`)
  await expect(page.locator(part).first()).toBeVisible()
}

const hero = { id: 'a'.repeat(24), blockType: 'hero', heading: 'Welcome' }

test('axe finds nothing serious on the screens of the page builder, in light and dark colours and on a phone', async ({
  page,
  dealer,
  cms,
  complaints,
}) => {
  test.setTimeout(180_000)
  // What is used is not deleted.
  complaints.expect(/status of 409/)
  const { id: section } = await cms.create('sections', {
    tenant: dealer.id,
    name: 'Why us',
    layout: [{ blockType: 'sales-counter', heading: 'Sold' }],
    _status: 'published',
  })
  const { id } = await cms.create('pages', {
    tenant: dealer.id,
    title: 'Offers',
    path: '/offers',
    layout: [hero, { blockType: 'section', section }],
    _status: 'published',
  })
  await cms.change('pages', id, {
    layout: [
      { ...hero, heading: 'Welcome back' },
      { blockType: 'section', section },
    ],
  })
  await signIn(page, dealer.editor)

  await test.step('a new page and its templates', async () => {
    await openScreen(page, '/collections/pages/create', 'input[type=radio]')
    expect(await screenFindings(page)).toEqual([])
  })
  await test.step('where blocks are used', async () => {
    await openScreen(page, '/blocks', '.fc-block-types')
    expect(await axeFindings(page, { within: '.fc-blocks' })).toEqual([])
    expect(await screenFindings(page)).toEqual([])
    await page.locator('.fc-block-types').getByRole('link', { name: 'Hero', exact: true }).click()
    await expect(page.locator('.fc-block-uses').first()).toBeVisible()
    expect(await axeFindings(page, { within: '.fc-blocks' })).toEqual([])
    expect(await screenFindings(page)).toEqual([])
  })
  await test.step('where a section is used, also before it is deleted', async () => {
    await openScreen(page, `/collections/sections/${section}?view=form`, '.fc-where-used a')
    await expect(page.locator('.doc-controls__popup button').first()).toBeEnabled()
    expect(await screenFindings(page)).toEqual([])
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-delete').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('dialog', { name: 'It is used here' })).toBeVisible()
    expect(await screenFindings(page)).toEqual([])
  })
  await test.step('the schedule', async () => {
    await page.goto('about:blank')
    await openPage(page, id)
    await page.locator('.form-submit .popup button').first().click()
    await page.locator('#schedule-publish').click()
    await expect(page.getByRole('dialog', { name: /^Schedule/ })).toBeVisible()
    expect(await screenFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('blocks that are saved as a section', async () => {
    await page.getByRole('button', { name: 'Edit on the page' }).click()
    await structure(page).getByRole('treeitem').first().click()
    await page.getByRole('button', { name: 'Save as section…' }).click()
    await expect(page.getByLabel('Name of the section')).toBeVisible()
    expect(await screenFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('versions and what one of them changed', async () => {
    await page.getByRole('link', { name: 'Versions' }).click()
    await expect(page.locator('.fc-versions__when').first()).toBeVisible()
    expect(await screenFindings(page)).toEqual([])
    await page.locator('.fc-versions__when').first().click()
    await expect(page.locator('.fc-version__part').first()).toBeVisible()
    expect(await screenFindings(page)).toEqual([])
  })
})

test('axe finds nothing serious where a site has pages of its template and a copy of one', async ({
  page,
  dealer,
  cms,
}) => {
  const slug = `template-${dealer.slug}`
  const place = { country: 'AU', locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Brisbane' }
  const { id: template } = await cms.create('tenants', { slug, name: slug, isTemplate: true, ...place })
  const shared = { title: 'Servicing', path: '/service', layout: [hero], _status: 'published' }
  const { id: original } = await cms.create('pages', { tenant: template, ...shared })
  await cms.change('tenants', dealer.id, { template })
  const { id: copy } = await cms.create('pages', {
    tenant: dealer.id,
    ...shared,
    layout: [{ ...hero, heading: 'Service by us' }],
  })
  await signIn(page, dealer.editor)
  // Rows are named by script, which also makes them selectable.
  await openScreen(page, '/collections/pages', 'table input:enabled')
  expect(await screenFindings(page)).toEqual([])
  for (const each of [copy, original]) {
    await openScreen(page, `/collections/pages/${each}?view=form`, '.fc-inheritance')
    expect(await screenFindings(page)).toEqual([])
  }
  await page.goto('about:blank')
  await cms.change('tenants', dealer.id, { template: null })
  await cms.remove('tenants', template)
})
