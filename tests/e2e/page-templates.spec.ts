import { publishButton, signIn } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { readStructure, structure } from '#tests/support/canvas-pages.ts'
import { adminOrigin, demoPort } from '#tests/support/demo-of-the-run.ts'
import { ask, until } from '#tests/support/forecourt.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const newPage = async (page: Page) => {
  await page.goto(`${adminOrigin()}/admin/collections/pages/create`)
  await expect(page.getByLabel('Title')).toBeEnabled()
}
/** As the signed-in person reads it. */
const readApi = (page: Page, path: string) =>
  page.evaluate(async (address) => (await fetch(address)).json(), `/cms/api/${path}`)
const countPages = async (page: Page): Promise<number> => (await readApi(page, 'pages?limit=0&depth=0')).totalDocs

/** Presses the button, and waits until the new page is open. */
async function createPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(structure(page).getByRole('treeitem').first()).toBeVisible()
}

test('a page is made from a template and published, once, and without words that are still to be replaced', async ({
  page,
  dealer,
  complaints,
  task,
}) => {
  test.setTimeout(120_000)
  complaints.expect(/status of 400|ERR_FAILED/)
  await signIn(page, dealer.editor)
  await newPage(page)

  await test.step('made, and published', async () => {
    const before = await countPages(page)
    const done = task('new-page', 'pointer')
    await page.getByText('Careers', { exact: true }).click()
    await page.getByLabel('Title').fill('Work with us')
    await expect(page.getByLabel('Address')).toHaveValue('/work-with-us')
    expect(await countPages(page)).toBe(before)
    await createPage(page)
    expect(new URL(page.url()).searchParams.get('view')).toBe('canvas')
    expect(await readStructure(page)).toEqual(['Hero', 'Why buy from us', 'Rich text', 'Form', 'Location grid'])
    const frame = page.frameLocator('.fc-canvas-frame')
    await expect(frame.getByRole('heading', { name: 'Work with us', level: 1 })).toBeVisible()
    await publishButton(page).click()
    await expect(page.locator('.fc-canvas-pill')).toHaveText('Published')
    await done()
    await until(
      () => ask(demoPort(), '/work-with-us', { host: `${dealer.slug}.localhost` }),
      ({ status }) => status === 200,
    )
  })

  await test.step('a failure keeps what was chosen and typed, and a double press makes one page', async () => {
    await newPage(page)
    const before = await countPages(page)
    await page.getByText('EOFY sale', { exact: true }).click()
    await page.getByLabel('Title').fill('EOFY at our place')
    await page.route('**/cms/api/pages?draft=true**', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing was created' })).toBeVisible()
    await expect(page.getByRole('radio', { name: /^EOFY sale/ })).toBeChecked()
    await expect(page.getByLabel('Title')).toHaveValue('EOFY at our place')
    await page.getByRole('button', { name: 'Create' }).dblclick()
    await expect(structure(page).getByRole('treeitem').first()).toBeVisible()
    expect(await countPages(page)).toBe(before + 1)
  })

  await test.step('words that are still to be replaced keep it from being published, by block and field', async () => {
    await publishButton(page).click()
    const words = page.getByText(/Hero \(block 1\): Replace \[\[last day of the sale\]\]/)
    await expect(words.filter({ visible: true }).first()).toBeVisible()
  })
})

test('a page is made without a mouse, and from a template of its site', async ({ page, dealer, cms, task }) => {
  test.setTimeout(120_000)
  await signIn(page, dealer.editor)
  await newPage(page)

  await test.step('without a mouse', async () => {
    const done = task('new-page', 'keyboard')
    await tabTo(page.getByRole('radio', { name: /^Blank page/ }))
    for (const name of [/^EOFY sale/, /^Model landing/, /^Service special/]) {
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Title')).toBeFocused()
    await page.keyboard.type('Winter service')
    await page.keyboard.press('Enter')
    await expect(structure(page).getByRole('treeitem').first()).toBeVisible()
    await done()
    expect((await readStructure(page))[1]).toBe('Why buy from us')
  })

  await test.step('a page that its site offers as a template is copied, with new ids', async () => {
    const layout = [
      { blockType: 'hero', heading: '[[page title]] in [[month]]' },
      { blockType: 'sales-counter', heading: 'Sold' },
    ]
    const offered = { title: 'Monthly offer', path: '/monthly-offer', isPageTemplate: true, layout }
    const { id } = await cms.create('pages?draft=true', { tenant: dealer.id, ...offered })
    await newPage(page)
    await page.getByText('Monthly offer', { exact: true }).click()
    await page.getByLabel('Title').fill('Utes')
    await createPage(page)
    expect(await readStructure(page)).toEqual(['Hero', 'Sales counter'])
    const made = Number(/pages\/(\d+)/.exec(page.url())?.[1])
    const read = async (each: number) => (await readApi(page, `pages/${each}?draft=true&depth=0`)).layout
    const [original, copy] = [await read(id), await read(made)]
    expect(copy[0].heading).toBe('Utes in [[month]]')
    expect(copy.map((block: { id: string }) => block.id)).not.toEqual(original.map((block: { id: string }) => block.id))
  })
})
