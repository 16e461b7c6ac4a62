import { siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'

const everything = () => `${siteOrigin('meridian')}/search/new-used-and-demo-cars`
const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first().getByRole('link').first()
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ vehicles?$/ })
const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const checkbox = (page: Page, name: string) => page.getByRole('group', { name: 'Condition' }).getByLabel(name)

test('all of a search stands in its address: a shared link shows the same (vehicles §2, Search address)', async ({
  page,
  context,
}) => {
  await page.goto(everything())
  await page.getByText('Condition', { exact: true }).click()
  await checkbox(page, 'Used').check()
  await page.getByLabel('Sort by').selectOption('price-desc')
  await expect.poll(() => searchOf(page)).toBe('?refinementList[car_type][0]=used&sortBy=price-desc')
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
  const [status, first] = [await count(page).textContent(), await firstCard(page).getAttribute('href')]

  const another = await context.newPage()
  await another.goto(page.url())
  await expect(count(another)).toHaveText(status ?? '?')
  await expect(firstCard(another)).toHaveAttribute('href', first ?? '?')
  await expect(another.getByLabel('Sort by')).toHaveValue('price-desc')
})

test('back and forward take a search a step back and forward', async ({ page }) => {
  await page.goto(everything())
  const all = await count(page).textContent()
  await page.getByText('Condition', { exact: true }).click()
  await checkbox(page, 'Used').check()
  await expect(count(page)).not.toHaveText(all ?? '?')
  const used = await count(page).textContent()

  await page.goBack()
  await expect(count(page)).toHaveText(all ?? '?')
  await expect(checkbox(page, 'Used')).not.toBeChecked()
  await page.goForward()
  await expect(count(page)).toHaveText(used ?? '?')
  await expect(checkbox(page, 'Used')).toBeChecked()
})

test('a link that names values in another order hydrates to what the server showed', async ({ page }) => {
  await page.goto(`${everything()}?refinementList[make][0]=Toyota&refinementList[make][1]=Mazda`)
  const status = await count(page).textContent()
  await page.getByLabel('Sort by').selectOption('price-asc')
  await expect.poll(() => searchOf(page)).toContain('sortBy=price-asc')
  await expect(count(page)).toHaveText(status ?? '?')
})

test('a search is as it was when the shopper comes back from a vehicle', async ({ page }) => {
  await page.goto(`${everything()}?sortBy=price-asc`)
  const first = await firstCard(page).getAttribute('href')
  const status = await count(page).textContent()
  await firstCard(page).click()
  await expect(page).toHaveURL(/\/cars\//)
  await page.goBack()
  await expect(page).toHaveURL(`${everything()}?sortBy=price-asc`)
  await expect(count(page)).toHaveText(status ?? '?')
  await expect(firstCard(page)).toHaveAttribute('href', first ?? '?')
})

test('the second page has its number in the address, the first has none (vehicles §2, Search address)', async ({
  page,
}) => {
  await page.goto(everything())
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const first = await firstCard(page).getAttribute('href')
  await pages.getByRole('link', { name: 'Page 2' }).click()
  await expect.poll(() => searchOf(page)).toBe('?page=2')
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(firstCard(page)).not.toHaveAttribute('href', first ?? '?')
  await pages.getByRole('link', { name: 'Page 1', exact: true }).click()
  await expect.poll(() => searchOf(page)).toBe('')
  await expect(firstCard(page)).toHaveAttribute('href', first ?? '?')
})

test('another filter leads back to the first page', async ({ page }) => {
  await page.goto(`${everything()}?page=2`)
  await page.getByText('Condition', { exact: true }).click()
  await checkbox(page, 'Used').check()
  await expect.poll(() => searchOf(page)).toBe('?refinementList[car_type][0]=used')
})
