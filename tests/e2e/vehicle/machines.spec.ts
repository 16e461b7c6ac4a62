import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { demoPort, siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { demoSites } from '#tests/support/demo-sites.ts'
import { ask } from '#tests/support/forecourt.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'

const askFor = (address: string) => {
  const { host, pathname, search } = new URL(address)
  return ask(demoPort(), pathname + search, { host })
}

interface Hit {
  slug: string
  status: string
  price: number | null
}

async function aPricedVehicle(origin: string): Promise<Hit> {
  const { hits } = JSON.parse((await askFor(`${origin}/api/search`)).text) as { hits: Hit[] }
  const found = hits.find(({ status, price }) => status === 'in_stock' && price !== null)
  if (!found) throw new Error(`${origin} has no vehicle with a price.`)
  return found
}

for (const slug of demoSites) {
  test(`a vehicle of ${slug} tells machines what it tells shoppers, and shows itself in a shared link`, async () => {
    const origin = siteOrigin(slug)
    const vehicle = await aPricedVehicle(origin)
    const page = parseHtml((await askFor(`${origin}/cars/${vehicle.slug}`)).text)
    const described = readTexts(page, 'script[type="application/ld+json"]').map(
      (json) => JSON.parse(json) as { '@graph'?: Record<string, unknown>[] },
    )
    const [car, dealer, crumbs] = described.flatMap((each) => each['@graph'] ?? [])
    expect(readTexts(page, 'h1')).toEqual([car?.['name']])
    expect(car?.['offers']).toMatchObject({ '@type': 'Offer', availability: 'https://schema.org/InStock' })
    expect(dealer).toMatchObject({ '@type': 'AutoDealer', address: { '@type': 'PostalAddress' } })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    const [shared] = readAttributes(page, 'meta[property="og:image"]', 'content')
    const picture = await askFor(shared ?? '')
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const sheet = await askFor(`${origin}/api/cars/${vehicle.slug}.pdf`)
    expect([sheet.status, sheet.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  })
}

test('anyone who comes to a car that was sold long ago is helped on, on a computer and on a phone (vehicles §4)', async ({
  page,
  cms,
  dealer,
  complaints,
}) => {
  test.setTimeout(120_000)
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
      layout: [{ blockType: 'vehicle-breadcrumb' }, { blockType: 'vehicle-title' }, { blockType: 'similar-vehicles' }],
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
  for (const { device, viewport } of [
    { device: 'a computer', viewport: { width: 1280, height: 800 } },
    { device: 'a phone', viewport: { width: 390, height: 844 } },
  ]) {
    await page.setViewportSize(viewport)
    await test.step(`its page says so on ${device}`, async () => {
      const answer = await page.goto(`${siteOrigin(dealer.slug)}/cars/sold-long-ago`)
      expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([410, 'noindex'])
      await expect(page.getByText('Unfortunately this car recently sold.')).toBeVisible()
      await expect(page.getByText('$20,000')).toHaveCount(0)
      expect(await axeFindings(page)).toEqual([])
    })
    await test.step(`its page leads to similar vehicles on ${device}`, async () => {
      await page.getByRole('link', { name: 'Find Me Something Similar' }).click()
      await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars/)
    })
  }
})
