import { signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import {
  canvasFrame,
  nextSave,
  openCanvas,
  panelHeading,
  readStructure,
  row,
  showNewPage,
} from '#tests/support/canvas-pages.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'
import { readDraft } from '#tests/support/read-draft.ts'

const layout = [{ blockType: 'hero', heading: 'Welcome' }]

test('without a network the page stays as it was and says so, the draft is kept, and the change is shown afterwards', async ({
  page,
  dealer,
  cms,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  const { id, frame } = await showNewPage(page, { dealer, cms, layout })
  await row(page, 'Hero').click()
  await page.route('**/_preview/blocks', async (route) => route.abort('internetdisconnected'))
  const saved = nextSave(page)
  await panelHeading(page).fill('Typed while away')
  const mark = page.locator('.fc-canvas-lag')
  await expect(mark).toContainText('The page cannot be reached')
  await expect(frame.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await saved
  expect(await readDraft(id)).toMatchObject({ layout: [{ heading: 'Typed while away' }] })
  await page.unroute('**/_preview/blocks')
  await expect(frame.getByRole('heading', { name: 'Typed while away' })).toBeVisible()
  await expect(mark).toHaveText('')
})

test('behind a slow network a note says that the page is catching up, until it has', async ({ page, dealer, cms }) => {
  const { frame } = await showNewPage(page, { dealer, cms, layout })
  await row(page, 'Hero').click()
  const answered = Promise.withResolvers<void>()
  await page.route('**/_preview/blocks', async (route) => {
    await answered.promise
    await route.fallback()
  })
  await panelHeading(page).fill('Late')
  const mark = page.locator('.fc-canvas-lag')
  await expect(mark).toContainText('catching up')
  await expect(frame.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  answered.resolve()
  await expect(frame.getByRole('heading', { name: 'Late' })).toBeVisible()
  await expect(mark).toHaveText('')
})

test('a page with a block of an unknown type is opened and changed, and nothing of that block is lost', async ({
  page,
  dealer,
  cms,
}) => {
  const later = { id: 'e'.repeat(24), blockType: 'never-made', body: { any: ['thing'] } }
  // A draft may hold what cannot be published.
  const response = await fetch(`${adminOrigin()}/cms/api/pages?draft=true`, {
    method: 'POST',
    headers: { Authorization: `JWT ${cms.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tenant: dealer.id, title: 'Later', path: '/later', layout: [later, ...layout] }),
  })
  const { id } = (await response.json()).doc
  await signIn(page, dealer.editor)
  await openCanvas(page, id)
  expect(await readStructure(page)).toEqual(['never-made', 'Hero'])
  await row(page, 'Hero').click()
  let saved = nextSave(page)
  await panelHeading(page).fill('Changed beside it')
  await expect(canvasFrame(page).getByRole('heading', { name: 'Changed beside it' })).toBeVisible()
  await saved
  saved = nextSave(page)
  await row(page, 'never-made').click()
  await page.keyboard.press('Delete')
  await saved
  saved = nextSave(page)
  await page.keyboard.press('ControlOrMeta+z')
  await saved
  expect(await readDraft(id)).toMatchObject({ layout: [later, { heading: 'Changed beside it' }] })
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
