import { siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { tabTo } from '#tests/support/tab-to.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** What the pages tell of their events, from one page to the next. */
async function listenForEvents(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    document.addEventListener('forecourt:event', (event) => {
      const told: unknown[] = JSON.parse(sessionStorage.getItem('told') ?? '[]')
      sessionStorage.setItem('told', JSON.stringify([...told, Reflect.get(Object(event), 'detail')?.event]))
    })
  })
  return () => page.evaluate((): unknown[] => JSON.parse(sessionStorage.getItem('told') ?? '[]'))
}

test('a car is sold by keyboard on a phone: found by its rego, valued, offered for and accepted (vehicles §7)', async ({
  page,
}) => {
  const told = await listenForEvents(page)
  const field = async (name: string, text: string) => {
    await tabTo(page.getByLabel(name, { exact: true }))
    await page.keyboard.type(text)
  }
  const press = async (name: string) => {
    await tabTo(page.getByRole('button', { name }))
    await page.keyboard.press('Enter')
  }
  await page.goto(`${siteOrigin('meridian')}/sell-my-car`)

  await test.step('the car is found by its rego', async () => {
    // Sent empty, the list of what is wrong has the focus and leads to the first field.
    await press('Find My Car')
    await expect(page.getByText('Please fix the following errors:').locator('..')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Rego *')).toBeFocused()
    await page.keyboard.type('abc 123')
    await tabTo(page.getByLabel('Registered in *'))
    await page.keyboard.type('NSW')
    await page.keyboard.press('Enter')
    await press('Find My Car')
  })

  await test.step('the car is confirmed', async () => {
    await expect(page.getByText('Is this your car?')).toBeVisible()
    await expect(page.getByText('Step 1 of 4').locator('..')).toBeFocused()
    await field('Kilometres *', '42000')
    await page.keyboard.press('Enter')
  })

  await test.step('its condition is described', async () => {
    await expect(page.getByText('Step 2 of 4').locator('..')).toBeFocused()
    expect(await axeFindings(page, { within: 'main' })).toEqual([])
    for (const question of ['What condition is it in?', 'Has it been serviced regularly?']) {
      await tabTo(page.getByRole('group', { name: question }).getByRole('radio').first())
      await page.keyboard.press('ArrowDown')
    }
    for (const question of ['Has it ever been in an accident?', 'How many keys are there?']) {
      await tabTo(page.getByRole('group', { name: question }).getByRole('radio').first())
      await page.keyboard.press('Space')
    }
    await press('Continue')
  })

  await test.step('contact details are entered, after a reload too', async () => {
    await expect(page.getByText('Step 3 of 4').locator('..')).toBeFocused()
    // Loaded again, it goes on where it was.
    await page.reload()
    await expect(page.getByText('Step 3 of 4')).toBeVisible()
    await field('First Name *', 'Alex')
    await field('Postcode *', '2150')
    await field('Mobile Number *', '0412 345 678')
    await field('Email Address *', 'alex@example.com')
    await tabTo(page.getByLabel('Dealership location *'))
    await page.keyboard.press('ArrowDown')
    await press('See What It Is Worth')
  })

  await test.step('the estimate is accepted', async () => {
    await expect(page.getByText('Step 4 of 4').locator('..')).toBeFocused()
    await expect(page.getByText(/^\$[\d,]+ to \$[\d,]+$/)).toBeVisible()
    expect(await axeFindings(page, { within: 'main' })).toEqual([])
    expect(await told()).not.toContain(18)
    await press('Accept This Estimate')
    await expect(page).toHaveURL(/\/success$/)
    await expect.poll(told).toContain(18)
  })
})

test('a car that nobody finds is described, and one that has driven too far gets a call instead of a figure (vehicles §9)', async ({
  page,
}) => {
  await page.goto(`${siteOrigin('kauri')}/sell-my-car`)
  await page.getByLabel('Rego').first().fill('NIL123')
  await page.getByRole('button', { name: 'Find My Car' }).click()
  await expect(page.getByText('We could not find a car with that registration.')).toBeVisible()
  await page.getByLabel('Year').fill('2021')
  await page.getByLabel('Make').fill('Toyota')
  await page.getByLabel('Model').fill('Corolla')
  await page.getByLabel('Kilometres').fill('180,000')
  await page.getByRole('button', { name: 'Value My Car' }).click()
  const noFigure = page.getByText(/over 7 years old or over 100,000 kilometres\. Tell us how to reach you/)
  await expect(noFigure).toBeVisible()
  await page.reload()
  await expect(noFigure).toBeVisible()
  await page.getByLabel('First Name').fill('Mere')
  await page.getByLabel('Postcode').fill('3204')
  await page.getByLabel('Mobile Number').fill('021 123 4567')
  await page.getByLabel('Email Address').fill('mere@example.com')
  await page.getByLabel('Dealership location').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Call Me With a Figure' }).click()
  await expect(page).toHaveURL(/\/success$/)
})

test('from a vehicle’s page the estimate comes off its price (vehicles §2, Trade-in routes)', async ({ page }) => {
  const origin = siteOrigin('coastline-kia')
  await page.goto(`${origin}/search/used-cars`)
  const { hits } = await page.evaluate(async () => {
    const found = await fetch('/api/search?refinementList[status][0]=in_stock&range[price]=20000:')
    return found.json()
  })
  await page.goto(`${origin}/cars/${hits[0].slug}`)
  await page.getByRole('link', { name: 'Trade-In Valuation' }).first().click()
  await expect(page).toHaveURL(/\/cars\/trade-in\?car_id=\d+$/)
  await expect(page.getByRole('main')).toContainText(`${hits[0].year} ${hits[0].make} ${hits[0].model}`)
  await page.getByRole('button', { name: 'Enter Details Instead' }).click()
  await page.getByLabel('Year').fill('2021')
  await page.getByLabel('Make').fill('toyota')
  await page.getByLabel('Model').fill('corolla')
  await page.getByLabel('Kilometres').fill('45,000')
  await page.getByRole('button', { name: 'Value My Car' }).click()
  for (const answer of ['Good: small marks of use', 'Mostly', 'No', 'Two or more'])
    await page.getByRole('radio', { name: answer, exact: true }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First Name').fill('Alex')
  await page.getByLabel('Postcode').fill('4215')
  await page.getByLabel('Mobile Number').fill('0412 345 678')
  await page.getByLabel('Email Address').fill('alex@example.com')
  const places = page.getByLabel('Dealership location')
  if (await places.isVisible()) await places.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'See What It Is Worth' }).click()
  await expect(page.getByText('Balance to pay')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Less your trade-in')).toBeVisible()
  await page.getByRole('button', { name: 'Talk to Us First' }).click()
  await expect(page).toHaveURL(/\/success$/)
  await page.goto(`${origin}/cars/trade-in?car_id=${hits[0].id}`)
  await expect(page.getByRole('button', { name: 'Find My Car' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a plain form takes the car, and somebody answers', async ({ page }) => {
    await page.goto(`${siteOrigin('coastline-kia')}/trade-in`)
    await expect(page.getByRole('button', { name: 'Find My Car' })).toBeHidden()
    await page.getByLabel('First Name').fill('Alex')
    await page.getByLabel('Postcode').fill('4215')
    await page.getByLabel('Mobile Number').fill('0412 345 678')
    await page.getByLabel('Email Address').fill('alex@example.com')
    await page.getByLabel('Year, make and model').fill('2019 Toyota Corolla')
    const places = page.getByLabel('Dealership location')
    if (await places.isVisible()) await places.selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Send Enquiry' }).click()
    await expect(page).toHaveURL(/\/success$/)
  })
})
