import { siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { holdRequests, siteScripts } from '#tests/support/hold-requests.ts'
import { lastMessageTo, signInByCode } from '#tests/support/sign-in-by-code.ts'
import { tabTo } from '#tests/support/tab-to.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a vehicle is saved by keyboard on a phone: through sign-in, taken back where it failed, seen in my garage, signed out (vehicles §2, Watchlist sign-in route, Watchlist page; §4, Watchlist; §6, Watchlist sign-in; locations §2, My garage route)', async ({
  page,
  complaints,
}) => {
  // Not each number after +614 is one that can be; those after +6141 all are.
  const number = `+6141${String(Date.now()).slice(-7)}`
  const star = page.getByRole('button', { name: /^Save .* to your watchlist$/ }).first()
  await test.step('a vehicle is saved through sign-in', async () => {
    await page.goto(`${siteOrigin('coastline-kia')}/search/used-cars`)
    await tabTo(star)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=%2Fsearch%2Fused-cars/)
    await signInByCode(page, number)

    await expect(page).toHaveURL(/\/search\/used-cars$/)
    await expect(page.getByText('Car Saved In Watchlist')).toBeVisible()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a removal that failed is taken back', async () => {
    complaints.expect(/503/)
    await page.route('**/api/watchlist/remove-car', (route) =>
      route.fulfill({ status: 503, json: { code: 'busy', detail: 'We are very busy right now.' } }),
    )
    await star.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'We are very busy right now.' })).toBeVisible()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await page.unroute('**/api/watchlist/remove-car')
    await star.press('Enter')
    await expect(page.getByText('Car Removed')).toBeVisible()
    await star.press('Enter')
    // One toast at a time: the answer that comes last is the one that is read.
    await expect(page.getByText('Car Saved In Watchlist')).toBeVisible()
  })

  await test.step('a search is saved, and both are in my garage', async () => {
    await page.getByRole('button', { name: 'Save this search' }).press('Enter')
    await expect(page.getByText('Search Saved')).toBeVisible()
    await page.getByRole('link', { name: 'View List' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Watchlist (1)' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Saved searches (1)' })).toBeVisible()
    expect(await axeFindings(page, { within: 'main' })).toEqual([])
  })

  await test.step('an email address is added', async () => {
    const email = `${number.slice(1)}@example.com`
    await tabTo(page.getByRole('link', { name: 'Add your email address' }))
    await page.keyboard.press('Enter')
    await signInByCode(page, email, /^Email/)
    await expect(page.getByRole('checkbox', { name: /^Email me new vehicles/ })).toBeChecked()
  })

  await test.step('a vehicle is removed once the network is back', async () => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/)
    const remove = page.getByRole('button', { name: /^Remove / })
    await tabTo(remove)
    await page.context().setOffline(true)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'nothing was changed' })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Watchlist (1)' })).toBeVisible()
    await page.context().setOffline(false)
    await tabTo(remove)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nothing saved yet')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Watchlist', exact: true })).toBeFocused()
  })
  await test.step('signed out, my garage asks for sign-in', async () => {
    await tabTo(page.getByRole('button', { name: 'Sign out', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/localhost(:\d+)?\/$/)
    await page.goto(`${siteOrigin('coastline-kia')}/my-garage`)
    await expect(page).toHaveURL(/\/sign-in\?type=my-garage/)
    expect(await axeFindings(page, { within: 'main' })).toEqual([])
  })
})

test('a number that is sent before the script has loaded leads to the code by keyboard alone', async ({ page }) => {
  const number = `+6141${String(Date.now()).slice(-7)}`
  const release = await holdRequests(page, siteScripts)
  await page.goto(`${siteOrigin('coastline-kia')}/sign-in?type=my-garage&redirect=%2Fmy-garage&back=%2F`, {
    waitUntil: 'commit',
  })
  await tabTo(page.getByRole('textbox', { name: /^Mobile number/ }))
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  const code = page.getByRole('textbox', { name: /^6-digit code/ })
  await expect(code).toBeFocused()
  release()
  await expect(page.locator('[data-island][data-hydrated]', { has: code })).toHaveCount(1)
  await page.keyboard.type(/^\d{6}/.exec((await lastMessageTo(number)).text)?.[0] ?? '')
  await expect(page).toHaveURL(/\/my-garage$/)
})
