import { z } from 'zod'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
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
  for (const width of [390, 1280])
    test(`${site} at ${width} px: nothing on a vehicle page moves while pictures and panels arrive slowly`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchLayoutShifts(page)
      await slowDown(page)
      await page.goto(await fullestPageOf(site), { waitUntil: 'load' })
      await scrollDown(page)
      const { sum, moved } = await layoutShifts(page)
      expect(sum, moved.join('\n')).toBeLessThan(most)
    })

for (const { name, site, selector } of [
  { name: 'column', site: 'meridian', selector: 'main > section > div > div > div:has(> [data-slot])' },
  { name: 'button of the viewer', site: 'coastline-kia', selector: '[aria-label="Views"] > button' },
])
  test(`a ${name} is as wide before the next one has arrived`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const address = await fullestPageOf(site)
    await page.goto(address)
    const first = page.locator(selector).first()
    const whole = await first.boundingBox()
    const second = await first.evaluate((element) => element.nextElementSibling?.outerHTML.slice(0, 200))
    const html = await page.evaluate(async () => (await fetch(location.href)).text())
    const cut = html.indexOf(second ?? '?')
    expect(cut).toBeGreaterThan(0)
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html.slice(0, cut) }))
    await page.goto(address)
    expect((await first.boundingBox())?.width).toBeCloseTo(whole?.width ?? 0, 0)
  })

test('an entry of the breadcrumb takes its place with its words, not before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const address = await fullestPageOf('meridian')
  await page.goto(address)
  const entries = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li')
  const words = await entries.last().evaluate((entry) => entry.lastElementChild?.outerHTML)
  const html = await page.evaluate(async () => (await fetch(location.href)).text())
  const cut = html.indexOf(words ?? '?')
  expect(cut).toBeGreaterThan(0)
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html.slice(0, cut) }))
  await page.goto(address)
  expect(await entries.count()).toBeGreaterThan(2)
  expect((await entries.last().boundingBox())?.height).toBe(0)
})
