import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, type Locator, type Page, test } from '#tests/support/browser-test.ts'
import { demoPort, siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { ask } from '#tests/support/forecourt.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const origin = siteOrigin('coastline-kia')
const phone = { width: 390, height: 844 }

interface Hit {
  id: number
  slug: string
  reserved: boolean
}

/** A vehicle in stock that nobody else's test of this file asks about. */
async function openVehicle(page: Page, index: number): Promise<number> {
  const found = await ask(demoPort(), '/api/search?refinementList[status][0]=in_stock', {
    host: 'coastline-kia.localhost',
  })
  const { hits }: { hits: Hit[] } = JSON.parse(found.text)
  const hit = hits.filter(({ reserved }) => !reserved)[index]
  if (!hit) throw new Error(`The demo has no ${index} vehicles in stock.`)
  await page.goto(`${origin}/cars/${hit.slug}`)
  return hit.id
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog')
const buttonFor = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name }).filter({ visible: true }).first()

async function fillIn(form: Locator): Promise<void> {
  await form.getByLabel('First Name').fill('Alex')
  await form.getByLabel('Last Name').fill('Nguyen')
  await form.getByLabel('Mobile Number').fill('0412 345 678')
  await form.getByLabel('Email Address').fill('alex@example.com')
  await form.getByLabel('Postcode').fill('4215')
}

/** All but the look itself. */
const eventsOf = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('forecourt:event', ({ detail }) => {
      if (typeof detail.event !== 'number' || detail.event === 4) return
      sessionStorage.setItem('told', `${sessionStorage.getItem('told') ?? ''} ${detail.event}`)
    })
  })
const told = (page: Page) => page.evaluate(() => sessionStorage.getItem('told')?.trim() ?? '')

test('an enquiry by keyboard alone at 390 px: what is wrong is heard, then it leads to /success and its event is told there (vehicles §2, Success route, Enquire dialog; §4, Multi-step form; §6, Anonymous visitor; locations §2, Success route; §4, Multi-step form)', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await eventsOf(page)
  await openVehicle(page, 0)
  const enquire = buttonFor(page, 'Enquire Now')
  await tabTo(enquire)
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: 'Enquire Now' })).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByLabel('First Name').focus()
  await page.keyboard.press('Enter')
  const summary = dialog.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveText([
    'Please enter your first name.',
    'Invalid postcode. Please enter a 4-digit number.',
    'Please enter your mobile number.',
    'Please enter your email address.',
    'Please enter your comments.',
  ])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('First Name')).toBeFocused()
  await fillIn(dialog)
  await dialog.getByLabel('Comments').fill('Is it still there?')
  await expect.poll(() => told(page)).toBe('')
  await dialog.getByLabel('Postcode').press('Enter')
  await expect(page).toHaveURL(`${origin}/success`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  await expect.poll(() => told(page)).toMatch(/^1[45]$/)
  await page.reload()
  expect(await told(page)).toMatch(/^1[45]$/)
})

test('a form comes when it is opened, says when it was not sent, makes one lead of a double click, and is filled in the next time; Escape closes it (locations §3, Stored locally)', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource.*api\/leads/)
  const dialog = dialogOf(page)
  await openVehicle(page, 1)
  await test.step('react-hook-form and zod come only when a form is opened', async () => {
    await page.waitForLoadState('networkidle')
    const before = await scripts(page)
    expect(before.some((name) => /open-form|iso-|zod/.test(name))).toBe(false)
    await buttonFor(page, 'Enquire Now').click()
    await expect(dialog).toBeVisible()
    expect((await scripts(page)).some((name) => name.includes('open-form'))).toBe(true)
  })
  await test.step('an enquiry without a connection is not sent', async () => {
    await fillIn(dialog)
    await dialog.getByLabel('Comments').fill('Hello')
    await page.route('**/api/leads', (route) => route.abort(), { times: 1 })
    await dialog.getByRole('button', { name: 'Send Enquiry' }).click()
    await expect(dialog.getByText('An error occurred when submitting this form')).toBeVisible()
  })
  await test.step('a double click makes one lead', async () => {
    let sent = 0
    await page.route('**/api/leads', (route) => {
      sent += 1
      return route.continue()
    })
    await dialog.getByRole('button', { name: 'Send Enquiry' }).dblclick()
    await expect(page).toHaveURL(`${origin}/success`)
    expect(sent).toBe(1)
  })
  await test.step('the next form is filled in, and Escape leads back to where the focus was', async () => {
    await openVehicle(page, 1)
    await buttonFor(page, 'Enquire Now').click()
    await expect(dialog.getByLabel('Email Address')).toHaveValue('alex@example.com')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(buttonFor(page, 'Enquire Now')).toBeFocused()
  })
})

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (name.endsWith('.js') ? [name.split('/').at(-1) ?? ''] : [])),
  )

test('of two shoppers who choose the same time one gets it; the other hears why, and chooses another (vehicles §2, Test drive steps)', async ({
  page,
  browser,
}) => {
  await openVehicle(page, 2)
  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url())
  const first = await chooseFirstTime(page)
  expect(await axeFindings(page)).toEqual([])
  const second = await chooseFirstTime(other)
  expect(await first.label()).toBe(await second.label())
  await first.send.click()
  await expect(page).toHaveURL(`${origin}/success`)
  await expect(page.getByText('Your test drive is booked:')).toBeVisible()
  await second.send.click()
  const dialog = dialogOf(other)
  await expect(dialog.getByText('someone else has just booked this time')).toBeVisible()
  await dialog.getByLabel('Day').selectOption({ index: 1 })
  await expect(dialog.getByRole('radio')).not.toHaveCount(0)
  await dialog.getByRole('radio').first().check({ force: true })
  await second.send.click()
  await expect(other).toHaveURL(`${origin}/success`)
  await other.context().close()
})

async function chooseFirstTime(page: Page) {
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[data-act="test-drive"]')?.click())
  const dialog = dialogOf(page)
  await fillIn(dialog)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('Step 2 of 2: Test Drive Booking Date')).toBeVisible()
  await dialog.getByLabel('Day').selectOption({ index: 1 })
  const time = dialog.getByRole('radio').first()
  await time.check({ force: true })
  return {
    label: () => time.getAttribute('value'),
    send: dialog.getByRole('button', { name: 'Book a Test Drive' }),
  }
}

test('a number is masked until it is pressed; then it is whole, noted, and event 25 is told; a form on a page knows the vehicle that its address names (vehicles §4, Phone reveal)', async ({
  page,
}) => {
  await eventsOf(page)
  const id = await openVehicle(page, 3)
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await test.step('a number is masked until it is pressed', async () => {
    const noted = page.waitForRequest('**/api/reveals')
    const button = page
      .getByRole('main')
      .getByRole('link', { name: /^Call Now .*: show the phone number$/ })
      .first()
    await expect(button).toHaveText(/•/)
    await button.click()
    expect((await noted).postDataJSON()).toMatchObject({ car_id: id })
    await expect(page.getByRole('main').locator('a[data-act=call]').first()).not.toHaveText(/•/)
    await expect.poll(() => told(page)).toBe('25')
  })
  await test.step('a form on a page knows the vehicle that its address names', async () => {
    await page.goto(`${origin}/contact?car_id=${id}`)
    const form = page.getByRole('region', { name: 'Send us a message' })
    await expect(form.getByText(name ?? '', { exact: true })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript a number dials at once, an enquiry is a link, a form and a page of thanks, and what is wrong is said on a page of the site, with what was typed (locations §5)', async ({
    page,
    complaints,
  }) => {
    test.setTimeout(120_000)
    complaints.expect(/Failed to load resource.*400/)
    const form = page.getByRole('region', { name: 'Send us a message' })
    const chooseLocation = async () => {
      const picker = form.getByLabel('Dealership location')
      if ((await picker.count()) > 0) await picker.selectOption({ index: 1 })
    }
    await test.step('a number dials at once', async () => {
      await page.goto(`${origin}/search/used-cars`)
      await page.getByRole('main').locator('a[href^="/cars/"]').first().click()
      await expect(page.getByRole('main').locator('a[data-act=call]').first()).toHaveAttribute('href', /^tel:\d+$/)
    })
    await page.getByRole('main').getByRole('link', { name: 'Enquire Now' }).first().click()
    await expect(page).toHaveURL(/\/contact\?car_id=\d+$/)
    const contact = page.url()
    await test.step('a form leads to a page of thanks', async () => {
      await fillIn(form)
      await form.getByLabel('Comments').fill('Without script')
      await chooseLocation()
      await form.getByRole('button', { name: 'Send Enquiry' }).click()
      await expect(page).toHaveURL(`${origin}/success`)
    })
    await test.step('what is wrong is said, with what was typed', async () => {
      await page.goto(contact)
      await fillIn(form)
      await form.getByLabel('Comments').fill('Kept words')
      await form.getByLabel('Mobile Number').fill('call me')
      await chooseLocation()
      await form.getByRole('button', { name: 'Send Enquiry' }).click()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquire Now')
      const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })
      await expect(summary).toBeFocused()
      await summary.getByRole('link', { name: 'Please enter a valid phone number.' }).click()
      const phoneNumber = page.getByLabel('Mobile Number')
      await expect(phoneNumber).toBeInViewport()
      await expect(phoneNumber).toHaveValue('call me')
      await expect(page.getByLabel('Comments')).toHaveValue('Kept words')
    })
    await test.step('the next try is taken', async () => {
      await page.getByLabel('Mobile Number').fill('0412 345 678')
      await page.getByRole('button', { name: 'Send Enquiry' }).click()
      await expect(page).toHaveURL(`${origin}/success`)
    })
  })
})
