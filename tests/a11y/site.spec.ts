import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { demoSites } from '#tests/support/demo-sites.ts'

const paths = [
  '/',
  '/search/new-used-and-demo-cars',
  '/search-by-price',
  '/special-offers',
  '/compare',
  '/favourites',
  '/finance',
  '/contact',
]

const findings = async (page: Page, name: string) => (await axeFindings(page)).map((finding) => `${name}: ${finding}`)

/** The lists of what was kept have something to show, and so have the header and the tray. */
async function keepTwo(page: Page): Promise<void> {
  const card = page.getByRole('main').getByRole('article')
  for (const name of [/^Favourite /, /^Compare /]) {
    for (const place of [0, 1]) await card.getByRole('button', { name }).nth(place).click()
  }
}

/** Blocks that hydrate later are checked once they have. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

const viewports = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** The first site is checked on both; the others, which differ in theme, each on one. */
for (const [place, slug] of demoSites.entries()) {
  for (const viewport of place === 0 ? viewports : viewports.slice(place % 2).slice(0, 1)) {
    test(`axe finds nothing on ${slug}’s pages of every kind at ${viewport.width} pixels`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.setViewportSize(viewport)
      const found: string[] = []
      await page.goto(siteOrigin(slug) + '/search/new-used-and-demo-cars')
      await keepTwo(page)
      for (const path of paths) {
        await page.goto(siteOrigin(slug) + path)
        await scrollThrough(page)
        found.push(...(await findings(page, path)))
      }
      await page.goto(siteOrigin(slug) + '/search/new-used-and-demo-cars')
      await page.getByRole('main').getByRole('article').getByRole('link').first().click()
      await page.waitForURL(/\/cars\//)
      await scrollThrough(page)
      found.push(...(await findings(page, 'the vehicle page')))
      expect(found).toEqual([])
    })
  }
}
