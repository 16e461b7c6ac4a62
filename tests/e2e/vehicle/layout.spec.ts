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
      expect(await page.locator('main dd').evaluateAll(brokenWords), `${width} px`).toEqual([])
    }
  })

for (const site of sites)
  test(`${site}: no heading of a vehicle page stands at the edge of a ground, and two bands of one ground have the room of one`, async ({
    page,
  }) => {
    await page.goto(await aVehicleOf(page, siteOrigin(site)))
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const { room, bands } = await page.evaluate(bandsOfThePage)
      for (const [index, band] of bands.entries()) {
        const before = bands[index - 1]
        if (!before?.heading || !band.heading) continue
        const between = { from: before.heading, to: band.heading, width }
        const isOneGround = before.ground === band.ground
        if (!isOneGround) expect({ ...between, above: band.above >= room }).toEqual({ ...between, above: true })
        if (!isOneGround) expect({ ...between, below: before.below >= room }).toEqual({ ...between, below: true })
        if (isOneGround)
          expect({ ...between, both: before.below + band.above <= room * 1.9 }).toEqual({ ...between, both: true })
      }
    }
  })

/** The bands that reach across the page, from above: their ground, and the room in them above and below what they hold, in px. */
function bandsOfThePage() {
  const probe = document.body.appendChild(document.createElement('div'))
  probe.style.setProperty('padding-top', 'var(--fc-space-section)')
  const room = Math.floor(Number.parseFloat(getComputedStyle(probe).paddingTop))
  probe.remove()
  const bands = [...document.querySelectorAll('main > section, main > [data-island] > section')]
    .filter((section) => section.getClientRects().length > 0)
    .map((section) => {
      const { backgroundColor, paddingTop, paddingBottom } = getComputedStyle(section)
      const heading = section.querySelector('h2')?.textContent ?? null
      return {
        heading,
        ground: backgroundColor,
        above: Number.parseFloat(paddingTop),
        below: Number.parseFloat(paddingBottom),
      }
    })
  return { room, bands }
}

/** Words of elements that begin in one line and end in the next. Only what is as long as a VIN may. */
function brokenWords(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (word.length < 15 && new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
      }
    }
    return broken
  })
}

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
