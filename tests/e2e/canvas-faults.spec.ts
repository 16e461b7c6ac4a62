import { signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import {
  canvasFrame,
  nextSave,
  openCanvas,
  panelHeading,
  readStructure,
  row,
  waitForFrame,
} from '#tests/support/canvas-pages.ts'
import { readDraft } from '#tests/support/read-draft.ts'

test('a page with a block of an unknown type is changed behind a slow network and without one, and nothing is lost', async ({
  page,
  dealer,
  cms,
  complaints,
}) => {
  test.setTimeout(120_000)
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  const unknown = { id: 'e'.repeat(24), blockType: 'never-made', body: { any: ['thing'] } }
  const layout = [unknown, { blockType: 'hero', heading: 'Welcome' }]
  // A draft may hold what cannot be published.
  const { id } = await cms.create('pages?draft=true', { tenant: dealer.id, title: 'Later', path: '/later', layout })
  await signIn(page, dealer.editor)
  await openCanvas(page, id)
  await waitForFrame(page)
  const frame = canvasFrame(page)
  const lag = page.locator('.fc-canvas-lag')

  await test.step('the page is opened', async () => {
    expect(await readStructure(page)).toEqual(['never-made', 'Hero'])
    await row(page, 'Hero').click()
  })

  await test.step('behind a slow network a note says that the page is catching up, until it has', async () => {
    const answered = Promise.withResolvers<void>()
    await page.route('**/_preview/blocks', async (route) => {
      await answered.promise
      await route.fallback()
    })
    await panelHeading(page).fill('Late')
    await expect(lag).toContainText('catching up')
    await expect(frame.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    answered.resolve()
    await expect(frame.getByRole('heading', { name: 'Late' })).toBeVisible()
    await expect(lag).toHaveText('')
    await page.unroute('**/_preview/blocks')
  })

  await test.step('without a network the page stays as it was and says so, the draft is kept, and the change is shown afterwards', async () => {
    await page.route('**/_preview/blocks', async (route) => route.abort('internetdisconnected'))
    await panelHeading(page).fill('Typed while away')
    await expect(lag).toContainText('The page cannot be reached')
    await expect(frame.getByRole('heading', { name: 'Late' })).toBeVisible()
    await expect
      .poll(() => readDraft(id))
      .toMatchObject({ layout: [{ blockType: 'never-made' }, { heading: 'Typed while away' }] })
    await page.unroute('**/_preview/blocks')
    await expect(frame.getByRole('heading', { name: 'Typed while away' })).toBeVisible()
    await expect(lag).toHaveText('')
  })

  await test.step('the block of the unknown type is whole after a change beside it, a removal and an undo', async () => {
    const heading = 'Changed beside it'
    await panelHeading(page).fill(heading)
    await expect(frame.getByRole('heading', { name: heading })).toBeVisible()
    await row(page, 'never-made').click()
    await page.keyboard.press('Delete')
    await expect.poll(() => readDraft(id)).toMatchObject({ layout: [{ heading }] })
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => readDraft(id)).toMatchObject({ layout: [unknown, { heading }] })
  })
})

test('a page of 1,000 blocks is opened, changed and saved, and none of its blocks is lost', async ({
  page,
  dealer,
  cms,
}) => {
  test.setTimeout(240_000)
  const many = Array.from({ length: 1_000 }, (_, place) => ({ blockType: 'sales-counter', heading: `Sold ${place}` }))
  const { id } = await cms.create('pages?draft=true', { tenant: dealer.id, title: 'Many', path: '/many', layout: many })
  await signIn(page, dealer.editor)
  await openCanvas(page, id)
  await expect(canvasFrame(page).getByRole('heading', { name: 'Sold 0', exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('.fc-canvas-row')).toHaveCount(1_000)
  await row(page, 'Sales counter').nth(500).click()
  await expect(panelHeading(page)).toHaveValue('Sold 500')
  const saved = nextSave(page)
  await panelHeading(page).fill('In the middle')
  await expect(canvasFrame(page).getByRole('heading', { name: 'In the middle' })).toBeVisible()
  await saved
  expect(await readDraft(id)).toMatchObject({
    layout: many.map((block, place) => (place === 500 ? { ...block, heading: 'In the middle' } : block)),
  })
})
