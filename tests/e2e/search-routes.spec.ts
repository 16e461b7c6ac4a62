import { siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'

const meridian = () => siteOrigin('meridian')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' })
const inHead = (page: Page, selector: string) => page.locator(`head > ${selector}`)
const canonical = (page: Page) => inHead(page, 'link[rel=canonical]')
const everyCount = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ vehicles?$/ })

test('a make and its model have pages of their own, with heading, title and the way there (locations §2, Search routes)', async ({
  page,
}) => {
  await page.goto(`${meridian()}/search/toyota`)
  await expect(heading(page)).toHaveText('Toyota')
  await expect(page).toHaveTitle('Toyota for sale | Meridian Motor Group')
  await expect(crumbs(page)).toHaveText(/Home.*Toyota/)
  const title = await page.getByRole('main').getByRole('article').first().getByRole('heading').textContent()
  expect(title).toContain('Toyota')
})

test('a type has the breadcrumb’s spelling too: /search/used-car/toyota', async ({ page }) => {
  await page.goto(`${meridian()}/search/used-car/toyota`)
  await expect(heading(page)).toHaveText('Used Toyota')
  await crumbs(page).getByRole('link', { name: 'Used cars' }).click()
  await expect(page).toHaveURL(/\/search\/used-cars$/)
})

test('a location’s address shows its stock (locations §2, Search routes)', async ({ page }) => {
  await page.goto(`${meridian()}/search/meridian-parramatta`)
  await expect(heading(page)).toContainText('Meridian Parramatta')
  await expect(everyCount(page)).toBeVisible()
})

test('what the path fixes stays, whatever is searched', async ({ page }) => {
  await page.goto(`${meridian()}/search/toyota`)
  const all = await everyCount(page).textContent()
  await page.getByLabel('Sort by').selectOption('price-asc')
  await expect(page).toHaveURL(/\/search\/toyota\?sortBy=price-asc$/)
  await expect(everyCount(page)).toHaveText(all ?? '?')
})

test('an address that stands for no stock is not found', async ({ page, complaints }) => {
  complaints.expect(/404/)
  const answer = await page.goto(`${meridian()}/search/nobody-makes-this`)
  expect(answer?.status()).toBe(404)
})

test('capitals lead to the address in lower case', async ({ page }) => {
  await page.goto(`${meridian()}/search/Toyota`)
  await expect(page).toHaveURL(/\/search\/toyota$/)
})

test('each page of a list is known by itself, with the ones before and after it', async ({ page }) => {
  const all = `${meridian()}/search/new-used-and-demo-cars`
  await page.goto(`${all}?page=2`)
  await expect(canonical(page)).toHaveAttribute('href', `${all}?page=2`)
  await expect(inHead(page, 'link[rel=prev]')).toHaveAttribute('href', all)
  await expect(inHead(page, 'meta[name=robots]')).toHaveCount(0)
})

test('a choice of a shopper’s is kept out of search engines, and names the clean address', async ({ page }) => {
  const all = `${meridian()}/search/new-used-and-demo-cars`
  for (const query of ['refinementList[make][0]=Toyota', 'sortBy=price-asc', 'query=toyota', 'near=2150&radius=100']) {
    await page.goto(`${all}?${query}`)
    await expect(inHead(page, 'meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await expect(canonical(page)).toHaveAttribute('href', all)
  }
})

test('the site map names the makes and models that there is stock of', async ({ page }) => {
  await page.goto(meridian())
  const map = await page.evaluate(async () => (await fetch('/sitemap.xml')).text())
  const paths = [...map.matchAll(/<loc>[^<]*?(\/search\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? '')
  expect(paths).toContain('/search/toyota')
  expect(paths).toContain('/search/used-cars')
  const model = paths.find((path) => path.startsWith('/search/toyota/')) ?? ''
  expect((await page.goto(meridian() + model))?.status()).toBe(200)
})

test('a menu’s Make:Model is one choice, and clearing it clears it (locations §2, Search address)', async ({
  page,
}) => {
  await page.goto(`${siteOrigin('coastline-kia')}/search/new-used-and-demo-cars?menu[make_model]=Kia:Sportage`)
  const chip = page.getByRole('group', { name: 'Active filters' }).getByRole('link', { name: 'Kia Sportage' })
  await expect(chip).toBeVisible()
  await chip.click()
  await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars$/)
})

test('a tile counts what its page shows', async ({ page }) => {
  await page.goto(`${meridian()}/cars`)
  const tile = page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: /vehicles?$/ })
    .first()
  const words = await tile.locator('span').last().textContent()
  await tile.click()
  await expect(everyCount(page)).toHaveText(words ?? '?')
})

test('the price slider counts as it is drawn, and its button leads to as many (locations §2, Price slider page)', async ({
  page,
}) => {
  await page.goto(`${meridian()}/search-by-price`)
  const button = page.getByRole('link', { name: /^Show Me [\d,]+ cars$/ })
  const all = await button.textContent()
  const highest = page.getByRole('textbox', { name: 'To: highest price' })
  await highest.click()
  await highest.fill('30000')
  await highest.press('Enter')
  await expect(button).not.toHaveText(all ?? '?')
  await expect(button).toHaveAttribute('href', /range%5Bprice%5D=%3A30000/)
  const many = /[\d,]+/.exec((await button.textContent()) ?? '')?.[0] ?? '?'
  await button.click()
  await expect(everyCount(page)).toHaveText(new RegExp(`^${many} vehicles?$`))
})
