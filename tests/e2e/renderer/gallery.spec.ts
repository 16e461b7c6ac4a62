import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type ServedRenderer, serveRenderer } from './serve-renderer.ts'

let served: ServedRenderer

test.beforeAll(async () => {
  served = await serveRenderer({})
})
test.afterAll(() => served.close())

async function exhibitsOf(page: Page): Promise<string[]> {
  await page.goto(`${served.origin}/_gallery`)
  return page
    .locator('[data-exhibit]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-exhibit') ?? ''))
}

/** Everything that the browser complains about: errors, refused styles and scripts, hydration that had to be repaired. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`)
  })
  return complaints
}

async function wakeAll(page: Page): Promise<void> {
  const isAwake = (island: Element) => Object.keys(island).some((key) => key.startsWith('__reactContainer'))
  for (const island of await page.locator('[data-island]').all()) {
    await island.dispatchEvent('pointerover')
    await expect.poll(() => island.evaluate(isAwake)).toBe(true)
  }
}

test('every block in every state wakes without a complaint from the browser, under the strict policy', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const exhibits = await exhibitsOf(page)
  expect(exhibits.length).toBeGreaterThan(30)
  const complaints = complaintsOf(page)
  for (const exhibit of exhibits) {
    await page.goto(`${served.origin}/_gallery/${exhibit}`)
    await wakeAll(page)
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next, 30))))
    expect(complaints, exhibit).toEqual([])
  }
})

for (const theme of ['initial', 'crimson', 'sunshine', 'night', 'heritage']) {
  test(`axe finds nothing in any block in the theme ${theme}`, async ({ page }) => {
    test.setTimeout(240_000)
    const failures: string[] = []
    for (const exhibit of (await exhibitsOf(page)).filter((name) => name.endsWith('/typical'))) {
      await page.goto(`${served.origin}/_gallery/${exhibit}?theme=${theme}`)
      await wakeAll(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      failures.push(
        ...violations.flatMap(({ id, nodes }) =>
          nodes.map((node) => `${exhibit}: ${id}: ${node.html} ${node.failureSummary}`),
        ),
      )
    }
    expect(failures).toEqual([])
  })
}

test('the gallery is searched by the words of a block', async ({ page }) => {
  await page.goto(`${served.origin}/_gallery`)
  await page.getByRole('searchbox').fill('repayment')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.locator('[data-exhibit]')).toHaveText([
    /Finance calculator/,
    /Finance calculator/,
    /Finance calculator/,
  ])
})
