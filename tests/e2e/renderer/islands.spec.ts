import { holdRequests, siteScripts } from '#tests/support/hold-requests.ts'
import { expect, type Locator, type Page, test } from 'playwright/test'
import { createNode } from '#blocks/_kit/props.ts'
import { columns } from '#blocks/columns/block.ts'
import { financeCalculator } from '#blocks/finance-calculator/block.ts'
import { locationCarousel } from '#blocks/location-carousel/block.ts'
import { richText } from '#blocks/rich-text/block.ts'
import { salesCounter } from '#blocks/sales-counter/block.ts'
import { stockSearch } from '#blocks/stock-search/block.ts'
import { typical as wholeSearch } from '#blocks/stock-search/fixtures.ts'
import { vehicleCarousel } from '#blocks/vehicle-carousel/block.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { carouselPosition } from '#tests/support/carousel-position.ts'
import { type ServedRenderer, serveRenderer } from './serve-renderer.ts'

const paragraphs = (id: string, count: number): BlockNode =>
  createNode(richText, id, {
    content: {
      root: {
        type: 'root',
        children: Array.from({ length: count }, (_, index) => ({
          type: 'paragraph',
          children: [{ type: 'text', text: `Paragraph ${index + 1} of the story.` }],
        })),
      },
    },
  })
const calculator = createNode(financeCalculator, 'calculator', {})

let served: ServedRenderer

test.beforeAll(async () => {
  served = await serveRenderer({
    '/static': [paragraphs('a', 3)],
    '/below': [paragraphs('a', 120), createNode(salesCounter, 'counter', {})],
    '/calculator': [calculator],
    '/columns': [createNode(columns, 'a', { first: [paragraphs('b', 1)], second: [calculator] })],
    '/places': [createNode(locationCarousel, 'places', { heading: 'Our places' })],
    '/row': [createNode(vehicleCarousel, 'row', { heading: 'Cars' })],
    '/search/used-cars': [createNode(stockSearch, 'search', wholeSearch)],
  })
})
test.afterAll(() => served.close())

/** What measures a page comes to every one, once the browser has nothing else to do. */
const measures = /\/(measure|every|read-visit|write-down)-/

/** Those that a page asks for because of its blocks. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' && !measures.test(pathname)) scripts.push(pathname)
  })
  return scripts
}

test('blocks that never hydrate ask for no script', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto(`${served.origin}/static`, { waitUntil: 'networkidle' })
  await expect(page.getByText('Paragraph 3')).toBeVisible()
  expect(scripts).toEqual([])
})

test('a block below the window sleeps until the shopper comes near, and React with it', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto(`${served.origin}/below`, { waitUntil: 'networkidle' })
  const first = scripts.length
  expect(scripts.filter((script) => !/\/entry-client-/.test(script))).toEqual([])
  await page.getByText('Paragraph 120').scrollIntoViewIfNeeded()
  await expect.poll(() => scripts.length).toBeGreaterThan(first + 1)
})

test('a block that came near without a connection hydrates once the connection is back', async ({ page, context }) => {
  await page.goto(`${served.origin}/below`, { waitUntil: 'networkidle' })
  await context.setOffline(true)
  const refused = page.waitForEvent('requestfailed')
  await page.getByText('Paragraph 120').scrollIntoViewIfNeeded()
  await refused
  await context.setOffline(false)
  await expect(page.locator('[data-island][data-hydrated]')).toHaveCount(1)
})

for (const path of ['/calculator', '/columns']) {
  test(`a calculator works once hydrated: ${path}`, async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await page.goto(`${served.origin}${path}`)
    const before = await page.getByRole('main').getByRole('status').first().textContent()
    await page
      .getByLabel(/price|amount/i)
      .first()
      .fill('60000')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('status').first()).not.toHaveText(before ?? '')
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([])
  })
}

test('what was chosen and typed before a block hydrated counts once it is hydrated', async ({ page }) => {
  const release = await holdRequests(page, siteScripts)
  await page.goto(`${served.origin}/calculator`, { waitUntil: 'commit' })
  const result = page.getByRole('main').getByRole('status').first()
  const deposit = page.getByLabel('Deposit or trade-in')
  await page.getByRole('radio', { name: 'Monthly' }).check({ force: true })
  await page.getByRole('slider').fill('3')
  await deposit.fill('5000')
  await page.getByRole('slider').focus()
  await expect(result).toHaveText(/\/wk/)
  release()
  await expect(result).toHaveText(/\/mo/)
  await expect(page.getByRole('textbox', { name: 'Term' })).toHaveValue('3 Years')
  await expect(deposit).toHaveValue('5,000')
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
})

test('a button that was pressed before its block hydrated does what it says once it is hydrated', async ({ page }) => {
  const release = await holdRequests(page, siteScripts)
  await page.goto(`${served.origin}/row`, { waitUntil: 'commit' })
  const scrolled = () => carouselPosition(page.getByRole('list', { name: 'Cars' }))
  await page.getByRole('button', { name: 'Next' }).click()
  expect(await scrolled()).toBe(0)
  release()
  await expect.poll(scrolled).toBeGreaterThan(100)
})

/** Presses a button once React has it, and before React's effects have run: on a slow phone, it does those after a message to itself. */
async function pressBeforeEffects(page: Page, button: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  await button.evaluate((element: HTMLElement) => {
    const post = Reflect.get(MessagePort.prototype, 'postMessage')
    const isTaken = () => Object.keys(element).some((name) => name.startsWith('__reactProps'))
    MessagePort.prototype.postMessage = function (...given: unknown[]) {
      if (isTaken()) {
        MessagePort.prototype.postMessage = post
        element.click()
      }
      return Reflect.apply(post, this, given)
    }
  })
}

test('a row that was swiped before it hydrated goes on from there, also for who presses as it hydrates', async ({
  page,
}) => {
  const release = await holdRequests(page, siteScripts)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${served.origin}/row`, { waitUntil: 'commit' })
  const track = page.getByRole('list', { name: 'Cars' })
  const scrolled = () => carouselPosition(track)
  await track.evaluate((list) => list.parentElement?.scrollTo({ left: list.scrollWidth / 2, behavior: 'instant' }))
  const swiped = await scrolled()
  await pressBeforeEffects(page, page.getByRole('button', { name: 'Next' }))
  release()
  await expect.poll(scrolled).toBeGreaterThan(swiped + 200)
})

test('cards that only the server renders are whole once their carousel is hydrated', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const scripts = scriptsOf(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${served.origin}/places`)
  const cards = page.getByRole('region', { name: 'Our places' }).getByRole('article')
  const rendered = await cards.allTextContents()
  await expect(page.locator('[data-island][data-hydrated]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => carouselPosition(page.getByRole('list', { name: 'Our places' }))).toBeGreaterThan(200)
  expect(await cards.allTextContents()).toEqual(rendered)
  expect(rendered.length).toBeGreaterThan(1)
  expect(scripts.filter((script) => script.includes('/locations-'))).toEqual([])
  expect(complaints).toEqual([])
})

test('a filter is in the address, and the way back undoes it', async ({ page }) => {
  await page.goto(`${served.origin}/search/used-cars`, { waitUntil: 'networkidle' })
  const answered = page.waitForResponse((response) => response.url().includes('/api/search'))
  await page.getByRole('checkbox', { name: /Hyundai/ }).click()
  await answered
  await expect(page.getByRole('checkbox', { name: /Hyundai/ })).toBeChecked()
  await expect(page).toHaveURL(/refinementList(\[|%5B)make(\]|%5D)(\[|%5B)0(\]|%5D)=Hyundai/)
  await page.goBack()
  await expect(page).toHaveURL(/\/search\/used-cars$/)
  await expect(page.getByRole('checkbox', { name: /Hyundai/ })).not.toBeChecked()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('stock, calculator and text are there', async ({ page }) => {
    await page.goto(`${served.origin}/search/used-cars`)
    await expect(page.getByRole('link', { name: /2021 Kia Cerato/ }).first()).toBeVisible()
    await page.goto(`${served.origin}/columns`)
    await expect(page.getByText('Paragraph 1 of the story.')).toBeVisible()
  })
})
