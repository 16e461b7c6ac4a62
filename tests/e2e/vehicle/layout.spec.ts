import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { demoPort, siteOrigin } from '#tests/support/demo-of-the-run.ts'

const sites = ['coastline-kia', 'meridian', 'westgate', 'openroad', 'kauri'] as const

interface Hit {
  slug: string
  status: string
}

/** A vehicle for sale. Only the browser finds `*.localhost` by itself. */
async function aVehicleOf(page: Page, origin: string): Promise<string> {
  const response = await page.request.get(`http://127.0.0.1:${demoPort()}/api/search`, {
    headers: { host: new URL(origin).host },
  })
  const { hits } = (await response.json()) as { hits: Hit[] }
  const slug = hits.find(({ status }) => status === 'in_stock')?.slug
  if (!slug) throw new Error(`${origin} has no vehicle for sale.`)
  return `${origin}/cars/${slug}`
}

/** How far the page can be scrolled sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const site of sites)
  test(`${site}: a vehicle page fits phones, tablets and laptops, and its facts have room for their words`, async ({
    page,
  }) => {
    await page.goto(await aVehicleOf(page, siteOrigin(site)))
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sideways(page), `${width} px`).toBeLessThanOrEqual(0)
      const names = page.locator('main dt')
      for (const { text, lines } of await names.evaluateAll(linesOfEach))
        expect(lines, `"${text}" at ${width} px`).toBeLessThanOrEqual(text.split(' ').length)
    }
  })

/** Text of elements that are seen, and in how many lines it stands. An icon beside it is none. */
function linesOfEach(elements: Element[]): { text: string; lines: number }[] {
  return elements
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => {
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      const boxes = texts.flatMap((node) => {
        const range = document.createRange()
        range.selectNode(node)
        return [...range.getClientRects()]
      })
      return { text: element.textContent.trim(), lines: new Set(boxes.map(({ top }) => Math.round(top))).size }
    })
}

test('on a phone the gallery follows the breadcrumb, and the name the gallery, without a hole between them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(await aVehicleOf(page, siteOrigin('coastline-kia')))
  const ends = await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox()
  const gallery = await page.locator('main [data-island] > section').first().boundingBox()
  const name = await page.getByRole('heading', { level: 1 }).boundingBox()
  if (!ends || !gallery || !name) throw new Error('The page has no gallery below its breadcrumb.')
  expect(gallery.y - (ends.y + ends.height)).toBeLessThanOrEqual(40)
  expect(name.y - (gallery.y + gallery.height)).toBeLessThanOrEqual(56)
})

test('a column beside a wider one stands below it on a tablet, and beside it from 64em on', async ({ page }) => {
  await page.goto(await aVehicleOf(page, siteOrigin('meridian')))
  const wide = page.locator('main [data-island] > section').first()
  const narrow = page.getByRole('button', { name: 'Enquire Now' }).or(page.getByRole('link', { name: 'Enquire Now' }))
  const isBeside = async () => {
    const [one, other] = [await wide.boundingBox(), await narrow.first().boundingBox()]
    return one !== null && other !== null && other.x >= one.x + one.width
  }
  await page.setViewportSize({ width: 768, height: 900 })
  expect(await isBeside()).toBe(false)
  await page.setViewportSize({ width: 1024, height: 900 })
  expect(await isBeside()).toBe(true)
})
