import { expect, type Page, test } from 'playwright/test'
import { axeFindings } from '#tests/support/axe-findings.ts'
import { compareStyles, listInsertedTwice, noteStaticStyles } from './compare-styles.ts'
import { type ServedRenderer, serveRenderer } from './serve-renderer.ts'

let served: ServedRenderer

test.beforeAll(async () => {
  served = await serveRenderer({})
})
test.afterAll(() => served.close())

async function listExhibits(page: Page): Promise<string[]> {
  await page.goto(`${served.origin}/_gallery`)
  return page
    .locator('[data-exhibit]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-exhibit') ?? ''))
}

/** Everything that the browser complains about: errors, refused styles and scripts, hydration that had to be repaired. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`)
  })
  return complaints
}

/**
 * Hydrates every island as a pointer over it does, and gives those that are still static after five seconds. Effects run before the second frame
 * after that, and the browser reports a complaint before it answers.
 */
const hydrateAll = (page: Page): Promise<string[]> =>
  page.locator('[data-island]').evaluateAll(async (islands) => {
    const isHydrated = (island: Element) => Object.keys(island).some((key) => key.startsWith('__reactContainer'))
    for (const island of islands) island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    const deadline = performance.now() + 5_000
    while (!islands.every(isHydrated) && performance.now() < deadline) await new Promise(requestAnimationFrame)
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return islands.filter((island) => !isHydrated(island)).map(({ outerHTML }) => outerHTML.slice(0, 200))
  })

test('every block in every state hydrates without a complaint from the browser or another style, under the strict policy; axe finds nothing in it as it is typically', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const exhibits = await listExhibits(page)
  expect(exhibits.length).toBeGreaterThan(30)
  await noteStaticStyles(page)
  let compared = 0
  const complaints = listenForComplaints(page)
  for (const exhibit of exhibits) {
    await page.goto(`${served.origin}/_gallery/${exhibit}`)
    expect(await hydrateAll(page), exhibit).toEqual([])
    expect(complaints, exhibit).toEqual([])
    const [{ same, differences }, insertedTwice] = await Promise.all([compareStyles(page), listInsertedTwice(page)])
    expect(differences, exhibit).toEqual([])
    expect(insertedTwice, exhibit).toEqual([])
    compared += same
    if (exhibit.endsWith('/typical')) expect(await axeFindings(page), exhibit).toEqual([])
  }
  expect(compared).toBeGreaterThan(1_000)
})

/** Themes differ in colours and fonts alone, so each shows every block once on one page. */
const themes = ['crimson', 'sunshine', 'night', 'heritage']

test(`axe finds enough contrast in every block in the themes ${themes.join(', ')}`, async ({ page }) => {
  test.setTimeout(180_000)
  for (const theme of themes)
    await test.step(theme, async () => {
      const response = await page.goto(`${served.origin}/_gallery/all?theme=${theme}`)
      expect(response?.status()).toBe(200)
      expect(await hydrateAll(page)).toEqual([])
      expect(await axeFindings(page, { rules: ['color-contrast', 'link-in-text-block'] })).toEqual([])
    })
})

test('the gallery is searched by the words of a block', async ({ page }) => {
  await page.goto(`${served.origin}/_gallery`)
  await page.getByRole('searchbox').fill('calculates repayments')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.locator('[data-exhibit]')).toHaveText([
    /Finance calculator/,
    /Finance calculator/,
    /Finance calculator/,
  ])
})
