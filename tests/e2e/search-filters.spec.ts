import { axeFindings } from '#tests/support/axe-findings.ts'
import { siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'

const everything = () => `${siteOrigin('meridian')}/search/new-used-and-demo-cars`
const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const summary = (page: Page, name: string) => page.locator('summary').filter({ hasText: new RegExp(`^${name}$`) })
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ vehicles?$/ })
const showMe = (page: Page) => page.getByRole('button', { name: /^Show Me/ })
const chips = (page: Page) => page.getByRole('group', { name: 'Active filters' })
const answered = (page: Page) =>
  expect(page.getByRole('main').locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
const numberIn = async (words: Promise<string | null>) => Number(/\d+/.exec((await words)?.replace(',', '') ?? '')?.[0])

/** Pixels from the top, once the page has stood still for half a second. */
const settledTop = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0, top = -1; still < 5; top = scrollY) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      still = scrollY === top ? still + 1 : 0
    }
    return scrollY
  })

/** The page with its script running. */
async function openHydrated(page: Page, address = everything()): Promise<void> {
  await page.goto(address)
  // The list is not busy yet when the address has just changed.
  const answer = page.waitForResponse(/\/api\/search\?.*sortBy=newest/)
  await page.getByLabel('Sort by').selectOption('newest')
  await expect.poll(() => searchOf(page)).toContain('sortBy=newest')
  await answer
  await answered(page)
}

test('the price slider moves by keys, by buttons and by a typed number; its handles never pass each other, and while one is drawn the button counts ahead (vehicles §2, Show Me button; locations §4, Price slider; §5)', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await openHydrated(page)
  await summary(page, 'Price').click()
  const lowest = page.getByRole('slider', { name: 'Lowest price' })
  await test.step('a handle moves by keys, and letting the key go searches', async () => {
    await lowest.focus()
    await lowest.press('ArrowRight')
    await expect.poll(() => searchOf(page)).toContain('range[price]=5500:')
    await expect(lowest).toBeFocused()
    await lowest.press('Home')
    await expect.poll(() => searchOf(page)).not.toContain('range[price]')
  })
  await test.step('while a handle is drawn the button counts ahead, and the search follows when it is let go', async () => {
    await answered(page)
    const all = await numberIn(showMe(page).textContent())
    const highest = page.getByRole('slider', { name: 'Highest price' })
    await highest.scrollIntoViewIfNeeded()
    const box = await highest.boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) - 13, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    // In one go: what it counts on the way is not what it counts in the end.
    await page.mouse.move(x - (box?.width ?? 0) * 0.85, y)
    await expect.poll(() => numberIn(showMe(page).textContent())).toBeLessThan(all)
    expect(searchOf(page)).not.toContain('range[price]')
    const ahead = await numberIn(showMe(page).textContent())
    await page.mouse.up()
    await expect.poll(() => searchOf(page)).toMatch(/range\[price\]=:\d+/)
    await expect.poll(() => numberIn(count(page).textContent())).toBe(ahead)
    await chips(page).getByRole('link', { name: 'Clear all' }).click()
    await expect.poll(() => searchOf(page)).not.toContain('range[price]')
    await answered(page)
  })
  await test.step('it moves by buttons, and takes a typed number', async () => {
    await page.getByRole('button', { name: 'Highest price: less' }).click()
    await expect.poll(() => searchOf(page)).toContain('range[price]=:249500')
    const typed = page.getByRole('textbox', { name: 'From: lowest price' })
    await typed.fill('20,000')
    await typed.press('Enter')
    await expect.poll(() => searchOf(page)).toContain('range[price]=20000:249500')
    await expect(chips(page)).toContainText('$20,000 to $249,500')
    await expect(lowest).toHaveValue('20000')
  })
  await test.step('the handles never pass each other', async () => {
    const typed = page.getByRole('textbox', { name: 'To: highest price' })
    await typed.fill('20,500')
    await typed.press('Enter')
    await expect.poll(() => searchOf(page)).toContain('range[price]=20000:20500')
    await answered(page)
    await lowest.focus()
    for (const key of ['ArrowRight', 'PageUp', 'End']) await lowest.press(key)
    await expect(lowest).toHaveValue('20000')
    expect(searchOf(page)).toContain('range[price]=20000:20500')
  })
})

test('a place is found as it is typed, by keyboard alone, and brings its radius and its order; one that nobody knows is said (vehicles §9)', async ({
  page,
}) => {
  await openHydrated(page)
  const all = await count(page).textContent()
  await test.step('a place is found as it is typed', async () => {
    await expect(page.getByRole('option', { name: 'Distance: nearest first' })).toHaveCount(0)
    await summary(page, 'Near you').press('Enter')
    const place = page.getByRole('combobox', { name: 'Postcode or place' })
    await place.focus()
    await page.keyboard.type('parramatta')
    await expect(page.getByRole('option', { name: /^Parramatta NSW/ }).first()).toBeVisible()
    await expect(place).toHaveAttribute('aria-expanded', 'true')
    await place.press('ArrowDown')
    await place.press('Enter')
    await expect.poll(() => searchOf(page)).toContain('near=Parramatta+NSW')
    expect(searchOf(page)).not.toContain('radius')
    await expect(place).toHaveAttribute('aria-expanded', 'false')
    await expect.poll(() => numberIn(count(page).textContent())).toBeLessThan(await numberIn(Promise.resolve(all)))
    await page.getByLabel('Within').selectOption('1000')
    await expect.poll(() => searchOf(page)).toContain('radius=1000')
    await page.getByLabel('Sort by').selectOption('distance')
    await expect.poll(() => searchOf(page)).toContain('sortBy=distance')
    await answered(page)
    await expect(chips(page)).toContainText('Within 1000 km of Parramatta')
  })
  await test.step('a place that nobody knows is said, and all stock is shown', async () => {
    await page.goto(`${everything()}?near=Nowhere+at+all`)
    await expect(page.getByText('We could not find this place, so all stock is shown.')).toBeVisible()
    await expect(count(page)).toHaveText(all ?? '?')
  })
})

test('everything can be done by keyboard alone, back restores the page of results and the place on it, and axe finds nothing where every filter is open', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await openHydrated(page)
  await test.step('the same search is no new step of the history', async () => {
    const steps = () => page.evaluate(() => history.length)
    const before = await steps()
    await showMe(page).click()
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
    expect(await steps()).toBe(before)
  })
  await test.step('back restores the page of results, and where on it the shopper was', async () => {
    const pages = page.getByRole('navigation', { name: 'Pages' })
    const first = await page.getByRole('main').getByRole('article').first().textContent()
    await pages.getByRole('link', { name: 'Page 2' }).scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    await pages.getByRole('link', { name: 'Page 2' }).click()
    await expect.poll(() => searchOf(page)).toContain('page=2')
    await answered(page)
    await page.goBack()
    await expect.poll(() => searchOf(page)).not.toContain('page=2')
    await expect(page.getByRole('main').getByRole('article').first()).toHaveText(first ?? '?')
    await expect.poll(() => settledTop(page)).toBeCloseTo(left, -1)
  })
  await test.step('everything can be done by keyboard alone: a group, a choice, its chip', async () => {
    await summary(page, 'Body').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect.poll(() => searchOf(page)).toContain('refinementList[body][0]=')
    await answered(page)
    await expect(group(page, 'Body').getByRole('checkbox').first()).toBeFocused()
    await chips(page).getByRole('link', { name: 'Clear all' }).press('Enter')
    await expect.poll(() => searchOf(page)).toBe('?sortBy=newest')
    await answered(page)
  })
  await test.step('axe finds nothing where every filter is open and a place is being typed', async () => {
    for (const closed of await page.locator('aside details:not([open]) > summary').all()) {
      if (await closed.isVisible()) await closed.click()
    }
    await page.getByRole('combobox', { name: 'Postcode or place' }).pressSequentially('parr')
    await expect(page.getByRole('listbox', { name: 'Places' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
})

test('on a phone the filters go along with the page, and fold away at Show Me, which leads to what they found', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page)
  const drawer = page.getByRole('complementary', { name: 'Filters' }).locator('details').first()
  const opener = drawer.locator('summary').first()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await expect(page.getByRole('complementary', { name: 'Filters' }).locator('summary').first()).toBeInViewport()
  await expect(showMe(page)).toBeHidden()
  await opener.click()
  await group(page, 'Make').getByRole('checkbox').first().check()
  await answered(page)
  await expect(opener).toHaveText('Filters (1)')
  await expect(showMe(page)).toBeInViewport()
  expect(await numberIn(showMe(page).textContent())).toBe(await numberIn(count(page).textContent()))
  await showMe(page).click()
  await expect(showMe(page)).toBeHidden()
  await expect(count(page)).toBeInViewport()
  await expect(count(page)).toBeFocused()
})

test('an empty search says so in the specification’s words, with a way to the offers (vehicles §2, No Results card)', async ({
  page,
}) => {
  await page.goto(`${everything()}?query=zzzzqqqq`)
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(
    page.getByText('No results found for your search at this time. Please try adjusting the filters for more results.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL(/\/special-offers$/)
})
