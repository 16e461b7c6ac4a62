import { z } from 'zod'
import { expect, type Locator, type Page, test } from '#tests/support/browser-test.ts'
import { administratorToken, adminOrigin, siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { demoSites } from '#tests/support/demo-sites.ts'
import { layoutShifts, watchLayoutShifts } from '#tests/support/layout-shifts.ts'

const vehicle = z.looseObject({
  slug: z.string(),
  images: z.array(z.unknown()),
  viewer: z.looseObject({ spin_images: z.array(z.string()).nullable() }).nullish(),
})

/** For sale, and turning where the site has one that turns: the page on which most has yet to come. */
async function fullestPageOf(site: string): Promise<string> {
  const query = `limit=100&depth=0&where[tenant.slug][equals]=${site}&where[status][equals]=in_stock`
  const answer = await fetch(`${adminOrigin()}/cms/api/vehicles?${query}`, {
    headers: { authorization: `JWT ${administratorToken()}` },
  })
  const { docs } = z.object({ docs: z.array(vehicle) }).parse(await answer.json())
  const pictures = ({ images, viewer }: z.infer<typeof vehicle>) => images.length + (viewer?.spin_images?.length ?? 0)
  const [fullest] = docs.sort((one, other) => pictures(other) - pictures(one))
  if (!fullest) throw new Error(`${site} has no vehicle for sale.`)
  return `${siteOrigin(site)}/cars/${fullest.slug}`
}

/** Milliseconds: pictures and answers, and each script. */
const heldBack = { content: 1_000, script: 300 }
/** Half of the 0.01 that nobody notices: a header that moves for its logo comes to 0.007. */
const most = 0.005

/**
 * A cheap phone on a bad line: a quarter of the processor, and nothing but the page itself comes at once. Chromium's own slow line is not asked for:
 * once in some hundred pages it lets nothing through any more.
 */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.route(/\/_img\/|\/media\/|\/api\/|\/assets\//, async (route) => {
    const isScript = route.request().resourceType() === 'script'
    await new Promise((resolve) => setTimeout(resolve, isScript ? heldBack.script : heldBack.content))
    // The page may have been closed meanwhile.
    await route.continue().catch(() => undefined)
  })
}

/** Down to the end, a screen at a time, so fast that pictures come while their place is in view or has just gone by. */
const scrollDown = (page: Page) =>
  page.evaluate(async (rest) => {
    const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await wait(170)
    }
    await wait(rest)
  }, heldBack.content)

for (const site of demoSites)
  test(`nothing on a vehicle page of ${site} moves while pictures and panels arrive slowly, at 390 and 1280 px`, async ({
    context,
  }) => {
    test.setTimeout(120_000)
    const address = await fullestPageOf(site)
    for (const width of [390, 1280])
      await test.step(`at ${width} px`, async () => {
        const page = await context.newPage()
        await page.setViewportSize({ width, height: 800 })
        await watchLayoutShifts(page)
        await slowDown(page)
        await page.goto(address, { waitUntil: 'load' })
        await scrollDown(page)
        const { sum, moved } = await layoutShifts(page)
        expect(sum, moved.join('\n')).toBeLessThan(most)
        await page.close()
      })
  })

const htmlOf = (page: Page): Promise<string> => page.evaluate(async () => (await fetch(location.href)).text())

/** Opens the page again, of which only what stands before `next` has arrived. */
async function openUpTo(page: Page, html: string, next: string | undefined): Promise<void> {
  const cut = html.indexOf(next ?? '?')
  expect(cut).toBeGreaterThan(0)
  const body = html.slice(0, cut)
  await page.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 })
  await page.goto(page.url())
}

const startOfNext = (first: Locator) => first.evaluate((element) => element.nextElementSibling?.outerHTML.slice(0, 200))

test('a column is as wide before the next one has arrived, and an entry of the breadcrumb takes its place with its words, not before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(await fullestPageOf('meridian'))
  const html = await htmlOf(page)
  const column = page.locator('main > section > div > div > div:has(> [data-slot])').first()
  const whole = await column.boundingBox()
  const nextColumn = await startOfNext(column)
  const entries = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li')
  const words = await entries.last().evaluate((entry) => entry.lastElementChild?.outerHTML)

  await openUpTo(page, html, nextColumn)
  expect((await column.boundingBox())?.width).toBeCloseTo(whole?.width ?? 0, 0)

  await openUpTo(page, html, words)
  expect(await entries.count()).toBeGreaterThan(2)
  expect((await entries.last().boundingBox())?.height).toBe(0)
})

test('a button of the viewer is as wide before the next one has arrived', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(await fullestPageOf('coastline-kia'))
  const button = page.locator('[aria-label="Views"] > button').first()
  const whole = await button.boundingBox()
  await openUpTo(page, await htmlOf(page), await startOfNext(button))
  expect((await button.boundingBox())?.width).toBeCloseTo(whole?.width ?? 0, 0)
})
