import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, type Locator, type Page, test } from '#tests/support/browser-test.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import type { Dealer } from '#tests/support/dealer.ts'
import { siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const phone = { width: 390, height: 844 }

/** The dealer takes reservations; gives the address of a car’s checkout. */
async function openCheckout(page: Page, { cms, dealer }: { cms: CmsApi; dealer: Dealer }): Promise<string> {
  await cms.change('tenants', dealer.id, { flags: { reserve: true } })
  const published = { tenant: dealer.id, _status: 'published' }
  const checkout = { blockType: 'checkout', smallPrint: 'Change your mind and you have it back.' }
  await cms.create('pages', { ...published, title: 'Reserve', path: '/cars/:slug/checkout', layout: [checkout] })
  await cms.create('pages', {
    ...published,
    title: 'Car',
    path: '/cars/:slug',
    layout: [{ blockType: 'vehicle-title' }],
  })
  await cms.create('pages', {
    ...published,
    title: 'Payment',
    path: '/payment',
    layout: [{ blockType: 'payment-status' }],
  })
  const origin = siteOrigin(dealer.slug)
  let slug = ''
  await expect(async () => {
    const answer = await page.goto(`${origin}/api/search?query=sportage`)
    const found = await answer?.json()
    slug = found?.hits[0]?.slug ?? ''
    expect((await page.goto(`${origin}/cars/${slug}/checkout`))?.status()).toBe(200)
  }).toPass()
  return `${origin}/cars/${slug}/checkout`
}

async function typeInto(page: Page, label: string, words: string): Promise<void> {
  await tabTo(page.getByLabel(label))
  await page.keyboard.type(words)
}

async function press(button: Locator): Promise<void> {
  await tabTo(button)
  await button.page().keyboard.press('Enter')
}

async function fillIn(page: Page): Promise<void> {
  await typeInto(page, 'First Name', 'Alex')
  await typeInto(page, 'Last Name', 'Nguyen')
  await typeInto(page, 'Postcode', '4215')
  await typeInto(page, 'Mobile Number', '0412 345 678')
  await typeInto(page, 'Email Address', 'alex@example.com')
}

const reserveButton = (page: Page) => page.getByRole('button', { name: 'Reserve Car Now for $200' })
const provider = (page: Page) => page.getByRole('heading', { name: 'Demo payments' })
const hydrated = (page: Page) => expect(page.locator('form[action="/reserve"]')).toHaveAttribute('novalidate')

test('a car is reserved by keyboard alone at 390 px; a card that is refused costs nothing, and anyone who comes meanwhile hears why (vehicles §2, Checkout routes)', async ({
  page,
  context,
  cms,
  dealer,
  complaints,
}) => {
  complaints.expect(/404|409/)
  const checkout = await openCheckout(page, { cms, dealer })
  await page.setViewportSize(phone)
  const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })
  await test.step('the form leads by keyboard to what is missing, and to the provider', async () => {
    await page.goto(checkout)
    await hydrated(page)
    expect(await axeFindings(page)).toEqual([])
    await press(reserveButton(page))
    await expect(summary).toBeFocused()
    await press(summary.getByRole('button', { name: 'Please enter your first name.' }))
    await expect(page.getByLabel('First Name')).toBeFocused()
    await page.goto(checkout)
    await hydrated(page)
    await fillIn(page)
    await press(reserveButton(page))
    await expect(provider(page)).toBeVisible()
  })

  await test.step('another shopper hears that somebody is reserving it', async () => {
    const other = await context.newPage()
    await other.goto(checkout)
    await expect(other.getByText('Someone is reserving it')).toBeVisible()
    await hydrated(other)
    await other.getByLabel('Last Name').fill('Other')
    await reserveButton(other).click()
    await expect(other.getByText('Someone else is reserving this vehicle right now.').last()).toBeVisible()
  })

  await test.step('a refused card costs nothing', async () => {
    await press(page.getByRole('button', { name: 'The card is refused' }))
    await expect(page.getByRole('heading', { name: 'The payment was declined' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('a payment that was left goes on, and the car is reserved', async () => {
    await page.goto(checkout)
    await hydrated(page)
    await expect(page.getByLabel('First Name')).toHaveValue('Alex')
    await press(reserveButton(page))
    await expect(provider(page)).toBeVisible()
    await press(page.getByRole('button', { name: 'Leave without paying' }))
    await expect(page.getByRole('heading', { name: 'Your payment is not finished yet' })).toBeVisible()
    await press(page.getByRole('link', { name: 'Continue to Payment' }))
    await expect(provider(page)).toBeVisible()
    await press(page.getByRole('button', { name: 'Pay $200' }))
    await expect(page.getByRole('heading', { name: 'It is reserved for you' })).toBeVisible()
    await expect(page.getByText('2024 Kia Sportage').first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
  await test.step('the receipt shows no code, and nobody else can reserve the car', async () => {
    // What names a payment is told to nobody who measures; this tab knows it.
    await expect(page).toHaveURL(/\/payment\?outcome=/)
    expect(page.url()).not.toContain('code=')
    await page.reload()
    await expect(page.getByText('2024 Kia Sportage').first()).toBeVisible()
    await expect(async () => {
      await page.goto(checkout)
      await expect(page.getByText('cannot be reserved online')).toBeVisible({ timeout: 1_000 })
    }).toPass()
  })
})

test('without script a car is reserved too, by two more presses; what is wrong is said on a page of the site with what was typed', async ({
  browser,
  cms,
  dealer,
  complaints,
}) => {
  complaints.expect(/400/)
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  const checkout = await openCheckout(page, { cms, dealer })
  await page.goto(checkout)
  await page.getByLabel('First Name').fill('Alex')
  await page.getByLabel('Last Name').fill('Nguyen')
  await page.getByLabel('Postcode').fill('4215')
  await page.getByLabel('Mobile Number').fill('12')
  await page.getByLabel('Email Address').fill('alex@example.com')
  await reserveButton(page).click()
  await expect(page.getByRole('heading', { name: 'Reserve online' })).toBeVisible()
  await page.getByRole('alert').getByRole('link', { name: 'Please enter a valid phone number.' }).click()
  await expect(page.getByLabel('Mobile Number')).toBeInViewport()
  await expect(page.getByLabel('First Name')).toHaveValue('Alex')
  await page.getByLabel('Mobile Number').fill('0412 345 678')
  await reserveButton(page).click()
  await expect(page.getByRole('heading', { name: 'Your payment is not finished yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue to Payment' }).click()
  await page.getByLabel('Never').check()
  await page.getByRole('button', { name: 'Pay $200' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await context.close()
})

test('the wheel is spun once, by keyboard and without motion; what came up is said and has the focus (locations §2, Spin to win route)', async ({
  page,
  cms,
  dealer,
}) => {
  await cms.create('prize-draws', {
    tenant: dealer.id,
    name: 'Wheel',
    terms: 'One spin each.',
    prizes: [
      { label: 'A car wash', weight: 1, wins: true },
      { label: 'Nothing', weight: 0, wins: false },
    ],
  })
  const layout = [{ blockType: 'spin-to-win' }]
  await cms.create('pages', { tenant: dealer.id, title: 'Spin', path: '/spin-to-win', layout, _status: 'published' })
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(async () => {
    await page.goto(`${siteOrigin(dealer.slug)}/spin-to-win`)
    await expect(page.getByRole('button', { name: 'Spin the wheel' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.locator('[data-island] form')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await typeInto(page, 'First Name', 'Alex')
  await typeInto(page, 'Mobile Number', '0412 345 678')
  await typeInto(page, 'Email Address', 'alex@example.com')
  await tabTo(page.getByLabel('I agree to the terms below.'))
  await page.keyboard.press('Space')
  await press(page.getByRole('button', { name: 'Spin the wheel' }))
  const outcome = page.getByRole('status').filter({ hasText: 'You have won: A car wash' })
  await expect(outcome).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
})
