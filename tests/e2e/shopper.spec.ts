import { siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'

const meridian = () => siteOrigin('meridian')

/** Number of vehicles that the results say they hold. */
const countOf = async (page: Page) =>
  Number(
    /^\d+/.exec(
      (await page
        .getByRole('status')
        .filter({ hasText: /vehicles?$/ })
        .textContent()) ?? '',
    )?.[0],
  )

async function chooseFirstMake(page: Page): Promise<string> {
  const filters = page.getByRole('search', { name: 'Filter the stock' })
  if (!(await filters.isVisible())) await page.getByText('Filters', { exact: true }).click()
  const make = filters.getByRole('group', { name: 'Make' }).getByRole('checkbox').first()
  const name = await make.getAttribute('value')
  await make.click()
  await expect(page.getByRole('group', { name: 'Active filters' })).toContainText(name ?? '?')
  return name ?? ''
}

for (const { device, viewport } of [
  { device: 'on a computer', viewport: { width: 1280, height: 800 } },
  { device: 'on a phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(device, () => {
    test.use({ viewport })

    test(`${device} a shopper narrows the stock, opens a vehicle and works out what it costs a month (vehicles §1, Browse and search stock, Cost estimates; §6, Anonymous visitor)`, async ({
      page,
    }) => {
      await page.goto(`${meridian()}/search/used-cars`)
      const all = await countOf(page)
      const make = await chooseFirstMake(page)
      await expect(page).toHaveURL(new RegExp(`refinementList%5Bmake%5D%5B0%5D=${encodeURIComponent(make)}`))
      await expect.poll(() => countOf(page)).toBeLessThan(all)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      if (device === 'on a phone') await page.getByRole('button', { name: /^Show Me/ }).click()
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards).toHaveCount(Math.min(21, await countOf(page)))
      for (const heading of await cards.getByRole('heading').allTextContents()) expect(heading).toContain(make)

      const name = await cards.getByRole('link').first().textContent()
      await cards.getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '?')

      const calculator = page.locator('#finance-calculator')
      await calculator.scrollIntoViewIfNeeded()
      const result = calculator.getByRole('status')
      await expect(result).toHaveText(/^\$[\d,]+\/wk\* [\d.]+% p\.a\. comparison rate$/)
      await calculator.getByRole('radio', { name: 'Monthly' }).check()
      await expect(result).toHaveText(/^\$[\d,]+\/mo\* [\d.]+% p\.a\. comparison rate$/)
      const before = await result.textContent()
      await calculator.getByLabel('Deposit or trade-in').fill('5000')
      await calculator.getByLabel('Deposit or trade-in').blur()
      await expect(result).not.toHaveText(before ?? '')
    })

    test(`${device} every link of the main menu can be reached`, async ({ page }) => {
      await page.goto(meridian())
      const menu = page.getByRole('navigation', { name: 'Main' })
      if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(menu).toBeVisible()
      await menu.getByRole('link', { name: 'Finance' }).first().click()
      await expect(page).toHaveURL(`${meridian()}/finance`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
}

test('a shopper leafs through the pictures of a vehicle by button and by keyboard', async ({ page }) => {
  await page.goto(`${meridian()}/search/used-cars`)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).first().click()
  await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible()
  await page.getByRole('list', { name: /^Pictures of/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^3 \/ \d+$/)).toBeVisible()
})

test('a search without a hit says so in the words of the specification, with a way out (vehicles §8, Empty results)', async ({
  page,
}) => {
  await page.goto(`${meridian()}/search/used-cars?query=zzzzqqqq`)
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Clear Filters' })).toHaveAttribute('href', '/special-offers')
})
