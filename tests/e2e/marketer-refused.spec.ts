import type { Request } from 'playwright/test'
import { signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

/** Payload asks the server about a form's fields a quarter of a second after a change. */
const isFormCheck = (request: Request) =>
  request.method() === 'POST' && (request.postData()?.includes('"form-state"') ?? false)

test('an answer about the fields before a refused save, which comes after it, leaves the errors beside them', async ({
  page,
  dealer,
  complaints,
}) => {
  complaints.expect(/status of 400/)
  const refused = Promise.withResolvers<void>()
  await signIn(page, dealer.editor)
  await page.goto(`${adminOrigin()}/admin/collections/stock-feeds/create`)
  await page.route('**/stock-feeds/create', async (route) => {
    if (!isFormCheck(route.request())) return route.fallback()
    const response = await route.fetch()
    await refused.promise
    await route.fulfill({ response })
  })
  const asked = page.waitForRequest(isFormCheck)
  await page.locator('#field-source').getByRole('combobox').click()
  await page.getByRole('option', { name: 'A folder on our server' }).click()
  await asked
  await page.locator('#action-save').click()
  const error = page.locator('.field-error').filter({ hasText: 'This field is required.' })
  await expect(error).toBeVisible()
  refused.resolve()
  await expect(page.getByText(`feeds/${dealer.slug}/`)).toBeVisible()
  await expect(error).toBeVisible()
})

test('what only the save can know is wrong stays beside its field until that is changed', async ({
  page,
  dealer,
  cms,
  complaints,
}) => {
  complaints.expect(/status of 400/)
  await cms.create('redirects', { tenant: dealer.id, from: '/taken', to: '/new' })
  const { id } = await cms.create('redirects', { tenant: dealer.id, from: '/free', to: '/new' })
  await signIn(page, dealer.editor)
  await page.goto(`${adminOrigin()}/admin/collections/redirects/${id}`)
  let checks = 0
  await page.route(`**/redirects/${id}`, async (route) => {
    if (!isFormCheck(route.request())) return route.fallback()
    await route.fulfill({ response: await route.fetch() })
    checks += 1
  })
  await page.locator('#field-from').fill('/taken')
  await expect.poll(() => checks).toBe(1)
  // A refused form counts as changed, so Payload asks about its fields once more.
  await page.locator('#action-save').click()
  await expect.poll(() => checks).toBe(2)
  // Its fields are drawn by the frame after the next.
  await page.evaluate(async () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const error = page.locator('.field-error').filter({ hasText: '/taken is redirected already.' })
  await expect(error).toBeVisible()
  await page.locator('#field-from').fill('/free-again')
  await expect(error).toBeHidden()
  await page.locator('#action-save').click()
  await expect(page.getByText('Updated successfully.').first()).toBeVisible()
})
