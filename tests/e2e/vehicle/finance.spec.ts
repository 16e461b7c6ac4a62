import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { demoPort, siteOrigin } from '#tests/support/demo-of-the-run.ts'

/** The first used car of a site that has a price, by what its search says. */
async function openCar(page: Page, site: string, wanted: (car: { weekly_price: number | null }) => boolean) {
  const answer = await page.request.get(
    `http://127.0.0.1:${demoPort()}/api/search?refinementList[car_type][0]=used&range[price]=9000:90000`,
    { headers: { host: `${site}.localhost:${demoPort()}` } },
  )
  const { hits } = (await answer.json()) as { hits: { slug: string; item_type: string; weekly_price: number | null }[] }
  const car = hits.find((hit) => hit.item_type === 'car' && wanted(hit))
  if (!car) throw new Error(`${site} has no such car on its first page.`)
  await page.goto(`${siteOrigin(site)}/cars/${car.slug}`)
  return car
}

const calculatorOf = (page: Page) => page.locator('#finance-calculator')

const toldEvents = (page: Page) => page.evaluate(() => (window as unknown as { told: unknown[] }).told)

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    document.addEventListener('forecourt:event', (event) => told.push(event.detail.event))
  }),
)

test('every repayment on a vehicle page has its comparison rate beside it and the warning near', async ({ page }) => {
  await openCar(page, 'coastline-kia', ({ weekly_price: weekly }) => weekly !== null)
  const repayments = page.getByText(/^\$[\d,]+\/(wk|fn|mo)\*/)
  for (const repayment of await repayments.all())
    await expect(repayment.locator('xpath=..')).toContainText(/% p\.a\. comparison rate/)
  await expect(page.getByText(/WARNING: This comparison rate is true only/).first()).toBeVisible()
})

test('by keyboard alone a shopper tries figures; each answer has its own rate, and the first try is counted once (vehicles §2, Calculators; locations §1, Finance calculator; §4, Finance calculator)', async ({
  page,
}) => {
  await openCar(page, 'coastline-kia', () => true)
  const calculator = calculatorOf(page)
  await calculator.scrollIntoViewIfNeeded()
  const result = calculator.getByRole('status')
  await expect(result).toContainText('/wk*')
  const before = await result.textContent()
  await expect(async () => {
    await calculator.getByRole('slider').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(result).not.toHaveText(before ?? '', { timeout: 1_000 })
  }).toPass()
  await calculator.getByRole('radio', { name: 'Weekly' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(result).toContainText(/^\$[\d,]+\/fn\* [\d.]+% p\.a\. comparison rate$/)
  await calculator.getByLabel('Interest rate').focus()
  await page.keyboard.press('ArrowUp')
  await expect(calculator.getByLabel('Interest rate')).toHaveValue('8.99')
  await expect(calculator.getByText(/Example: a loan of .* at 8\.99% p\.a\., paid fortnightly\./)).toBeVisible()
  expect((await toldEvents(page)).filter((event) => event === 26)).toHaveLength(1)
})

test('a price at a bound says the bounds; a rate beyond one says so and keeps the last result, marked (locations §5)', async ({
  page,
}) => {
  await openCar(page, 'coastline-kia', () => true)
  const calculator = calculatorOf(page)
  const price = calculator.getByLabel('Purchase price')
  await price.fill('999')
  await expect(calculator.getByText('Cannot be less than $1,000 or more than $250,000')).toBeVisible()
  await expect(calculator.getByRole('status')).toHaveText('Enquire for Finance')
  await expect(calculator.getByText('Total repayments')).toHaveCount(0)
  await price.fill('30k')
  await expect(calculator.getByRole('status')).toContainText('/wk*')
  const result = (await calculator.getByRole('status').textContent()) ?? ''
  const rate = calculator.getByLabel('Interest rate')
  await rate.fill('75')
  await rate.blur()
  await expect(rate).toHaveValue('75')
  await expect(calculator.getByText('Please enter a value from 0% to 30%.')).toBeVisible()
  await expect(calculator.getByRole('status')).toContainText(result)
  await expect(calculator.getByText('This result is for the last figures that could be.')).toBeVisible()
  await rate.fill('7,5')
  await rate.blur()
  await expect(rate).toHaveValue('7.5')
  await expect(calculator.getByText('This result is for the last figures that could be.')).toHaveCount(0)
})

test('a term is typed in months or years; what is no term says so and keeps the last result, marked', async ({
  page,
}) => {
  await openCar(page, 'coastline-kia', () => true)
  const calculator = calculatorOf(page)
  const term = calculator.getByRole('textbox', { name: 'Term' })
  await term.fill('42 months')
  await term.blur()
  await expect(term).toHaveValue('3.5 Years')
  await expect(calculator.getByText(/Example: a loan of .* over 3\.5 years at /)).toBeVisible()
  await term.fill('soon')
  await term.blur()
  await expect(term).toHaveValue('soon')
  await expect(
    calculator.getByText('We cannot read this term. Please write it like 5 years or 60 months.'),
  ).toBeVisible()
  await expect(calculator.getByText('This result is for the last figures that could be.')).toBeVisible()
})

test('with a final payment, each part of what is paid is labelled, and the total of all payments counts it and each fee once', async ({
  page,
}) => {
  await openCar(page, 'coastline-kia', () => true)
  const calculator = calculatorOf(page)
  for (const [label, typed] of [
    ['Purchase price', '$31.500,00'],
    ['Deposit or trade-in', '10%'],
    ['Interest rate', '7,25'],
    ['Balloon', '9 450'],
  ] as const) {
    await calculator.getByLabel(label).fill(typed)
    await calculator.getByLabel(label).blur()
  }
  const term = calculator.getByRole('textbox', { name: 'Term' })
  await term.fill('4 years')
  await term.blur()
  // $28,350 and the establishment fee of $395, which is within the repayments; $6 + $912.25 + 48 × $8 are not.
  await expect(calculator.getByRole('term').filter({ visible: true })).toHaveText([
    'Total repayments (208 × $120.10)',
    'Final payment',
    'Fees besides the repayments',
    'Total of all payments',
    'Total cost of credit',
  ])
  await expect(calculator.getByRole('definition')).toHaveText([
    '$24,980.80',
    '$9,450',
    '$1,302.25',
    '$35,733.05',
    '$7,383.05',
  ])
})

test('the lender’s words start open and fold to 197 characters; what the law requires stays (locations §4, Finance calculator)', async ({
  page,
}) => {
  await openCar(page, 'coastline-kia', () => true)
  const calculator = calculatorOf(page)
  const ending = calculator.getByText(/terms, fees and lending criteria apply\.$/)
  await expect(ending).toBeVisible()
  await calculator.getByText('Show Less').click()
  await expect(ending).toBeHidden()
  await expect(calculator.getByText(/…$/)).toBeVisible()
  await expect(calculator.getByText(/Australian Credit Licence 998 877/)).toBeVisible()
  await calculator.getByText('Show More').click()
  await expect(ending).toBeVisible()
})

test('a lender’s stored payment stands on the card, in the price panel and in the calculator alike (locations §4)', async ({
  page,
}) => {
  const { weekly_price: weekly } = await openCar(page, 'meridian', ({ weekly_price }) => weekly_price !== null)
  const words = `$${Math.round((weekly ?? 0) / 100)}/wk*`
  await expect(calculatorOf(page).getByRole('status')).toContainText(words)
  await expect(page.getByText(words).first()).toBeVisible()
})

test('where the site wants quotes, a vehicle without figures gets them from the lender (vehicles §7)', async ({
  page,
}) => {
  await openCar(page, 'westgate', ({ weekly_price: weekly }) => weekly === null)
  const quoted = page.locator('[data-tool=quote]').first()
  await expect(quoted).toContainText(/^\$[\d,]+\/wk\* [\d.]+% p\.a\. comparison rate/)
  const words = /^\$[\d,]+\/wk\* [\d.]+% p\.a\. comparison rate/.exec((await quoted.textContent()) ?? '')?.[0] ?? ''
  await calculatorOf(page).scrollIntoViewIfNeeded()
  await expect(calculatorOf(page).getByRole('status')).toHaveText(words)
  for (const place of await page.locator('[data-tool=quote]').all())
    await expect(place.locator('[data-part=note] > p')).toContainText(
      /Example: a loan of \$[\d,]+.* over 5 years at [\d.]+% p\.a\., with a final payment of /,
    )
  await expect(quoted).toContainText('5 year term and a 10.0% deposit, with a 30% final payment in the comparison rate')
})

for (const width of [360, 390, 1280])
  test(`the lender’s answer moves nothing at ${width} px (vehicles §4, §7)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/youx/quote', async (route) => {
      await held
      await route.continue()
    })
    await openCar(page, 'westgate', ({ weekly_price: weekly }) => weekly === null)
    const quoted = page.locator('[data-tool=quote]').first()
    await expect(quoted).toContainText('Loading finance estimate…')
    const reserved = await quoted.boundingBox()
    answer()
    await expect(quoted).toContainText(/^\$[\d,]+\/wk\*/)
    expect((await quoted.boundingBox())?.height).toBe(reserved?.height)
  })

test('a lender that gives no quote leaves a way to ask (vehicles §8, Quote failure)', async ({ page, complaints }) => {
  complaints.expect(/status of 500/)
  await page.route('**/api/youx/quote', (route) => route.fulfill({ status: 500, body: 'no' }))
  await openCar(page, 'westgate', ({ weekly_price: weekly }) => weekly === null)
  await expect(page.locator('[data-tool=quote]').first()).toContainText('Enquire for Finance')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the calculator says what the vehicle costs a week and leads to finance', async ({ page }) => {
    await openCar(page, 'kauri', () => true)
    const calculator = calculatorOf(page)
    await expect(calculator.getByRole('status')).toContainText(/\/wk\* [\d.]+% p\.a\. comparison rate/)
    await expect(calculator.getByRole('link', { name: 'Enquire Now' })).toHaveAttribute('href', /finance/)
  })
})
