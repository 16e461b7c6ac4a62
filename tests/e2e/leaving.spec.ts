import { signIn } from '#tests/support/admin-pages.ts'
import { expect, type Locator, type Page, test } from '#tests/support/browser-test.ts'
import { canvasFrame, panelHeading, row, waitForFrame } from '#tests/support/canvas-pages.ts'
import type { Dealer } from '#tests/support/dealer.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'
import { readHeading } from '#tests/support/home-draft.ts'

interface View {
  name: 'form' | 'canvas'
  /** The heading's field, once it can be typed into. */
  findHeading: (page: Page) => Promise<Locator>
  /** A link of the admin that is shown beside the field. */
  link: (page: Page) => Locator
}

const form: View = {
  name: 'form',
  findHeading: async (page) => {
    const heading = page.locator('#field-layout__0__heading')
    await expect(heading).toBeEditable()
    return heading
  },
  link: (page) => page.locator('.doc-tabs').getByRole('link', { name: 'Versions' }),
}

const canvas: View = {
  name: 'canvas',
  findHeading: async (page) => {
    await row(page, 'Hero').click()
    const heading = panelHeading(page)
    await expect(heading).toBeEditable()
    return heading
  },
  link: (page) => page.getByRole('link', { name: 'Versions' }),
}

const document = (dealer: Dealer) => new RegExp(`/pages/${dealer.home}(\\?|$)`)
const isSave = (url: URL) => /\/cms\/api\/pages\/\d+$/.test(url.pathname)
const unsaved = (page: Page) => page.getByRole('dialog', { name: 'Your changes are not saved' })

/** Opens the home page's versions; its form and canvas are opened from there without loading the admin again. */
async function openVersions(page: Page, { view, dealer }: { view: View; dealer: Dealer }): Promise<void> {
  await signIn(page, dealer.editor)
  const isCanvas = view.name === 'canvas' ? 'yes' : 'no'
  // Only in the admin: the site in the canvas may have no storage there.
  await page.addInitScript((wanted) => {
    if (window === window.top) localStorage.setItem('forecourt-canvas', wanted)
  }, isCanvas)
  await page.goto(`${adminOrigin()}/admin/collections/pages/${dealer.home}/versions`)
}

async function openFromVersions(page: Page, view: View): Promise<Locator> {
  await page.locator('.step-nav').getByRole('link', { name: 'Home', exact: true }).click()
  return view.findHeading(page)
}

const pending = (page: Page) => page.getByText('Saving your changes before leaving this page…')

async function refuseSaves(page: Page): Promise<void> {
  await page.route(isSave, async (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, json: { errors: [{ message: 'The database is away.' }] } })
      : route.fallback(),
  )
}

/** What is typed just before a link and Back is stored. Each part of a journey starts and ends at the versions. */
async function leaveAtOnce(page: Page, view: View): Promise<void> {
  await test.step('what is typed just before a link is stored', async () => {
    const heading = await openFromVersions(page, view)
    await heading.fill('Before a link')
    await view.link(page).click()
    await expect(page.getByText('Changed Heading of Hero ‘Before a link’')).toBeVisible()
  })
  await test.step('what is typed just before Back is stored', async () => {
    const heading = await openFromVersions(page, view)
    await heading.fill('Before Back')
    await page.goBack()
    await expect(page).toHaveURL(/versions/)
    await expect(page.getByText('Changed Heading of Hero ‘Before Back’')).toBeVisible()
  })
}

async function leaveDuringSlowSaves(page: Page, { view, dealer }: { view: View; dealer: Dealer }): Promise<void> {
  const heading = await openFromVersions(page, view)
  let answer = Promise.withResolvers<void>()
  await page.route(isSave, async (route) => {
    if (route.request().method() === 'PATCH') await answer.promise
    await route.fallback()
  })
  await test.step('closing the tab cuts off a slow save only after the browser has asked', async () => {
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await heading.fill('Under way')
    await sent
    const question = page.waitForEvent('dialog')
    const closing = page.close({ runBeforeUnload: true })
    expect((await question).type()).toBe('beforeunload')
    await (await question).dismiss()
    await closing
  })
  await test.step('Back waits for a slow save, with more words', async () => {
    await heading.fill('Under way, and more')
    await page.goBack()
    await expect(pending(page)).toBeVisible()
    await expect(page).toHaveURL(document(dealer))
    answer.resolve()
    await expect(page).toHaveURL(/versions/)
    expect(await readHeading(dealer)).toBe('Under way, and more')
  })
  await test.step('a link waits for a slow save', async () => {
    answer = Promise.withResolvers<void>()
    const again = await openFromVersions(page, view)
    await again.fill('Before a slow link')
    await view.link(page).click()
    await expect(pending(page)).toBeVisible()
    answer.resolve()
    await expect(page).not.toHaveURL(document(dealer))
    expect(await readHeading(dealer)).toBe('Before a slow link')
  })
  await page.unroute(isSave)
}

async function leaveAfterRefusedSaves(page: Page, { view, dealer }: { view: View; dealer: Dealer }): Promise<void> {
  const heading = await openFromVersions(page, view)
  await refuseSaves(page)
  await test.step('a refused save holds back a link, and the page says why', async () => {
    await heading.fill('Refused')
    await view.link(page).click()
    await expect(unsaved(page)).toContainText('The database is away.')
    await page.keyboard.press('Escape')
    await expect(unsaved(page)).toHaveCount(0)
    await expect(page).toHaveURL(document(dealer))
    await expect(heading).toHaveValue('Refused')
  })
  await test.step('it holds back Back', async () => {
    await page.goBack()
    await expect(unsaved(page)).toBeVisible()
    await unsaved(page).getByRole('button', { name: 'Stay on this page' }).click()
    await expect(page).toHaveURL(document(dealer))
    await expect(heading).toHaveValue('Refused')
  })
  await test.step('it holds back closing the tab', async () => {
    const question = page.waitForEvent('dialog')
    const closing = page.close({ runBeforeUnload: true })
    await (await question).dismiss()
    await closing
    await expect(heading).toHaveValue('Refused')
  })
  await test.step('who is signed out signs in again in another tab', async () => {
    // In this order: a server that is available again gets the save at once.
    await page.context().clearCookies()
    await page.unroute(isSave)
    await view.link(page).click()
    await expect(unsaved(page)).toContainText('You are signed out. Sign in again in another tab.')
    await unsaved(page).getByRole('button', { name: 'Stay on this page' }).click()
    await signIn(page, dealer.editor)
    await view.link(page).click()
    await expect(page).not.toHaveURL(document(dealer))
    expect(await readHeading(dealer)).toBe('Refused')
  })
}

async function leaveTextOnPage(page: Page, dealer: Dealer): Promise<void> {
  await test.step('text that is edited on the page is stored when a link is followed at once', async () => {
    // The document stays the same: it has measured an earlier canvas.
    await page.evaluate(() => performance.clearMeasures('canvas-shown'))
    await openFromVersions(page, canvas)
    await waitForFrame(page)
    const shown = canvasFrame(page).getByRole('heading', { level: 1 })
    await shown.dblclick()
    await expect(canvasFrame(page).locator('[contenteditable]')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' Typed on the page')
    await canvas.link(page).click()
    await expect(page).not.toHaveURL(document(dealer))
    expect(await readHeading(dealer)).toContain('Typed on the page')
  })
}

async function leaveWithoutSaving(page: Page, dealer: Dealer): Promise<void> {
  await test.step('words that cannot be stored are given up by choice', async () => {
    const before = await readHeading(dealer)
    const heading = await openFromVersions(page, canvas)
    await refuseSaves(page)
    await heading.fill('Given up')
    await canvas.link(page).click()
    await expect(unsaved(page)).toBeVisible()
    // The page to come is slow, so that the form has the time to save again.
    const again = Promise.withResolvers<void>()
    await page.route(/\/versions(\?|$)/, async (route) => {
      await again.promise
      await route.fallback()
    })
    const saved = page.waitForResponse((response) => isSave(new URL(response.url())))
    const leaving = unsaved(page).getByRole('button', { name: 'Leave without saving' }).click()
    expect((await saved).status()).toBe(503)
    again.resolve()
    await leaving
    await expect(page).not.toHaveURL(document(dealer))
    await page.unroute(isSave)
    expect(await readHeading(dealer)).toBe(before)
    const countKept = () => Object.keys(localStorage).filter((key) => key.startsWith('forecourt-kept/')).length
    expect(await page.evaluate(countKept)).toBe(0)
  })
}

for (const view of [form, canvas])
  test(`what is typed in the ${view.name} is stored before it is left, also by a slow save, and a refused save holds the person on the page`, async ({
    page,
    dealer,
    complaints,
  }) => {
    test.setTimeout(180_000)
    await openVersions(page, { view, dealer })
    await leaveAtOnce(page, view)
    await leaveDuringSlowSaves(page, { view, dealer })
    if (view === canvas) await leaveTextOnPage(page, dealer)
    expect(complaints.unexpected()).toEqual([])
    complaints.expect(/status of (503|403)/)
    // Who is signed out reads no document, so its presence calls find none.
    complaints.expect(/status of 404 .*\/api\/editing\//)
    await leaveAfterRefusedSaves(page, { view, dealer })
    if (view === canvas) await leaveWithoutSaving(page, dealer)
    await test.step('what is typed just before the tab is closed is stored', async () => {
      const heading = await openFromVersions(page, view)
      await heading.fill('Before the end')
      await page.close({ runBeforeUnload: true })
      await expect.poll(() => readHeading(dealer)).toBe('Before the end')
    })
  })
