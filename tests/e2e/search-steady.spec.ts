import { siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { holdRequests, siteScripts } from '#tests/support/hold-requests.ts'

const everything = () => `${siteOrigin('meridian')}/search/new-used-and-demo-cars`
const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const summary = (page: Page, name: string) => page.locator('summary').filter({ hasText: new RegExp(`^${name}$`) })
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ vehicles?$/ })
const chips = (page: Page) => page.getByRole('group', { name: 'Active filters' })
const words = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const answered = (page: Page) =>
  expect(page.getByRole('main').locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false')

/** The page with its script running: what is pressed from here on searches at once. */
async function openHydrated(page: Page, address = everything()): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Sort by').selectOption('price-desc')
  await expect.poll(() => searchOf(page)).toContain('sortBy=price-desc')
  await answered(page)
}

/** Resolves once the pressed box is what the address says. */
async function press(page: Page, { facet, value, field }: { facet: string; value: string; field: string }) {
  const isOn = () => searchOf(page).includes(`refinementList[${field}][0]=${value}`)
  const before = isOn()
  await group(page, facet).getByLabel(value).click()
  await expect.poll(isOn).toBe(!before)
  await answered(page)
}

test('open groups, values behind “Show more”, the price band, the search box and the box that was pressed stay as the shopper left them', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1280, height: 1400 })
  await openHydrated(page)
  await test.step('the box that was pressed stays where it is on the screen when lists above it shrink', async () => {
    await summary(page, 'Colour').click()
    const makes = group(page, 'Make').getByRole('checkbox')
    const box = group(page, 'Colour').getByLabel('Grey')
    await makes.first().evaluate((make) => scrollTo(0, make.getBoundingClientRect().top + scrollY - 150))
    const [shown, before] = [await makes.count(), await box.boundingBox()]
    await box.press('Space')
    await expect.poll(() => makes.count()).toBeLessThan(shown)
    await answered(page)
    expect((await box.boundingBox())?.y).toBeCloseTo(before?.y ?? -1, 0)
    await expect(box).toBeFocused()
    await box.press('Space')
    await expect(makes).toHaveCount(shown)
    await expect.poll(() => searchOf(page)).toBe('?sortBy=price-desc')
    await answered(page)
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await test.step('a group that the shopper opened stays open when its last choice is taken away', async () => {
    await summary(page, 'Body').click()
    const suv = { facet: 'Body', value: 'SUV', field: 'body' }
    await press(page, suv)
    await press(page, suv)
    await expect(group(page, 'Body')).toBeVisible()
    await page.goBack()
    await expect(group(page, 'Body').getByLabel('SUV')).toBeChecked()
    await page.goBack()
    await expect(group(page, 'Body').getByLabel('SUV')).not.toBeChecked()
    await expect(group(page, 'Body')).toBeVisible()
    await answered(page)
  })
  await test.step('the values behind “Show more” stay in sight while choices and their number change', async () => {
    await group(page, 'Make')
      .getByText(/^Show \d+ more$/)
      .click()
    const last = group(page, 'Make').getByRole('checkbox').last()
    const value = (await last.getAttribute('value')) ?? '?'
    const boxes = await group(page, 'Make').getByRole('checkbox').count()
    await press(page, { facet: 'Make', value, field: 'make' })
    await press(page, { facet: 'Make', value, field: 'make' })
    const coupe = { facet: 'Body', value: 'Coupe', field: 'body' }
    await press(page, coupe)
    await expect.poll(() => group(page, 'Make').getByRole('checkbox').count()).toBeLessThan(9)
    await press(page, coupe)
    await expect(group(page, 'Make').getByRole('checkbox')).toHaveCount(boxes)
    await expect(group(page, 'Make').getByLabel(value)).toBeVisible()
  })
  await test.step('the cursor stays in the search box, and its words follow the address', async () => {
    await words(page).fill('mazda')
    await words(page).press('Enter')
    await expect.poll(() => searchOf(page)).toContain('query=mazda')
    await answered(page)
    await expect(words(page)).toBeFocused()
    await page.goBack()
    await expect(words(page)).toHaveValue('')
    await page.goForward()
    await expect(words(page)).toHaveValue('mazda')
    await page.goBack()
    await expect(words(page)).toHaveValue('')
    await answered(page)
  })
  await test.step('the price band follows the address back and forward', async () => {
    await summary(page, 'Price').click()
    const band = (name: string) => group(page, 'Price').getByLabel(name)
    await band('$20,000 to $30,000').check()
    await band('$30,000 to $40,000').check()
    await expect.poll(() => searchOf(page)).toContain('range[price]=30000:40000')
    await page.goBack()
    await expect(band('$20,000 to $30,000')).toBeChecked()
    await page.goBack()
    await expect(band('Any price')).toBeChecked()
    await page.goForward()
    await expect(band('$20,000 to $30,000')).toBeChecked()
  })
})

test('closed groups stay closed, filters go by keyboard without losing the place, and an address shows its search after one without a hit and after another page', async ({
  page,
}) => {
  await openHydrated(page, `${everything()}?refinementList[body][0]=SUV`)
  await test.step('a group that the shopper closed stays closed, whatever is searched', async () => {
    await expect(group(page, 'Body')).toBeVisible()
    await summary(page, 'Body').click()
    await press(page, { facet: 'Make', value: 'Mazda', field: 'make' })
    await expect(group(page, 'Body')).toBeHidden()
    await chips(page).getByText('SUV').click()
    await expect.poll(() => searchOf(page)).not.toContain('SUV')
    await page.goBack()
    await expect(chips(page).getByText('SUV')).toBeVisible()
    await expect(group(page, 'Body')).toBeHidden()
    await answered(page)
  })
  await test.step('anyone who takes a filter away by keyboard goes on at the count, not at the top of the page', async () => {
    await chips(page).getByRole('link', { name: 'SUV' }).press('Enter')
    await expect.poll(() => searchOf(page)).not.toContain('SUV')
    await expect(count(page)).toBeFocused()
    await chips(page).getByRole('link', { name: 'Clear all' }).press('Enter')
    await expect.poll(() => searchOf(page)).toBe('?sortBy=price-desc')
    await expect(count(page)).toBeFocused()
    await answered(page)
  })
  await test.step('after a search without a hit the filters are as the shopper left them', async () => {
    await summary(page, 'Make').click()
    await summary(page, 'Body').click()
    await words(page).fill('zzzzqqqq')
    await words(page).press('Enter')
    await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
    await expect(summary(page, 'Body')).toBeHidden()
    await page.goBack()
    await expect(group(page, 'Body')).toBeVisible()
    await expect(group(page, 'Make')).toBeHidden()
    await answered(page)
  })
  await test.step('anyone who comes back from elsewhere finds what the address says, not what was pressed last', async () => {
    const all = await count(page).textContent()
    await summary(page, 'Make').click()
    await press(page, { facet: 'Make', value: 'Mazda', field: 'make' })
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/cars\//)
    await page.evaluate(() => history.go(-2))
    await expect.poll(() => searchOf(page)).toBe('?sortBy=price-desc')
    await expect(count(page)).toHaveText(all ?? '?')
    await expect(group(page, 'Make').getByLabel('Mazda')).not.toBeChecked()
    await page.getByLabel('Sort by').selectOption('price-asc')
    await expect.poll(() => searchOf(page)).toBe('?sortBy=price-asc')
  })
})

test('boxes pressed faster than answers come all count; without a connection, and while the search has a break, the last results stay, and it is said (vehicles §4, Search load states)', async ({
  page,
  context,
  complaints,
}) => {
  // Pictures of cards may still be loading when the connection goes.
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await openHydrated(page)
  await test.step('boxes pressed faster than answers come all count, and a late answer changes nothing', async () => {
    const late = Promise.withResolvers<void>()
    const held: string[] = []
    await page.route('**/api/search?*', async (route) => {
      if (held.length === 0) {
        held.push(route.request().url())
        await late.promise
      }
      await route.continue()
    })
    const [first, second, third] = await group(page, 'Make').getByRole('checkbox').all()
    for (const box of [first, second, third, second]) await box?.click({ noWaitAfter: true })
    await answered(page)
    const [one, two] = [await first?.getAttribute('value'), await third?.getAttribute('value')]
    expect(searchOf(page)).toContain(`refinementList[make][0]=${one}&refinementList[make][1]=${two}&`)
    const both = await count(page).textContent()
    const answer = page.waitForResponse((response) => response.url() === held[0])
    late.resolve()
    await answer
    await expect(count(page)).toHaveText(both ?? '?')
    await expect(second ?? page.locator('none')).not.toBeChecked()
    await page.unroute('**/api/search?*')
    await chips(page).getByRole('link', { name: 'Clear all' }).click()
    await expect.poll(() => searchOf(page)).toBe('?sortBy=price-desc')
    await expect(count(page)).not.toHaveText(both ?? '?')
    await answered(page)
  })
  await test.step('without a connection it is said, and the answer comes with the connection', async () => {
    const said = (await count(page).textContent()) ?? '?'
    await context.setOffline(true)
    await group(page, 'Make').getByLabel('Mazda').check()
    await expect(page.getByText('Search is temporarily unavailable.')).toBeVisible()
    await expect(count(page)).toHaveText(said)
    await context.setOffline(false)
    await expect(page.getByText('Search is temporarily unavailable.')).toBeHidden()
    await expect(count(page)).not.toHaveText(said)
    await answered(page)
  })
  await test.step('while the search has a break it is said', async () => {
    complaints.expect(/503/)
    const articles = page.getByRole('main').getByRole('article')
    const [said, cards] = [await count(page).textContent(), await articles.count()]
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: '{}' }))
    await group(page, 'Make').getByLabel('Kia').check()
    await expect(page.getByText('Search is temporarily unavailable.')).toBeVisible()
    await expect(count(page)).toHaveText(said ?? '?')
    await expect(articles).toHaveCount(cards)
    await expect(group(page, 'Make').getByLabel('Kia')).toBeChecked()
  })
})

test('what was pressed while the script was still on its way counts', async ({ page }) => {
  const release = await holdRequests(page, siteScripts)
  await page.goto(`${everything()}?range[price]=15000:95000`, { waitUntil: 'commit' })
  const all = await count(page).textContent()
  await group(page, 'Make').getByLabel('Mazda').check()
  await group(page, 'Make').getByLabel('Kia').check()
  await page.getByLabel('Sort by').selectOption('price-asc')
  release()
  await expect
    .poll(() => searchOf(page))
    .toBe('?refinementList[make][0]=Kia&refinementList[make][1]=Mazda&range[price]=15000:95000&sortBy=price-asc')
  await expect(count(page)).not.toHaveText(all ?? '?')
})

test('what is chosen at any moment while the script takes the page up is not undone', async ({ page, context }) => {
  const slow = await context.newCDPSession(page)
  const slowDown = (rate: number) => slow.send('Emulation.setCPUThrottlingRate', { rate })
  for (const delay of [0, 3, 6, 10, 20, 40, 80]) {
    // A page that is slowed down keeps the processor busy: only while its script takes it up.
    await slowDown(1)
    await page.goto(`${everything()}?sortBy=price-desc`, { waitUntil: 'commit' })
    await slowDown(6)
    const sort = page.getByLabel('Sort by')
    const chosen = await sort.evaluate(async (element: HTMLSelectElement, milliseconds) => {
      const island = element.closest('[data-island]')
      if (!island) throw new Error('The choice is in no island.')
      if (!island.hasAttribute('data-hydrated'))
        await new Promise<void>((resolve) => {
          new MutationObserver(() => resolve()).observe(island, { attributeFilter: ['data-hydrated'] })
        })
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      element.value = 'price-asc'
      for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
      await new Promise(requestAnimationFrame)
      return [location.search, element.value]
    }, delay)
    expect(chosen).toEqual(['?sortBy=price-asc', 'price-asc'])
  }
})
