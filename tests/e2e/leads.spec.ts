import { readFile } from 'node:fs/promises'
import { signIn, signInByForm } from '#tests/support/admin-pages.ts'
import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import type { Dealer } from '#tests/support/dealer.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const leads = () => `${adminOrigin()}/admin/collections/leads`

/** One lead that should have been answered an hour ago, one that is in time, and a destination that no server has. */
async function twoLeads({ dealer, cms }: { dealer: Dealer; cms: CmsApi }): Promise<{ late: number }> {
  const tenant = dealer.id
  await cms.create('lead-destinations', {
    tenant,
    name: 'Dealer system',
    kind: 'webhook',
    url: 'https://crm.invalid/leads',
    secret: 'between the two of us',
    active: true,
  })
  const { id: late } = await cms.create('leads', {
    tenant,
    name: 'Alex',
    last_name: 'Nguyen',
    phone: '0412 345 678',
    email: 'alex@shopper.example',
    category: 'Used Car Enquiry',
    due_at: new Date(Date.now() - 3_600_000).toISOString(),
  })
  await cms.create('leads', { tenant, name: 'Priya', last_name: 'Sharma', phone: '0499 000 111', category: 'Service' })
  return { late }
}

test('sales answer the lead that is overdue, send it again where it failed and export the list, all by keyboard', async ({
  page,
  dealer,
  cms,
}) => {
  await twoLeads({ dealer, cms })
  const seller = { name: 'Sam Seller', email: `sam@${dealer.slug}.example`, password: 'correct horse battery' }
  const { id: person } = await cms.create('users', { ...seller, role: 'sales', tenants: [{ tenant: dealer.id }] })
  await signInByForm(page, seller)

  const views = page.getByRole('navigation', { name: 'Leads by status' })
  const rows = page.locator('tbody tr')
  await test.step('the overdue lead is a press away', async () => {
    // What is late stands on the first page, a press away.
    const overdue = page.getByText('Overdue leads').locator('..').getByRole('link')
    await expect(overdue).toHaveText('1')
    await tabTo(overdue)
    await page.keyboard.press('Enter')
    await expect(views.getByRole('link', { name: 'Overdue 1' })).toHaveAttribute('aria-current', 'page')
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText('60 min late')
    expect(await axeFindings(page, { within: '.fc-leads' })).toEqual([])
  })

  await test.step('the list is exported', async () => {
    const exported = page.waitForEvent('download')
    await tabTo(page.getByRole('link', { name: 'Export this list (CSV)' }))
    await page.keyboard.press('Enter')
    const file = await readFile(await (await exported).path(), 'utf8')
    expect(file).toContain('Alex,Nguyen,alex@shopper.example')
    expect(file).not.toContain('Priya')
  })

  await test.step('the lead is opened and sent again', async () => {
    const lead = rows.first().getByRole('link', { name: 'Alex Nguyen · Used Car Enquiry' })
    await tabTo(lead)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Call +61412345678' })).toHaveAttribute('href', 'tel:+61412345678')

    const delivery = page.getByRole('button', { name: 'Delivery and consent' })
    await tabTo(delivery)
    await page.keyboard.press('Enter')
    await expect(page.getByText('There is no server with that name.').first()).toBeVisible()
    await tabTo(page.getByRole('button', { name: 'Resend to Dealer system' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Queued. It is sent in a moment.')).toBeVisible()
    expect(await axeFindings(page, { within: '.fc-ways' })).toEqual([])
  })

  await test.step('its status is changed', async () => {
    const status = page.locator('#field-status').getByRole('combobox')
    await tabTo(status)
    await page.keyboard.type('Contacted')
    await page.keyboard.press('Enter')
    await tabTo(page.locator('#action-save'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Updated successfully/)).toBeVisible()
    await page.goto(leads())
    await expect(views.getByRole('link', { name: 'Overdue 0' })).toBeVisible()
    await expect(views.getByRole('link', { name: 'Contacted 1' })).toBeVisible()
  })
  // A pending request would fail after its user is deleted.
  await page.close()
  await cms.remove('users', person)
})

test('a person is erased by the site’s administrator after a look at what there is, and the lead says so', async ({
  page,
  dealer,
  cms,
}) => {
  const { late } = await twoLeads({ dealer, cms })
  const manager = { name: 'Max Manager', email: `max@${dealer.slug}.example`, password: 'correct horse battery' }
  const { id: person } = await cms.create('users', {
    ...manager,
    role: 'tenant-admin',
    tenants: [{ tenant: dealer.id }],
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, manager)
  // Payload opens the stored tab when its answer comes, whatever was opened before.
  const storedTab = page.waitForResponse(/payload-preferences\/collection-leads/)
  await page.goto(`${leads()}/${late}`)
  await storedTab
  await page.getByRole('button', { name: 'Delivery and consent' }).click()
  await page.getByRole('button', { name: 'Erase …' }).click()
  const question = page.getByRole('group', { name: 'Erase this person’s data' })
  await expect(question).toContainText(/^Erase 1 lead, 1 delivery\?/)
  await expect(question).toBeFocused()
  await question.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(page.getByText(/^Erased: 1 lead, 1 delivery\./)).toBeVisible()
  const storedTabAgain = page.waitForResponse(/payload-preferences\/collection-leads/)
  await page.reload()
  await storedTabAgain
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erased')
  await page.getByRole('button', { name: 'Enquiry', exact: true }).click()
  await expect(page.locator('#field-email')).toHaveValue('')
  // A pending request would fail after its user is deleted.
  await page.close()
  await cms.remove('users', person)
})
