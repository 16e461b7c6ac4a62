import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { demoPort, siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { demoSites } from '#tests/support/demo-sites.ts'

/** Asks a site without a page. Only the browser finds `*.localhost` by itself. */
const ask = (page: Page, address: string) => {
  const { host, pathname, search } = new URL(address)
  return page.request.get(`http://127.0.0.1:${demoPort()}${pathname}${search}`, { headers: { host } })
}

interface Hit {
  slug: string
  status: string
  price: number | null
}

async function aPricedVehicle(page: Page, origin: string): Promise<Hit> {
  const { hits } = (await (await ask(page, `${origin}/api/search`)).json()) as { hits: Hit[] }
  const found = hits.find(({ status, price }) => status === 'in_stock' && price !== null)
  if (!found) throw new Error(`${origin} has no vehicle with a price.`)
  return found
}

const metaOf = (page: Page, property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')

for (const slug of demoSites) {
  test(`a vehicle of ${slug} tells machines what it tells shoppers, and shows itself in a shared link`, async ({
    page,
  }) => {
    const origin = siteOrigin(slug)
    const vehicle = await aPricedVehicle(page, origin)
    await page.goto(`${origin}/cars/${vehicle.slug}`)
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const described = scripts.map((json) => JSON.parse(json) as { '@graph'?: Record<string, unknown>[] })
    const [car, dealer, crumbs] = described.flatMap((each) => each['@graph'] ?? [])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(car?.['name']))
    expect(car?.['offers']).toMatchObject({ '@type': 'Offer', availability: 'https://schema.org/InStock' })
    expect(dealer).toMatchObject({ '@type': 'AutoDealer', address: { '@type': 'PostalAddress' } })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    const picture = await ask(page, (await metaOf(page, 'og:image')) ?? '')
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
    const sheet = await ask(page, `${origin}/api/cars/${vehicle.slug}.pdf`)
    expect([sheet.status(), (await sheet.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })
}

for (const { device, viewport } of [
  { device: 'computer', viewport: { width: 1280, height: 800 } },
  { device: 'phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test(`on a ${device} anyone who comes to a car that was sold long ago is helped on (vehicles §4)`, async ({
      page,
      cms,
      dealer,
      complaints,
    }) => {
      complaints.expect(/410/)
      await test.step('a vehicle was sold long ago', async () => {
        await cms.create('vehicles', {
          tenant: dealer.id,
          stocknum: 'OLD',
          slug: 'sold-long-ago',
          year: 2018,
          make: 'Mazda',
          model: 'CX-5',
          car_type: 'used',
          price: 2_000_000,
          status: 'sold',
          sold_at: '2020-01-01T00:00:00.000Z',
        })
        await cms.create('pages', {
          tenant: dealer.id,
          title: 'Vehicle',
          path: '/cars/:slug',
          layout: [
            { blockType: 'vehicle-breadcrumb' },
            { blockType: 'vehicle-title' },
            { blockType: 'similar-vehicles' },
          ],
          _status: 'published',
        })
        await cms.create('pages', {
          tenant: dealer.id,
          title: 'Search',
          path: '/search/:type',
          layout: [{ blockType: 'stock-search' }],
          _status: 'published',
        })
      })
      await test.step('its page says so', async () => {
        const answer = await page.goto(`${siteOrigin(dealer.slug)}/cars/sold-long-ago`)
        expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([410, 'noindex'])
        await expect(page.getByText('Unfortunately this car recently sold.')).toBeVisible()
        await expect(page.getByText('$20,000')).toHaveCount(0)
        expect(await axeFindings(page)).toEqual([])
      })
      await test.step('its page leads to similar vehicles', async () => {
        await page.getByRole('link', { name: 'Find Me Something Similar' }).click()
        await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars/)
      })
    })
  })
}
