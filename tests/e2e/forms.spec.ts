import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, type Locator, type Page, test } from '#tests/support/browser-test.ts'
import { siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const origin = siteOrigin('coastline-kia')
const phone = { width: 390, height: 844 }

/** All but the look at the page itself. */
const eventsOf = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('forecourt:event', ({ detail }) => {
      if (typeof detail.event === 'number') sessionStorage.setItem('told', String(detail.event))
    })
  })
const told = (page: Page) => page.evaluate(() => sessionStorage.getItem('told'))

/** Types where Tab leads, as somebody without a mouse does. */
async function typeInto(form: Locator, label: string, words: string): Promise<void> {
  await tabTo(form.getByLabel(label))
  await form.page().keyboard.type(words)
}

test('finance is applied for in three steps by keyboard alone at 390 px; what its link says is there, and event 9 is told at /success (locations §2, Finance routes)', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await eventsOf(page)
  await page.goto(`${origin}/apply-for-finance?preferredDealership=coastline-kia&vehiclePriceBudget=24990#finance-form`)
  const form = page.locator('#finance-form form')
  await expect(form).toHaveAttribute('novalidate')
  await expect(form.getByLabel('Vehicle price budget')).toBeHidden()
  const summary = form.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })
  await test.step('the first step leads to what is missing', async () => {
    await typeInto(form, 'First Name', 'Alex')
    await page.keyboard.press('Enter')
    await expect(summary).toBeFocused()
    expect(await axeFindings(page)).toEqual([])
    await tabTo(summary.getByRole('button', { name: 'Please enter your last name.' }))
    await page.keyboard.press('Enter')
    await expect(form.getByLabel('Last Name')).toBeFocused()
    await page.keyboard.type('Nguyen')
    await typeInto(form, 'Postcode', '4215')
    await typeInto(form, 'Mobile Number', '0412 345 678')
    await typeInto(form, 'Email Address', 'alex@example.com')
    await page.keyboard.press('Enter')
  })
  await test.step('the second step is filled in from the link', async () => {
    await expect(form.getByText('Step 2 of 3: The vehicle')).toBeFocused()
    await expect(form.getByLabel('First Name')).toBeHidden()
    await expect(form.getByLabel('Vehicle price budget')).toHaveValue('24,990')
    await expect(form.getByLabel('Dealership location')).not.toHaveValue('')
    await tabTo(form.getByLabel('Your deposit'))
    await page.keyboard.press('Enter')
  })
  await test.step('the third step is filled in by keyboard', async () => {
    await expect(form.getByText('Step 3 of 3: Your situation')).toBeFocused()
    expect(await axeFindings(page)).toEqual([])
    await tabTo(form.getByLabel('Employment'))
    await page.keyboard.type('Self')
    await tabTo(form.getByLabel('Evening'))
    await page.keyboard.press('Space')
  })
  await test.step('what was entered is sent and measured', async () => {
    const sent = page.waitForRequest('**/api/leads')
    await tabTo(form.getByRole('button', { name: 'Apply for Finance' }))
    await page.keyboard.press('Enter')
    const { values, lead_attributes: about } = (await sent).postDataJSON()
    expect(values).toMatchObject({ vehiclePriceBudget: '24990', q_employment: 'Self-employed' })
    expect(values.q_best_time_to_call).toEqual(['Evening'])
    expect(about.linked_query_params).toMatchObject({ preferredDealership: 'coastline-kia' })
    await expect(page).toHaveURL(`${origin}/success`)
    await expect.poll(() => told(page)).toBe('9')
  })
})

test('an application with questions of the dealer’s own: one wrong answer is said at its field, what was typed is kept while the network is away, and event 51 is told (locations §9, Event ids)', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(phone)
  await eventsOf(page)
  await page.goto(`${origin}/careers`)
  const form = page.locator('#apply form')
  await expect(form).toHaveAttribute('novalidate')
  await test.step('one wrong answer is reported at its field', async () => {
    await form.getByLabel('First Name').fill('Alex')
    await form.getByLabel('Last Name').fill('Nguyen')
    await form.getByLabel('Mobile Number').fill('0412 345 678')
    await form.getByLabel('Email Address').fill('alex@example.com')
    await form.getByRole('button', { name: 'Next' }).click()
    await expect(form.getByText('Step 2 of 2: Your work')).toBeFocused()
    await form.getByLabel('Where you would like to work').selectOption('Workshop')
    await form.getByRole('group', { name: 'Licences you hold' }).getByLabel('Forklift').check()
    await form.getByLabel('Link to your résumé').fill('my page')
    await form.getByLabel('About you').fill('I have fixed cars for ten years.')
    await form.getByRole('button', { name: 'Send Application' }).click()
    await expect(form.getByLabel('Link to your résumé')).toHaveAccessibleDescription(
      /web address that begins with https/,
    )
    expect(await axeFindings(page)).toEqual([])
  })
  await test.step('the way back keeps what was typed', async () => {
    await form.getByRole('button', { name: 'Back' }).click()
    await expect(form.getByLabel('First Name')).toHaveValue('Alex')
    await form.getByRole('button', { name: 'Next' }).click()
    await form.getByLabel('Link to your résumé').fill('https://example.com/alex')
  })

  await test.step('without a network nothing is lost, and the same form is sent later', async () => {
    // Without a network nothing is lost, and the same form goes the next time.
    complaints.expect(/ERR_INTERNET_DISCONNECTED/)
    const keys: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/leads')) keys.push(request.postDataJSON().key)
    })
    await page.context().setOffline(true)
    await form.getByRole('button', { name: 'Send Application' }).click()
    await expect(form.getByRole('alert').filter({ hasText: 'What you typed is still here' })).toBeInViewport()
    await expect(form.getByLabel('About you')).toHaveValue('I have fixed cars for ten years.')
    await page.context().setOffline(false)
    await form.getByRole('button', { name: 'Send Application' }).click()
    await expect(page).toHaveURL(`${origin}/success`)
    await expect.poll(() => told(page)).toBe('51')
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    await page.goto(`${origin}/careers`)
    await expect(form.getByLabel('Email Address')).toHaveValue('alex@example.com')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form of two steps is one plain form: what is wrong in either is said on one page, and the next try is taken (locations §5)', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource.*400/)
    await page.goto(`${origin}/service`)
    const form = page.locator('#book form')
    await form.getByLabel('First Name').fill('Alex')
    await form.getByLabel('Mobile Number').fill('0412 345 678')
    await form.getByLabel('Email Address').fill('alex@example.com')
    await form.getByLabel('Postcode').fill('4215')
    await form.getByLabel('Loan car').check()
    await form.getByLabel('Brake check').check()
    await form.getByLabel('Make and model').fill('Kia Rio')
    await form.getByRole('button', { name: 'Request Booking' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })
    await expect(summary.getByRole('link', { name: 'Please enter your rego.' })).toBeVisible()
    await expect(page.getByLabel('Loan car')).toBeChecked()
    await expect(page.getByLabel('Wheel alignment')).not.toBeChecked()
    await expect(page.getByLabel('Make and model')).toHaveValue('Kia Rio')
    await page.getByLabel('Rego').fill('ABC123')
    await page.getByRole('button', { name: 'Request Booking' }).click()
    await expect(page).toHaveURL(`${origin}/success`)
  })
})
