import { randomBytes } from 'node:crypto'
import { signIn } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import { adminOrigin, demoPort } from '#tests/support/demo-of-the-run.ts'
import { ask } from '#tests/support/forecourt.ts'
import { screenFindings } from '#tests/support/screen-findings.ts'

/** A platform administrator of this test alone, signed in. */
async function anAdministrator(page: Page, { cms, slug }: { cms: CmsApi; slug: string }): Promise<number> {
  const who = { name: 'Ada', email: `ada@${slug}.example`, password: 'correct horse battery' }
  const { id } = await cms.create('users', { ...who, role: 'platform-admin' })
  await signIn(page, who)
  return id
}

/** Fills in what a site cannot do without. */
async function fillIn(page: Page, slug: string): Promise<void> {
  const values = {
    Name: slug,
    Domains: `${slug}.localhost`,
    Phone: '02 5550 0199',
    Email: 'hello@harbour.example',
    'Dealer licence': 'MD 12345',
    Street: '12 Quay Street',
    'Suburb or town': 'Newcastle',
    State: 'NSW',
    Postcode: '2300',
  }
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Template', { exact: true }).selectOption({ label: 'Dealer template' })
  await page.getByLabel('Brand colour', { exact: true }).fill('#8a1538')
}

test('a platform administrator creates a site that answers on every page of its template', async ({
  page,
  cms,
  task,
}) => {
  test.setTimeout(180_000)
  const slug = `harbour-${randomBytes(4).toString('hex')}`
  const administrator = await anAdministrator(page, { cms, slug })
  await page.goto(`${adminOrigin()}/admin/new-site`)
  await expect(page.getByLabel('Name', { exact: true })).toBeEditable()

  await test.step('what is missing is said in each field', async () => {
    await page.getByRole('button', { name: 'Create the site' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'marked field' })).toBeVisible()
    expect(await screenFindings(page)).toEqual([])
    await page.reload()
    await expect(page.getByLabel('Name', { exact: true })).toBeEditable()
  })
  await test.step('a site is created and asked for each of its pages', async () => {
    const done = task('new-site', 'pointer')
    await fillIn(page, slug)
    await page.getByRole('button', { name: 'Create the site' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${slug} is ready` })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('status').filter({ hasText: /^All \d+ pages answer/ })).toBeVisible({ timeout: 60_000 })
    await done()
    expect(await screenFindings(page)).toEqual([])
  })
  const home = await ask(demoPort(), '/', { host: `${slug}.localhost` })
  expect(home.status).toBe(200)
  const site = Number(/new-site\/(\d+)/.exec(page.url())?.[1])
  await page.goto('about:blank')
  await cms.change('tenants', site, { hosts: [] })
  await cms.remove('tenants', site)
  // A pending request would fail after its user is deleted.
  await page.close()
  await cms.remove('users', administrator)
})
