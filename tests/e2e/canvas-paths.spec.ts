import { signIn } from '#tests/support/admin-pages.ts'
import {
  canvasFrame,
  nextSave,
  openCanvas,
  openNewPage,
  panelHeading,
  readStructure,
  row,
  said,
  showNewPage,
  structure,
  waitForFrame,
} from '#tests/support/canvas-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import { openColleague } from '#tests/support/colleague.ts'
import type { Dealer } from '#tests/support/dealer.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

const layout = [
  {
    blockType: 'hero',
    heading: 'Welcome',
    buttons: [{ link: { kind: 'url', label: 'Our story', url: '/' }, look: 'primary' }],
  },
  { blockType: 'reviews-carousel', heading: 'What people say' },
  { blockType: 'sales-counter', heading: 'Sold this month' },
]

/** Scrolls the frame to a heading; gives where that is in the window, once nothing scrolls it away, as a selection does. */
async function findCentre(page: Page, name: string): Promise<{ x: number; y: number }> {
  const heading = canvasFrame(page).getByRole('heading', { name })
  let last = { x: Number.NaN, y: Number.NaN }
  await expect
    .poll(async () => {
      await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const box = await heading.boundingBox()
      if (!box) throw new Error(`The page shows no heading ${name}.`)
      const before = last
      last = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      return [last.x - before.x, last.y - before.y]
    })
    .toEqual([0, 0])
  return last
}

test('who may only read a page sees it and its fields, and can change nothing', async ({ page, dealer, cms }) => {
  const slug = `template-of-${dealer.slug}`
  const place = { country: 'AU', locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Brisbane' }
  const { id: template } = await cms.create('tenants', { slug, name: slug, isTemplate: true, ...place })
  await cms.change('tenants', dealer.id, { template })
  const { id } = await cms.create('pages', {
    tenant: template,
    title: 'Shared',
    path: '/shared',
    layout,
    _status: 'published',
  })
  await signIn(page, dealer.editor)
  await openCanvas(page, id)
  await expect(page.getByText('You may read this page, not change it.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Add' })).toHaveCount(0)
  await row(page, 'Hero').click()
  await expect(page.locator('#field-layout__0__heading')).toBeDisabled()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect(await readStructure(page)).toEqual(['Hero', 'Reviews carousel', 'Sales counter'])
  // The preview of an open canvas would be refused once the template is gone.
  await page.goto('about:blank')
  await cms.change('tenants', dealer.id, { template: null })
  await cms.remove('tenants', template)
})

test('an early click selects its field, an expired preview is renewed, a link opens its page, and a refused publish says why', async ({
  page,
  dealer,
  cms,
  complaints,
}) => {
  test.setTimeout(120_000)
  complaints.expect(/status of 4\d\d/)
  const heading = panelHeading(page)

  await test.step('a click before the fields are known still selects its field', async () => {
    const first = Promise.withResolvers<void>()
    await page.route('**/_preview/blocks', async (route) => {
      await first.promise
      await route.fallback()
    })
    await openNewPage(page, { dealer, cms, layout })
    // Until then it takes no pointer.
    await expect(page.locator('.fc-canvas-frame')).not.toHaveAttribute('data-status', 'loading')
    await canvasFrame(page).getByRole('heading', { name: 'Welcome' }).click()
    await expect(row(page, 'Hero')).toHaveAttribute('aria-selected', 'true')
    first.resolve()
    await expect(heading).toBeFocused()
    await waitForFrame(page)
  })

  await test.step('an expired preview is renewed', async () => {
    await page.route(
      '**/_preview/blocks',
      async (route) => route.fulfill({ status: 410, contentType: 'application/problem+json', json: expired }),
      { times: 1 },
    )
    await heading.fill('After the break')
    await expect(canvasFrame(page).getByRole('heading', { name: 'After the break' })).toBeVisible()
  })

  await test.step('a link on the page asks before it opens that page in the editor', async () => {
    await canvasFrame(page).getByRole('link', { name: 'Our story' }).click()
    const beside = page.getByRole('dialog', { name: 'Change the link' })
    await beside.getByRole('button', { name: 'Follow this link' }).click()
    const question = page.getByRole('dialog', { name: 'Open “Home” in the editor?' })
    await question.getByRole('link', { name: 'Open in the editor' }).click()
    await expect(page).toHaveURL(new RegExp(`/pages/${dealer.home}\\?view=canvas`))
    await expect(structure(page).getByRole('treeitem')).toHaveCount(1)
  })

  await test.step('a refused publish says what is wrong once, as a link that leads to the field', async () => {
    await row(page, 'Hero').click()
    const saved = nextSave(page)
    await heading.fill('')
    await saved
    const problem = page.getByRole('navigation', { name: /attention/ }).getByRole('button')
    // Payload's button takes no press while a draft is being saved: then it is pressed again, as a person would.
    await expect(async () => {
      await page.locator('#action-save').click()
      await expect(problem).toHaveCount(1, { timeout: 2_000 })
    }).toPass({ timeout: 15_000 })
    const sentence = (await problem.textContent()) ?? ''
    const toast = page.getByRole('region', { name: /Notifications/ })
    await expect(toast).toContainText('This cannot be published yet.')
    await expect(toast).not.toContainText(sentence)
    await expect(said(page)).toHaveText('')
    await problem.click()
    await expect(heading).toBeFocused()
  })
})

const expired = { type: 'about:blank', title: 'Expired', status: 410, detail: 'This preview link has expired.' }

test('undo does not take back what a colleague changed since', async ({ page, dealer, cms, browser, task }) => {
  test.setTimeout(120_000)
  const { id } = await showNewPage(page, { dealer, cms, layout })
  await row(page, 'Hero').click()
  let saved = nextSave(page)
  await panelHeading(page).fill('Mine')
  await saved
  const mia = await openColleague(browser, { cms, dealer })
  await openCanvas(mia, id)
  await row(mia, 'Hero').click()
  saved = nextSave(mia)
  await panelHeading(mia).fill('By Mia')
  await saved
  saved = nextSave(page)
  await row(page, 'Sales counter').click()
  await panelHeading(page).fill('Sold by us')
  await saved
  await row(page, 'Hero').click()
  await expect(panelHeading(page)).toHaveValue('By Mia')
  await page.locator('.fc-canvas-bar h1').click()
  const undo = page.getByRole('button', { name: /^Undo/ })
  const done = task('undo', 'pointer')
  await undo.click()
  await expect(said(page)).toHaveText('Undone: Heading of Sales counter.')
  await done()
  await page.getByRole('button', { name: /^Redo/ }).click()
  await undo.dblclick()
  await expect(said(page)).toContainText('somebody else changed the same block since')
  await expect(panelHeading(page)).toHaveValue('By Mia')
  await mia.context().close()
})

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const counter = (heading: string) => ({ blockType: 'sales-counter', heading })

test('a place that does not take a dragged block says why, and drops nothing', async ({ page, dealer, cms }) => {
  const { frame } = await showNewPage(page, {
    dealer,
    cms,
    layout: [
      { blockType: 'columns', count: '3', first: [], second: [], third: [counter('Third')] },
      { blockType: 'columns', count: '2', first: [counter('Inside')], second: [] },
    ],
  })
  const before = await readStructure(page)
  await row(page, 'Columns').first().click()
  await expect(frame.locator('forecourt-canvas').getByText('Columns')).toBeVisible()
  const handle = await page.locator('.fc-canvas-tools__handle').boundingBox()
  if (!handle) throw new Error('The handle is not shown.')
  const to = await findCentre(page, 'Inside')
  await page.mouse.move(handle.x + 10, handle.y + 10)
  await page.mouse.down()
  await page.mouse.move(handle.x + 30, handle.y + 30, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await expect(frame.locator('forecourt-canvas .refusal')).toBeVisible()
  await page.mouse.up()
  expect(await readStructure(page)).toEqual(before)
})

test('what is dragged onto the page is put where an indicator shows, or described and stored', async ({
  page,
  dealer,
  cms,
  task,
}) => {
  test.setTimeout(120_000)
  const image = await uploadPicture(dealer, cms)
  const { frame } = await showNewPage(page, {
    dealer,
    cms,
    layout: [
      counter('Sold this month'),
      { blockType: 'hero', heading: 'Welcome', image, settings: { layout: 'split' } },
    ],
  })

  await test.step('a block is dragged from the library onto the page, where an indicator shows its place', async () => {
    await page.getByRole('tab', { name: 'Add' }).click()
    await page.getByLabel('Search blocks').fill('testimonials')
    const card = page.getByRole('button', { name: /^Reviews carousel/ }).first()
    // The library's first list has the card too, at another place, and goes when the search is answered.
    const found = page.locator('.fc-library').getByRole('status')
    await expect(found.filter({ hasText: /^\d+ blocks? found$/ })).toBeAttached()
    await card.hover()
    const from = await card.boundingBox()
    const target = await findCentre(page, 'Sold this month')
    if (!from) throw new Error('The card is not shown.')
    await page.mouse.move(from.x + 30, from.y + 30)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y + 60, { steps: 4 })
    await page.mouse.move(target.x, target.y - 10, { steps: 8 })
    await expect(frame.locator('forecourt-canvas .place')).toBeVisible()
    await page.mouse.up()
    await expect(said(page)).toContainText('Reviews carousel is now block')
    await expect(frame.locator('forecourt-canvas .place')).toBeHidden()
  })

  await test.step('a picture from the desktop is dropped on a picture, described and stored', async () => {
    const picture = frame.locator('main [data-block="hero"] img').first()
    const done = task('replace-picture', 'pointer')
    await picture.evaluate((element, bytes) => {
      const file = new File([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))], 'team.png', {
        type: 'image/png',
      })
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(file)
      for (const type of ['dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    }, pixel)
    const dialog = page.getByRole('dialog', { name: 'Add this picture' })
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Our team at dusk')
    const saved = nextSave(page)
    await dialog.getByRole('button', { name: 'Add the picture' }).click()
    await expect(dialog).toHaveCount(0)
    await saved
    await expect(picture).toHaveAttribute('src', /team/)
    await done()
  })
})

async function uploadPicture(dealer: Dealer, cms: CmsApi): Promise<number> {
  const body = new FormData()
  const bytes = Uint8Array.from(atob(pixel), (byte) => byte.charCodeAt(0))
  body.set('file', new Blob([bytes], { type: 'image/png' }), 'first.png')
  body.set('_payload', JSON.stringify({ tenant: dealer.id, alt: 'First' }))
  const response = await fetch(`${adminOrigin()}/cms/api/media`, {
    method: 'POST',
    headers: { Authorization: `JWT ${cms.token}` },
    body,
  })
  const { doc } = (await response.json()) as { doc: { id: number } }
  return doc.id
}

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true })

  test('a tap selects a block, and its buttons move it', async ({ page, dealer, cms, task }) => {
    await showNewPage(page, { dealer, cms, layout })
    const hero = await page
      .frameLocator('.fc-canvas-frame')
      .locator('[data-block="hero"] section')
      .first()
      .boundingBox()
    if (!hero) throw new Error('The page shows no hero.')
    const done = task('move-block', 'pointer')
    // Chromium adds the place of a frame of another site twice to an emulated tap; near its lower edge it is on the block in any case.
    await page.touchscreen.tap(hero.x + hero.width / 2, hero.y + hero.height - 30)
    const tools = page.getByRole('toolbar')
    await expect(tools.getByText('Hero')).toBeVisible()
    await tools.getByRole('button', { name: /^Move down/ }).tap()
    await expect(said(page)).toHaveText('Hero is now block 2 of 3.')
    await done()
    await page.getByRole('button', { name: 'Fields', exact: true }).tap()
    await expect(panelHeading(page)).toHaveValue('Welcome')
  })
})
