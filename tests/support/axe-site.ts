import { axeFindings } from './axe-findings.ts'
import { expect, type Page, test } from './browser-test.ts'
import { siteOrigin } from './demo-of-the-run.ts'

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

/** Pixels. */
export const widths = [390, 768, 1280] as const

/** Declares the test of one demo site: axe on a page of every kind, each page at all the widths. */
export function testSiteByAxe(slug: string, shown: readonly number[]): void {
  test(`axe finds nothing on ${slug}’s pages of every kind at ${shown.join(', ')} pixels`, async ({ page }) => {
    test.setTimeout(180_000)
    const found: string[] = []
    const lookAt = async (name: string) => {
      for (const width of shown) {
        await page.setViewportSize({ width, height: 844 })
        await scrollThrough(page)
        found.push(...(await findings(page, `${name} at ${width} pixels`)))
      }
    }
    await page.goto(siteOrigin(slug) + '/search/new-used-and-demo-cars')
    await keepTwo(page)
    for (const path of paths) {
      await page.goto(siteOrigin(slug) + path)
      await lookAt(path)
    }
    await page.goto(siteOrigin(slug) + '/search/new-used-and-demo-cars')
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await page.waitForURL(/\/cars\//)
    await lookAt('the vehicle page')
    expect(found).toEqual([])
  })
}
