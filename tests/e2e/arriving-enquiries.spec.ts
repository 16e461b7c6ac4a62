import { expect, type Locator, type Page, test } from '#tests/support/browser-test.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import type { Dealer } from '#tests/support/dealer.ts'
import { adminOrigin, siteOrigin } from '#tests/support/demo-of-the-run.ts'

interface Site {
  cms: CmsApi
  dealer: Dealer
}

/** Two dealers share the site: a car of the north dealer stands at the south dealer's branch. Gives both and the car's enquiry form. */
async function openEnquiry(page: Page, { cms, dealer }: Site) {
  const tenant = dealer.id
  const [north, south] = await Promise.all(
    ['North', 'South'].map((name) =>
      cms.create('dealerships', { tenant, name: `${name} Motors`, slug: name.toLowerCase() }),
    ),
  )
  const branches = await Promise.all(
    [north, south].map((owner, index) =>
      cms.create('locations', {
        tenant,
        name: ['North branch', 'South branch'][index],
        slug: ['north', 'south'][index],
        phone: `07 5550 000${index}`,
        visible: true,
        dealership: owner?.id,
      }),
    ),
  )
  await cms.create('vehicles', {
    tenant,
    stocknum: 'OF-TWO',
    slug: 'car-of-two-dealers',
    car_type: 'used',
    status: 'in_stock',
    year: 2023,
    make: 'Kia',
    model: 'Stonic',
    price: 2_350_000,
    location: branches[1]?.id,
    dealership: north?.id,
    dealership_slug: 'north',
    dealership_name: 'North Motors',
  })
  const layout = [{ blockType: 'vehicle-title' }, { blockType: 'vehicle-buttons' }]
  await cms.create('pages', { tenant, title: 'Car', path: '/cars/:slug', layout, _status: 'published' })
  await expect(async () => {
    const answer = await page.goto(`${siteOrigin(dealer.slug)}/cars/car-of-two-dealers`)
    expect(answer?.status()).toBe(200)
  }).toPass()
  await page.getByRole('main').getByRole('link', { name: 'Enquire Now' }).filter({ visible: true }).first().click()
  const form = page.getByRole('dialog').locator('form')
  await expect(form).toHaveAttribute('novalidate')
  return { form, north: north?.id, south: south?.id, branch: branches[1]?.id }
}

async function fillIn(form: Locator, { phone, email }: { phone: string; email: string }): Promise<void> {
  await form.getByLabel('First Name').fill('Mia')
  await form.getByLabel('Last Name').fill('Tran')
  await form.getByLabel('Mobile Number').fill(phone)
  await form.getByLabel('Email Address').fill(email)
  await form.getByLabel('Postcode').fill('4215')
  await form.getByLabel('Comments').fill('Has it had one owner?')
}

async function listLeads(page: Page, { cms, dealer }: Site): Promise<unknown[]> {
  const answer = await page.request.get(`${adminOrigin()}/cms/api/leads?where[tenant][equals]=${dealer.id}&depth=0`, {
    headers: { Authorization: `JWT ${cms.token}` },
  })
  return (await answer.json()).docs
}

test('an enquiry with pasted contacts whose hidden field was filled in arrives, marked, at the dealer of its car’s branch', async ({
  page,
  dealer,
  cms,
}) => {
  const { form, north, south, branch } = await openEnquiry(page, { cms, dealer })
  await fillIn(form, { phone: '\u202A+61\u00A0(0)412\u2011777\u2011888\u202C', email: 'mailto:Mia@Example.com\u200B.' })
  // As a browser or password manager would.
  await form.locator('input[name="leave_empty"]').evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'https://mia.example')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const sent = page.waitForRequest('**/api/leads')
  await form.getByRole('button', { name: 'Send Enquiry' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ leave_empty: 'https://mia.example' })
  await expect(page).toHaveURL(/\/success$/)
  expect(await listLeads(page, { cms, dealer })).toMatchObject([
    {
      status: 'new',
      title: 'Possible spam: Mia Tran · 2023 Kia Stonic',
      phone: '+61412777888',
      email: 'mia@example.com',
      location: branch,
      dealership: south,
      lead_attributes: { car_dealership_id: north, dealership_slug: 'north', dealership_name: 'North Motors' },
    },
  ])
})

test('two phones in one field are refused with what is accepted, what was typed stays, and one phone is then taken', async ({
  page,
  dealer,
  cms,
}) => {
  const { form } = await openEnquiry(page, { cms, dealer })
  const typed = '0412–777–888 or 0413 777 888'
  await fillIn(form, { phone: typed, email: 'mia at example.com' })
  await form.getByRole('button', { name: 'Send Enquiry' }).click()
  const phone = form.getByLabel('Mobile Number')
  await expect(phone).toHaveAccessibleDescription(/Enter one number, such as 0412 345 678 or \+64 21 123 4567\./)
  await expect(phone).toHaveValue(typed)
  await phone.fill('0412–777–888 ext 4')
  await form.getByLabel('Email Address').fill('mia@example.com.')
  await form.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page).toHaveURL(/\/success$/)
  expect(await listLeads(page, { cms, dealer })).toMatchObject([
    { phone: '+61412777888 ext. 4', email: 'mia@example.com' },
  ])
})
