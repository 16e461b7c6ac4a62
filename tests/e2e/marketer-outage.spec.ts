import { openPage, publishButton, signIn } from '#tests/support/admin-pages.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import type { Dealer } from '#tests/support/dealer.ts'
import { readHeading } from '#tests/support/home-draft.ts'

const heading = '#field-layout__0__heading'
const isAutosave = (response: { url: () => string }) => response.url().includes('autosave=true')
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'You have unsaved changes.' })
const conflict = (page: Page) => page.getByRole('dialog', { name: /changed the same thing/ })
const state = (page: Page) => page.locator('.doc-controls .status')

async function openHome(page: Page, dealer: Dealer): Promise<void> {
  await signIn(page, dealer.editor)
  await openPage(page, dealer.home)
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

const outages = [
  { outage: 'answered 503', begin: failCms, reason: 'The database is away.', complaint: /status of 503/ },
  {
    outage: 'could not be reached',
    begin: disconnect,
    reason: 'The server could not be reached.',
    complaint: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  },
]

test('a draft whose save answered 503 or could not be reached is stored once the server answers, without another key or by “Save again”', async ({
  page,
  dealer,
  complaints,
}) => {
  test.setTimeout(120_000)
  await openHome(page, dealer)

  for (const { outage, begin, reason, complaint } of outages)
    await test.step(`a save that ${outage} is stored without another key, and can be published`, async () => {
      expect(complaints.unexpected()).toEqual([])
      complaints.expect(complaint)
      const words = `Typed when the save ${outage}`
      const end = await begin(page)
      await page.locator(heading).fill(words)
      await expect(notice(page)).toContainText(reason)
      expect(await readHeading(dealer)).not.toBe(words)
      await end()
      // The window tells the server every 15 seconds that it has the document open, and hears then that it is back.
      await expect(notice(page)).toBeHidden()
      expect(await readHeading(dealer)).toBe(words)
      await expect(state(page)).toContainText('Changed')
      const published = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
      await publishButton(page).click()
      expect((await published).url()).not.toContain('autosave=true')
      await expect(state(page)).toContainText('Published')
    })

  const end = await failCms(page)
  await test.step('“Save again” fails as long as the server does', async () => {
    await page.locator(heading).fill('Kept')
    await expect(notice(page)).toBeVisible()
    const failedAgain = page.waitForResponse((response) => isAutosave(response) && response.status() === 503)
    await page.getByRole('button', { name: 'Save again' }).press('Enter')
    await failedAgain
    await expect(notice(page)).toBeVisible()
  })
  await test.step('then it stores the draft, and what is typed before that answer is stored too', async () => {
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
    await expect.poll(() => readHeading(dealer)).toBe('Kept, and more')
    await expect(notice(page)).toBeHidden()
    await expect(conflict(page)).toBeHidden()
    await expect(page.locator(heading)).toHaveValue('Kept, and more')
  })
})
