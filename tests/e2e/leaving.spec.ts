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

for (const view of [form, canvas]) {
  test(`what is typed in the ${view.name} just before a link, Back and closing the tab is stored`, async ({
    page,
    dealer,
  }) => {
    await openVersions(page, { view, dealer })
    await test.step('a link', async () => {
      const heading = await openFromVersions(page, view)
      await heading.fill('Before a link')
      await view.link(page).click()
      await expect(page.getByText('Changed Heading of Hero ‘Before a link’')).toBeVisible()
    })
    await test.step('Back', async () => {
      const heading = await openFromVersions(page, view)
      await heading.fill('Before Back')
      await page.goBack()
      await expect(page).toHaveURL(/versions/)
      await expect(page.getByText('Changed Heading of Hero ‘Before Back’')).toBeVisible()
    })
    await test.step('closing the tab', async () => {
      const heading = await openFromVersions(page, view)
      await heading.fill('Before the end')
      await page.close({ runBeforeUnload: true })
      await expect.poll(() => readHeading(dealer)).toBe('Before the end')
    })
  })

  test(`a slow save of the ${view.name} is waited for, and the browser asks before it is cut off`, async ({
    page,
    dealer,
  }) => {
    await openVersions(page, { view, dealer })
    const heading = await openFromVersions(page, view)
    let answer = Promise.withResolvers<void>()
    await page.route(isSave, async (route) => {
      if (route.request().method() === 'PATCH') await answer.promise
      await route.fallback()
    })
    await test.step('closing', async () => {
      const sent = page.waitForRequest((request) => request.method() === 'PATCH')
      await heading.fill('Under way')
      await sent
      const question = page.waitForEvent('dialog')
      const closing = page.close({ runBeforeUnload: true })
      expect((await question).type()).toBe('beforeunload')
      await (await question).dismiss()
      await closing
    })
    await test.step('Back, with more words', async () => {
      await heading.fill('Under way, and more')
      await page.goBack()
      await expect(page.getByText('Saving your changes before leaving this page…')).toBeVisible()
      await expect(page).toHaveURL(document(dealer))
      answer.resolve()
      await expect(page).toHaveURL(/versions/)
      expect(await readHeading(dealer)).toBe('Under way, and more')
    })
    await test.step('a link', async () => {
      answer = Promise.withResolvers<void>()
      const again = await openFromVersions(page, view)
      await again.fill('Before a link')
      await view.link(page).click()
      await expect(page.getByText('Saving your changes before leaving this page…')).toBeVisible()
      answer.resolve()
      await expect(page).not.toHaveURL(document(dealer))
      expect(await readHeading(dealer)).toBe('Before a link')
    })
  })

  test(`a refused save of the ${view.name} holds the person on the page, which says why`, async ({
    page,
    dealer,
    complaints,
  }) => {
    complaints.expect(/status of (503|403)/)
    // Who is signed out reads no document, so its presence calls find none.
    complaints.expect(/status of 404 .*\/api\/editing\//)
    await openVersions(page, { view, dealer })
    const heading = await openFromVersions(page, view)
    await page.route(isSave, async (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 503, json: { errors: [{ message: 'The database is away.' }] } })
        : route.fallback(),
    )
    await test.step('a link', async () => {
      await heading.fill('Refused')
      await view.link(page).click()
      await expect(unsaved(page)).toContainText('The database is away.')
      await page.keyboard.press('Escape')
      await expect(unsaved(page)).toHaveCount(0)
      await expect(page).toHaveURL(document(dealer))
      await expect(heading).toHaveValue('Refused')
    })
    await test.step('Back', async () => {
      await page.goBack()
      await expect(unsaved(page)).toBeVisible()
      await unsaved(page).getByRole('button', { name: 'Stay on this page' }).click()
      await expect(page).toHaveURL(document(dealer))
      await expect(heading).toHaveValue('Refused')
    })
    await test.step('closing', async () => {
      const question = page.waitForEvent('dialog')
      const closing = page.close({ runBeforeUnload: true })
      await (await question).dismiss()
      await closing
      await expect(heading).toHaveValue('Refused')
    })
    await test.step('signed out', async () => {
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
  })
}

test('text that is edited on the page is stored when a link is followed at once, and left only by choice when it cannot be', async ({
  page,
  dealer,
  complaints,
}) => {
  complaints.expect(/status of 503/)
  await openVersions(page, { view: canvas, dealer })
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

  const heading = await openFromVersions(page, canvas)
  await page.route(isSave, async (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  )
  await heading.fill('Given up')
  await canvas.link(page).click()
  await unsaved(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).not.toHaveURL(document(dealer))
  await page.unroute(isSave)
  expect(await readHeading(dealer)).toContain('Typed on the page')
})
