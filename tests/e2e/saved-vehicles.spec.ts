import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { carouselPosition } from '#tests/support/carousel-position.ts'
import { siteOrigin } from '#tests/support/demo-of-the-run.ts'

const stock = () => `${siteOrigin('coastline-kia')}/search/used-cars`
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const heart = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole('button', { name: /^Favourite/ })
const compare = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole('button', { name: /^Compare/ })
const tray = (page: Page) => page.getByRole('complementary', { name: 'Compare' })
const kept = (page: Page, name: string, site = 'coastline-kia') =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), `forecourt:${site}:${name}`)

for (const { device, viewport } of [
  { device: 'on a computer', viewport: { width: 1280, height: 800 } },
  { device: 'on a phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(device, () => {
    test.use({ viewport })

    test(`${device} a favourite is kept by keyboard, as the specification’s entry, and is there on the next page; up to four vehicles are compared side by side (vehicles §3, Stored and related entries; §4, Favourites; locations §3, Stored locally; §4, Favourites and notices)`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await page.goto(stock())
      await test.step('up to four vehicles are chosen, by keyboard', async () => {
        for (const index of [0, 1, 2, 3]) await compare(page, index).press('Enter')
        await expect(tray(page).getByRole('link', { name: 'Compare 4 of 4' })).toBeVisible()
        await compare(page, 4).press('Enter')
        await expect(page.getByText('You can compare up to four.')).toBeVisible()
        await expect(compare(page, 4)).toHaveAttribute('aria-pressed', 'false')
        await tray(page)
          .getByRole('button', { name: /^Remove/ })
          .last()
          .press('Enter')
        await expect(compare(page, 3)).toHaveAttribute('aria-pressed', 'false')
      })
      await test.step('they are compared side by side', async () => {
        await tray(page).getByRole('link', { name: 'Compare 3 of 4' }).press('Enter')
        await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+$/)
        const table = page.getByRole('table')
        await expect(table.getByRole('columnheader')).toHaveCount(3)
        await expect(table.getByRole('rowheader', { name: /^Kilometres/ })).toBeVisible()
        await table
          .getByRole('button', { name: /^Remove/ })
          .first()
          .press('Enter')
        await expect(table.getByRole('columnheader')).toHaveCount(2)
        await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/)
        await page.getByRole('checkbox', { name: 'Show differences only' }).check()
        for (const fact of await table.getByRole('rowheader').allTextContents()) expect(fact).toContain('(differs)')
      })
      await test.step('a favourite is kept, as the specification’s entry', async () => {
        await page.goto(stock())
        const name = (await heart(page, 1).getAttribute('aria-label'))?.replace('Favourite ', '') ?? '?'
        await heart(page, 1).focus()
        await page.keyboard.press('Enter')
        await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true')
        const [entry] = await kept(page, 'favourites')
        expect(Object.keys(entry).toSorted()).toEqual(['id', 'make', 'model', 'name', 'primary_image_url', 'slug'])
        expect(entry.name).toBe(name)
        await expect(page.getByRole('banner').getByRole('link', { name: 'Favourites, 1' })).toBeVisible()
        await page.getByRole('link', { name: 'View List' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible()
      })
      await test.step('it is there on the next page', async () => {
        await page.goto(`${siteOrigin('coastline-kia')}/finance`)
        await page.getByRole('banner').getByRole('link', { name: 'Favourites, 1' }).press('Enter')
        await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible()
        await expect(cards(page)).toHaveCount(1)
        await heart(page, 0).press('Space')
        await expect(page.getByText('Press the heart on a vehicle')).toBeVisible()
        expect(await kept(page, 'favourites')).toEqual([])
      })
    })
  })
}

test('with nothing to compare the page says how to begin; a shared address shows its vehicles to somebody who compared none', async ({
  page,
}) => {
  const address = `${siteOrigin('coastline-kia')}/compare`
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  const ids = await page.evaluate(async () => {
    const answer = await fetch('/api/search')
    const { hits }: { hits: { id: number }[] } = await answer.json()
    return hits.slice(0, 2).map(({ id }) => id)
  })
  await page.goto(`${address}?ids=${ids.join(',')}`)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
})

test('a favourite is announced to anyone who counts, kept in two tabs of a site, and pressed on results that came after the page (vehicles §7, Event ids)', async ({
  context,
}) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  const everything = `${siteOrigin('coastline-kia')}/search/new-used-and-demo-cars`
  await one.goto(everything)
  await other.goto(everything)
  const heard = one.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        document.addEventListener('forecourt:event', ({ detail }) => resolve(detail), { once: true })
      }),
  )
  await heart(one, 0).click()
  expect(await heard).toEqual({ event: 39, vehicleId: expect.any(Number) })
  await expect(heart(other, 0)).toHaveAttribute('aria-pressed', 'true')

  await one.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(one).toHaveURL(/page=2/)
  await expect(one.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(heart(one, 0)).toHaveAttribute('aria-pressed', 'false')
  await one.goBack()
  await expect(heart(one, 0)).toHaveAttribute('aria-pressed', 'true')
})

test('a browser that stores nothing keeps favourites until the page is left, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(stock())
  await heart(page, 0).click()
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Your browser does not save this. It is lost when you leave the page.')).toBeVisible()
})

test('a vehicle’s page shows those that a shopper looked at, newest first, without that one, and similar ones in stock, at most six, each once (vehicles §2, Similar cars)', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto(`${siteOrigin('meridian')}/search/used-cars`)
  const titles = cards(page).getByRole('heading').getByRole('link')
  const paths = await titles.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const [first = '', second = ''] = paths
  for (const path of [first, second]) {
    const looked = page.waitForResponse(/\/view\.json/)
    await page.goto(siteOrigin('meridian') + path)
    await looked
  }
  await page.goto(`${siteOrigin('meridian')}/search/used-cars`)
  await titles.nth(2).click()
  await page.waitForURL(/\/cars\//)
  await test.step('recently viewed', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const section = page.getByRole('region', { name: 'Recently viewed' })
    await expect(section.getByRole('article')).toHaveCount(2)
    const seen = await section.getByRole('heading', { level: 3 }).getByRole('link').all()
    expect(await Promise.all(seen.map((link) => link.getAttribute('href')))).toEqual([second, first])
    const [record] = await kept(page, 'viewed', 'meridian')
    expect(Object.keys(record).toSorted()).toEqual(['body', 'id', 'make', 'model', 'simple_body', 'stocknum'])
  })
  await test.step('similar ones', async () => {
    const similar = page.getByRole('region', { name: 'Others across the group' })
    const links = await similar.getByRole('article').getByRole('heading').getByRole('link').all()
    const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThan(0)
    expect(hrefs.length).toBeLessThanOrEqual(6)
    expect(new Set(hrefs).size).toBe(hrefs.length)
    expect(hrefs).not.toContain(new URL(page.url()).pathname)
  })
})

test('a row of vehicles turns by its buttons and by the arrow keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${siteOrigin('coastline-kia')}/special-offers`)
  const row = page.getByRole('region', { name: 'Demonstrators' })
  await row.scrollIntoViewIfNeeded()
  const track = row.getByRole('list', { name: 'Demonstrators' })
  const scrolled = () => carouselPosition(track)
  await expect(row.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await row.getByRole('button', { name: 'Next' }).click()
  await expect.poll(scrolled).toBeGreaterThan(200)
  const afterButton = await scrolled()
  await track.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(scrolled).toBeGreaterThan(afterButton + 200)
})

test('a search that is saved without a connection says so, and goes on with the connection', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(stock())
  const save = page.getByRole('button', { name: 'Save this search' })
  await context.setOffline(true)
  await save.press('Enter')
  const alert = page.getByRole('alert').filter({ hasText: 'We could not reach the server.' })
  await expect(alert).toBeVisible()
  await alert.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(alert).toBeHidden()
  await context.setOffline(false)
  await save.press('Enter')
  await page.waitForURL(/\/sign-in/)
})
