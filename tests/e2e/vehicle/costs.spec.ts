import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { axeFindings } from '#tests/support/axe-findings.ts'
import { demoPort, siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { ask } from '#tests/support/forecourt.ts'
import { tabTo } from '#tests/support/tab-to.ts'
import { type ServedRenderer, serveRenderer } from '#tests/e2e/renderer/serve-renderer.ts'

const sites = ['coastline-kia', 'meridian', 'westgate', 'openroad', 'kauri'] as const
type SiteSlug = (typeof sites)[number]

/** The address of a vehicle in stock for which the search of the site has these facets; null where it has none. */
async function vehicleOf(site: SiteSlug, facets: Readonly<Record<string, string>>): Promise<string | null> {
  const search = new URLSearchParams({ 'refinementList[status][0]': 'in_stock' })
  for (const [facet, value] of Object.entries(facets)) search.set(`refinementList[${facet}][0]`, value)
  const { text } = await ask(demoPort(), `/api/search?${search}`, { host: `${site}.localhost` })
  const { hits }: { hits: { slug: string }[] } = JSON.parse(text)
  return hits[0] ? `${siteOrigin(site)}/cars/${hits[0].slug}` : null
}

async function openPetrolCar(page: Page): Promise<void> {
  await page.goto((await vehicleOf('coastline-kia', { fuel: 'Petrol' })) ?? '')
}

const fuel = (page: Page) => page.getByRole('region', { name: 'Fuel Calculator' })
const delivery = (page: Page) => page.getByRole('region', { name: 'Delivery Calculator' })
const sorry =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

const askFor = async (page: Page, postcode: string) => {
  await delivery(page).getByLabel('Postcode').fill(postcode)
  await delivery(page).getByRole('button', { name: 'Get a Quote' }).click()
}

test('a shopper calculates what fuel costs, as they would write it, and asks for delivery by the keyboard alone (vehicles §1, Cost estimates; §2, Calculators; §3; §4, Delivery states; §5, Fuel inputs; §8, Empty postcode)', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000)
  await openPetrolCar(page)
  await test.step('fuel is calculated', async () => {
    const panel = fuel(page)
    await expect(panel.getByLabel('Fuel price per litre')).toHaveValue('1.70')
    await expect(panel.getByLabel('Distance travelled per week')).toHaveValue('250')
    await panel.getByLabel('Fuel price per litre').fill('$2.00')
    await panel.getByLabel('Distance travelled per week').fill('1,500 kms')
    await panel.getByLabel('Fuel economy').fill('8')
    await expect(panel.getByRole('status')).toHaveText(/\$240 per week\s*\$12,480 per year/)
  })
  await test.step('a shopper asks for delivery by keyboard, and hears what is wrong', async () => {
    await page.reload()
    const panel = delivery(page)
    await panel.scrollIntoViewIfNeeded()
    await tabTo(panel.getByLabel('Postcode'))
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('alert')).toHaveText('Please enter a postcode.')
    await expect(panel.getByLabel('Postcode')).toBeFocused()
    await page.keyboard.type('40')
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('alert')).toHaveText('Invalid postcode. Please enter a 4-digit number.')
    await page.keyboard.type('00')
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('status')).toHaveText(/Delivery to 4000, Brisbane and Ipswich\s*\$190/)
    await expect(panel.getByRole('alert')).toHaveCount(0)
  })
  await test.step('at 390 px the calculators stay within the screen, and axe finds nothing', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(delivery(page).getByRole('status')).toContainText('$190')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('to where nobody delivers, a shopper is told to enquire', async () => {
    await askFor(page, '6000')
    await expect(delivery(page).getByRole('status')).toHaveText(sorry)
  })
  await test.step('who told a form of the site their postcode need not write it again', async () => {
    await page.evaluate(() => {
      const site = document.documentElement.dataset['site'] ?? ''
      localStorage.setItem(`forecourt:${site}:details`, JSON.stringify({ postcode: '4558' }))
    })
    await page.reload()
    await delivery(page).scrollIntoViewIfNeeded()
    await expect(delivery(page).getByLabel('Postcode')).toHaveValue('4558')
    await delivery(page).getByRole('button', { name: 'Get a Quote' }).click()
    await expect(delivery(page).getByRole('status')).toContainText('Sunshine Coast')
  })
  await test.step('a lookup that fails reads like one that finds nothing', async () => {
    complaints.expect(/Failed to load resource|503/)
    await page.route('**/api/delivery?*', (route) => route.fulfill({ status: 503, json: {} }))
    await askFor(page, '4000')
    await expect(delivery(page).getByRole('status')).toHaveText(sorry)
  })
})

test('an electric vehicle has no fuel calculator (vehicles §5)', async ({ page }) => {
  const found = await Promise.all(sites.map((site) => vehicleOf(site, { fuel: 'Electric' })))
  await page.goto(found.find((address) => address !== null) ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByLabel('Fuel price per litre')).toHaveCount(0)
})

test('a caravan is towed by the distance from its location', async ({ page }) => {
  await page.goto((await vehicleOf('openroad', { item_type: 'caravan', city: 'Gepps Cross' })) ?? '')
  const panel = page.getByRole('region', { name: 'Towed to you' })
  await panel.getByLabel('Postcode').fill('5000')
  await panel.getByRole('button', { name: 'Get a Quote' }).click()
  await expect(panel.getByRole('status')).toHaveText(/up to 100 km from the dealership\s*\$180/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript delivery is quoted by the page itself, and fuel is calculated as usual', async ({
    page,
  }) => {
    await openPetrolCar(page)
    await expect(fuel(page).getByRole('status')).toContainText('per week')
    await delivery(page).getByLabel('Postcode').fill('4558')
    await delivery(page).getByRole('button', { name: 'Get a Quote' }).click()
    await expect(page).toHaveURL(/\?postcode=4558#/)
    await expect(delivery(page).getByRole('status')).toHaveText(/Delivery to 4558, Sunshine Coast\s*Free/)
  })
})

test.describe('the gauge', () => {
  let served: ServedRenderer
  test.beforeAll(async () => {
    served = await serveRenderer({})
  })
  test.afterAll(() => served.close())

  /** How much of the arc is drawn, from 0 to 1. */
  const drawn = (page: Page): Promise<number> =>
    page
      .locator('[data-level] path')
      .evaluateAll((paths) =>
        paths.length < 2 ? 0 : Number(paths[1]?.getAttribute('stroke-dasharray')?.split(' ')[0]),
      )

  test('the gauge counts up to where it stands, in two and a half seconds, and stands at once for who wants no motion (vehicles §9)', async ({
    page,
  }) => {
    await page.goto(`${served.origin}/_gallery/price-comparison/typical`)
    const began = Date.now()
    await expect.poll(() => drawn(page), { intervals: [10] }).toBeLessThan(0.6)
    await expect.poll(() => drawn(page)).toBe(0.72)
    expect(Date.now() - began).toBeGreaterThan(2_000)
    await expect(page.getByText('Great Deal', { exact: true })).toBeVisible()

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await page.locator('[data-level]').hover()
    await page.locator('[data-hydrated]').waitFor()
    expect(await drawn(page)).toBe(0.72)
  })
})
