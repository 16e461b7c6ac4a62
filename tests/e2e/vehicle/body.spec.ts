import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { demoPort, siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { ask } from '#tests/support/forecourt.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const sites = ['coastline-kia', 'meridian', 'westgate', 'openroad', 'kauri'] as const
type SiteSlug = (typeof sites)[number]

interface Hit {
  slug: string
  features: string[]
}

/** The address of the vehicle in stock with the most features of those that a search of the site finds. */
async function findVehicle(site: SiteSlug, facets: Readonly<Record<string, string>>): Promise<string | null> {
  const search = new URLSearchParams({ 'refinementList[status][0]': 'in_stock' })
  for (const [facet, value] of Object.entries(facets)) search.set(`refinementList[${facet}][0]`, value)
  const { text } = await ask(demoPort(), `/api/search?${search}`, { host: `${site}.localhost` })
  const { hits }: { hits: Hit[] } = JSON.parse(text)
  const [found] = hits.toSorted((a, b) => b.features.length - a.features.length)
  return found ? `${siteOrigin(site)}/cars/${found.slug}` : null
}

async function openVehicle(page: Page, site: SiteSlug, facets: Readonly<Record<string, string>>): Promise<void> {
  const address = await findVehicle(site, facets)
  if (!address) throw new Error(`${site} has no vehicle in stock for ${JSON.stringify(facets)}.`)
  await page.goto(address)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript specifications and features unfold, and the disclaimer of every site leads to the terms and conditions (vehicles §2, Disclaimer; §9)', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const disclaimerLeadsToTerms = async (site: SiteSlug) => {
      await page.getByRole('main').getByRole('link', { name: 'Terms and conditions' }).click()
      await expect(page).toHaveURL(`${siteOrigin(site)}/terms-and-conditions`)
    }
    await test.step('four specifications show, and the others after Show More', async () => {
      await openVehicle(page, 'coastline-kia', { car_type: 'new' })
      const panel = page.getByRole('region', { name: 'Specifications' })
      await expect(panel.getByRole('term').filter({ visible: true })).toHaveCount(4)
      await panel.getByText('Show More', { exact: true }).click()
      expect(await panel.getByRole('term').filter({ visible: true }).count()).toBeGreaterThan(4)
      await panel.getByText('Show Less', { exact: true }).click()
      await expect(panel.getByRole('term').filter({ visible: true })).toHaveCount(4)
      await disclaimerLeadsToTerms('coastline-kia')
    })
    await test.step('eight features show, and the others after Show All', async () => {
      await openVehicle(page, 'meridian', { car_type: 'new' })
      const panel = page.getByRole('region', { name: 'Features' })
      await expect(panel.getByRole('listitem').filter({ visible: true })).toHaveCount(8)
      await panel.getByText('Show All', { exact: true }).click()
      expect(await panel.getByRole('listitem').filter({ visible: true }).count()).toBeGreaterThan(8)
      await expect(panel.getByText('Hide', { exact: true })).toBeVisible()
      await disclaimerLeadsToTerms('meridian')
    })
    for (const site of ['westgate', 'openroad', 'kauri'] as const)
      await test.step(`the disclaimer of ${site}`, async () => {
        await openVehicle(page, site, {})
        await disclaimerLeadsToTerms(site)
      })
  })
})

test('a used car says what was checked on it; a new one says why to buy it here', async ({ page }) => {
  const checks = page.getByRole('region', { name: 'What we check on every used car' })
  const reasons = page.getByRole('region', { name: 'Why a new Kia from Coastline' })
  await openVehicle(page, 'coastline-kia', { car_type: 'used' })
  await expect(checks.getByRole('link', { name: 'Look it up on the PPSR' })).toBeVisible()
  await expect(reasons).toHaveCount(0)
  await openVehicle(page, 'coastline-kia', { car_type: 'new' })
  await expect(reasons.getByText('Unlimited kilometres')).toBeVisible()
  await expect(checks).toHaveCount(0)
})

test('a caravan’s page has its weights and berths, a motorcycle’s has none (vehicles §1, Kinds of vehicle)', async ({
  page,
}) => {
  const weights = page.getByRole('region', { name: 'Weights and berths' })
  await openVehicle(page, 'openroad', { item_type: 'caravan' })
  await expect(weights.getByRole('term').filter({ hasText: 'Tare weight' })).toBeVisible()
  await expect(
    weights
      .getByRole('definition')
      .filter({ hasText: /^[\d,]+ kg$/ })
      .first(),
  ).toBeVisible()
  await openVehicle(page, 'openroad', { item_type: 'motorcycle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(weights).toHaveCount(0)
})

test('all features are reached by the keyboard alone, and from a vehicle’s page a shopper reads an article and the next one', async ({
  page,
}) => {
  await openVehicle(page, 'kauri', { car_type: 'new' })
  await test.step('features by keyboard', async () => {
    const panel = page.getByRole('region', { name: 'Features' })
    await panel.scrollIntoViewIfNeeded()
    await tabTo(panel.locator('summary'))
    await page.keyboard.press('Enter')
    expect(await panel.getByRole('listitem').filter({ visible: true }).count()).toBeGreaterThan(8)
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('listitem').filter({ visible: true })).toHaveCount(8)
  })
  await test.step('an article and the next one', async () => {
    const teasers = page.getByRole('region', { name: 'Kōrero from the lot' }).getByRole('listitem')
    await expect(teasers).toHaveCount(3)
    const title = (await teasers.first().getByRole('link').textContent()) ?? ''
    await teasers.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const more = page.getByRole('region', { name: 'More to read' })
    await expect(more.getByRole('listitem')).toHaveCount(2)
    await expect(more.getByRole('link', { name: title })).toHaveCount(0)
    await more.getByRole('link', { name: 'All articles' }).click()
    await expect(page.getByRole('region', { name: 'All articles' }).getByRole('heading', { level: 3 })).toHaveCount(3)
  })
})

for (const site of sites) {
  test(`on a phone nothing of ${site}’s vehicle page stands beyond its edge, and axe objects to nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openVehicle(page, site, {})
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await axeFindings(page)).toEqual([])
  })
}
