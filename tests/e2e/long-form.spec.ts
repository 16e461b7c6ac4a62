import { publishButton, signIn } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import type { Dealer } from '#tests/support/dealer.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const count = 60
/** A hero far below the view, columns with a hero, and a hero that lacks its heading. */
const far = 51
const columns = 45
const wrong = 39

const deep = { blockType: 'hero', id: '66f0c0ffee66f0c0ffee66f0', heading: 'In the column' }

const node = { version: 1, format: '', indent: 0, direction: null }
const text = { type: 'text', version: 1, format: 0, mode: 'normal', style: '', detail: 0, text: 'Inspected.' }
const content = { root: { type: 'root', ...node, children: [{ type: 'paragraph', ...node, children: [text] }] } }

const kinds = [
  (place: number) => ({ blockType: 'hero', heading: `Hero ${place}` }),
  () => ({ blockType: 'rich-text', content }),
  (place: number) => ({ blockType: 'reviews-carousel', heading: `Reviews ${place}` }),
]

const special: Record<number, object> = {
  [columns]: { blockType: 'columns', first: [deep], second: [] },
  [wrong]: { blockType: 'hero' },
}

const layout = Array.from({ length: count }, (_, place) => special[place] ?? kinds[place % kinds.length]?.(place) ?? {})

/** Opens the form of a draft of 60 blocks, all rows open. */
async function openLongForm(page: Page, { dealer, cms }: { dealer: Dealer; cms: CmsApi }): Promise<string> {
  const { id } = await cms.create('pages?draft=true', { tenant: dealer.id, title: 'Long', path: '/long', layout })
  await signIn(page, dealer.editor)
  const url = `${adminOrigin()}/admin/collections/pages/${id}?view=form`
  await page.goto(url)
  await expect(heading(page, 0)).toBeEditable()
  return url
}

const row = (page: Page, place: number) => page.locator(`#layout-row-${place}`)
const heading = (page: Page, place: number) => page.locator(`#field-layout__${place}__heading`)
const drawn = (page: Page) => page.locator('#field-layout .fc-block-body:not(:empty)')

/** Scrolls to a row, again where the rows above it moved it away: they take their height only when the form first passes them. */
async function show(page: Page, place: number): Promise<void> {
  await expect(async () => {
    await row(page, place).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expect(row(page, place)).toBeInViewport({ timeout: 500 })
    await expect(row(page, place).locator('.fc-block-body').first()).not.toBeEmpty({ timeout: 500 })
  }).toPass()
}

test('a long form draws the fields of rows near the view alone, and keeps, leads to and refuses what is far below', async ({
  page,
  dealer,
  cms,
  complaints,
}) => {
  test.setTimeout(240_000)
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('autosave=true')) saves.push(request.postData() ?? '')
  })
  const nextSave = async () =>
    page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
  const url = await openLongForm(page, { dealer, cms })

  await test.step('the fields of rows near the view alone are drawn, and none after Collapse All', async () => {
    await expect(row(page, far)).toBeAttached()
    expect(await drawn(page).count()).toBeLessThan(count / 3)
    await show(page, far)
    await expect(heading(page, far)).toHaveValue(`Hero ${far}`)
    await expect(heading(page, 0)).toHaveCount(0)
    await page.getByRole('button', { name: 'Collapse All' }).first().click()
    await expect(drawn(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Show All' }).first().click()
    await show(page, 0)
    await expect(heading(page, 0)).toHaveValue('Hero 0')
  })

  await test.step('looking through the form changes nothing', async () => {
    // Rows beside the one that is shown are drawn too.
    const places = [...Array(count).keys()].filter((place) => place % 3 === 0)
    for (const place of [...places, ...places.toReversed()]) await show(page, place)
    expect(saves).toEqual([])
    const saved = nextSave()
    await page.locator('#field-title').fill('Longer')
    await saved
    expect(saves).toHaveLength(1)
  })

  await test.step('the row with the focus stays when it leaves the view', async () => {
    await show(page, far)
    await heading(page, far).fill('Spring')
    await show(page, 0)
    await expect(heading(page, 0)).toBeInViewport()
    await expect(heading(page, far)).toBeFocused()
    await page.keyboard.type(' sale')
    await expect(heading(page, far)).toHaveValue('Spring sale')
  })
  await test.step('Tab goes on to the rows below', async () => tabTo(heading(page, far + 3)))
  await test.step('another row gets the focus, this one is taken away, and what was typed in it stays', async () => {
    const saved = nextSave()
    await show(page, 0)
    await heading(page, 0).fill('Welcome')
    await expect(heading(page, far)).toHaveCount(0)
    await saved
    await show(page, far)
    await expect(heading(page, far)).toHaveValue('Spring sale')
  })

  await test.step('an address leads to a block in a column far below, whose row is drawn only when its columns come near the view', async () => {
    await page.goto(`${url}&block=${deep.id}`)
    const field = page.locator(`#field-layout__${columns}__first__0__heading`)
    await expect(field).toHaveValue(deep.heading)
    await expect(field).toBeInViewport()
  })
  await test.step('what was typed is stored', async () => {
    await show(page, far)
    await expect(heading(page, far)).toHaveValue('Spring sale')
    await show(page, 0)
    await expect(heading(page, 0)).toHaveValue('Welcome')
  })

  const problem = page.locator('.fc-problems').getByRole('button')
  const follow = async () => {
    await problem.click()
    await expect(heading(page, wrong)).toBeFocused()
    await expect(heading(page, wrong)).toBeInViewport()
    await expect(row(page, wrong).locator('.field-error')).toBeVisible()
  }
  await test.step('a refused publish leads to a field far below, whose row tells of it before it is drawn and after', async () => {
    expect(complaints.unexpected()).toEqual([])
    complaints.expect(/status of 400/)
    await publishButton(page).click()
    await expect(problem).toHaveCount(1)
    await expect(heading(page, wrong)).toHaveCount(0)
    await expect(row(page, wrong).locator('.error-pill')).toHaveText(/1/)
    await follow()
  })
  await test.step('it is as wrong when it comes back', async () => {
    // A press: the form keeps the field in view until the person does something.
    await page.locator('#field-title').click()
    await expect(heading(page, wrong)).toHaveCount(0)
    await follow()
  })
})
