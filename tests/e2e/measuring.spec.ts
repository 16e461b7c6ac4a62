import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { axeFindings } from '#tests/support/axe-findings.ts'
import { siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { tabTo } from '#tests/support/tab-to.ts'

/** A page's entries that are events, by their names in GA4; null where nothing was ever written. */
const written = (page: Page) =>
  page.evaluate((): string[] | null => {
    const layer: unknown = Reflect.get(window, 'dataLayer')
    if (!Array.isArray(layer)) return null
    return layer.map((entry: unknown) => Reflect.get(Object(entry), 'event')).filter((name) => typeof name === 'string')
  })

const question = (page: Page) => page.getByRole('complementary', { name: /May we measure/ })

test('a site that asks first writes nothing before a yes; a no is kept, and can be changed at the page’s foot: by keyboard at 390 px (locations §9, Consent before events)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteOrigin('openroad'))
  await expect(question(page)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await tabTo(page.getByRole('button', { name: 'No thanks' }))
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  await page.goto(`${siteOrigin('openroad')}/search/new-used-and-demo-cars`)
  const choices = page.getByRole('button', { name: 'Measurement choices' })
  await expect(choices).toBeVisible()
  await expect(question(page)).toBeHidden()
  expect(await written(page)).toBeNull()
  await choices.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'No thanks' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(choices).toBeFocused()
  await page.reload()
  await expect.poll(() => written(page)).toEqual(['asc_pageview', 'asc_itemlist_pageview'])
})

test('a vehicle’s page is an item of its condition in GA4, and a favourite there is told with its number (vehicles §7)', async ({
  page,
}) => {
  await page.goto(`${siteOrigin('coastline-kia')}/search/used-cars`)
  await page.locator('main a[href^="/cars/"]').first().click()
  await expect.poll(() => written(page)).toEqual(['asc_pageview', 'asc_item_pageview'])
  const item = await page.evaluate(() => Object(Reflect.get(window, 'dataLayer'))[1])
  expect(item).toMatchObject({ event_id: 4, page_type: 'item', item_condition: 'used', currency: 'AUD' })
  await page.locator('main [data-keep=favourite]').first().click()
  await expect.poll(() => written(page)).toContain('asc_cta_interaction')
})

test('events of a page whose connection goes while it loads are written once the connection is back', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  let isAway = true
  await page.route('**/assets/write-down-*.js', (route) =>
    isAway ? route.abort('internetdisconnected') : route.continue(),
  )
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/write-down-'))
  await page.goto(siteOrigin('coastline-kia'))
  await refused
  isAway = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => written(page)).toEqual(['asc_pageview'])
})

test('Google’s tag is asked for by a yes alone, by its own site alone, and the page is whole where it does not come', async ({
  page,
  dealer,
  cms,
  complaints,
}) => {
  const asked: string[] = []
  complaints.expect(/googletagmanager/)
  await page.route(/google/, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await cms.change('tenants', dealer.id, {
    flags: { askFirst: true },
    config: { analytics: { tagId: 'GTM-AB12CD3' } },
  })
  const policyOf = async (slug: string) =>
    (await page.goto(siteOrigin(slug)))?.headers()['content-security-policy'] ?? ''
  expect(await policyOf('kauri')).not.toContain('google')
  await expect.poll(() => policyOf(dealer.slug)).toContain('googletagmanager.com')
  await expect(question(page)).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Accept' }).click()
  const tag = 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'
  await expect.poll(() => asked).toEqual([tag])
  await page.reload()
  await expect.poll(() => asked).toEqual([tag, tag])
  expect(await written(page)).toEqual(['gtm.js', 'asc_pageview'])
  await expect(page.getByRole('heading', { name: `Welcome to ${dealer.slug}` })).toBeVisible()
})
