import { z } from 'zod'
import { openPage, publishButton, signIn } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import type { Dealer } from '#tests/support/dealer.ts'
import { adminOrigin, administratorToken } from '#tests/support/demo-of-the-run.ts'

const heading = '#field-layout__0__heading'
const isAutosave = (response: { url: () => string }) => response.url().includes('autosave=true')
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'You have unsaved changes.' })
const conflict = (page: Page) => page.getByRole('dialog', { name: /changed the same thing/ })

async function openHome(page: Page, dealer: Dealer): Promise<void> {
  await signIn(page, dealer.editor)
  await openPage(page, dealer.home)
}

const draft = z.object({ layout: z.tuple([z.object({ heading: z.string() })]) })

async function readStoredHeading({ home }: Dealer): Promise<string> {
  const response = await fetch(`${adminOrigin()}/cms/api/pages/${home}?draft=true&depth=0`, {
    headers: { Authorization: `JWT ${administratorToken()}` },
  })
  return draft.parse(await response.json()).layout[0].heading
}

/** The CMS answers as it does without its database, to saves and presence calls; what comes back ends that. */
async function failCms(page: Page): Promise<() => Promise<void>> {
  const calls = /\/cms\/api\/(pages|editing)\//
  await page.route(calls, async (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 503, json: { errors: [{ message: 'The database is away.' }] } }),
  )
  return async () => page.unroute(calls)
}

async function disconnect(page: Page): Promise<() => Promise<void>> {
  await page.context().setOffline(true)
  return async () => page.context().setOffline(false)
}

for (const { outage, begin, reason, complaint } of [
  { outage: 'answered 503', begin: failCms, reason: 'The database is away.', complaint: /status of 503/ },
  {
    outage: 'could not be reached',
    begin: disconnect,
    reason: 'The server could not be reached.',
    complaint: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  },
])
  test(`a draft whose save ${outage} is stored without another key once the server answers, and can be published`, async ({
    page,
    dealer,
    complaints,
  }) => {
    complaints.expect(complaint)
    await openHome(page, dealer)
    const end = await begin(page)
    await page.locator(heading).fill('Typed in an outage')
    await expect(notice(page)).toContainText(reason)
    expect(await readStoredHeading(dealer)).not.toBe('Typed in an outage')
    await end()
    // The window tells the server every 15 seconds that it has the document open, and hears then that it is back.
    await expect(notice(page)).toBeHidden()
    expect(await readStoredHeading(dealer)).toBe('Typed in an outage')
    await expect(page.locator('.doc-controls .status')).toContainText('Changed')
    const published = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
    await publishButton(page).click()
    expect((await published).url()).not.toContain('autosave=true')
  })

test('“Save again” is pressed by keyboard until the draft is stored, and what is typed before that answer is stored too', async ({
  page,
  dealer,
  complaints,
}) => {
  complaints.expect(/status of 503/)
  await openHome(page, dealer)
  const end = await failCms(page)
  await page.locator(heading).fill('Kept')
  await expect(notice(page)).toBeVisible()
  const failedAgain = page.waitForResponse((response) => isAutosave(response) && response.status() === 503)
  await page.getByRole('button', { name: 'Save again' }).press('Enter')
  await failedAgain
  await expect(notice(page)).toBeVisible()
  await end()
  const stored = Promise.withResolvers<void>()
  const typed = Promise.withResolvers<void>()
  await page.route(
    '**/cms/api/pages/**autosave=true**',
    async (route) => {
      const response = await route.fetch()
      stored.resolve()
      await typed.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Save again' }).press('Enter')
  await stored.promise
  await page.locator(heading).fill('Kept, and more')
  typed.resolve()
  await expect.poll(() => readStoredHeading(dealer)).toBe('Kept, and more')
  await expect(notice(page)).toBeHidden()
  await expect(conflict(page)).toBeHidden()
  await expect(page.locator(heading)).toHaveValue('Kept, and more')
})
