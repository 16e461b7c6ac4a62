import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, type Locator, type Page, test } from '#tests/support/browser-test.ts'
import { demoPort, siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { tabTo } from '#tests/support/tab-to.ts'

/** A group whose vehicle pages have a header that follows; a dealer whose have a bar at the foot. */
const meridian = () => siteOrigin('meridian')
const coastline = () => siteOrigin('coastline-kia')

interface Hit {
  id: number
  slug: string
  city: string | null
  reserved: boolean
  status: string
}

/** Asks a site without a page. Only the browser finds `*.localhost` by itself. */
const ask = (page: Page, address: string) => {
  const { host, pathname, search } = new URL(address)
  return page.request.get(`http://127.0.0.1:${demoPort()}${pathname}${search}`, { headers: { host } })
}

/** The address of a vehicle in stock that this holds of. */
async function aVehicleOf(page: Page, origin: string, holds: (hit: Hit) => boolean = () => true): Promise<string> {
  for (let at = 1; at <= 10; at += 1) {
    const response = await ask(page, `${origin}/api/search?page=${at}`)
    const { hits } = (await response.json()) as { hits: Hit[] }
    const found = hits.find((hit) => hit.status === 'in_stock' && !hit.reserved && holds(hit))
    if (found) return `${origin}/cars/${found.slug}`
  }
  throw new Error(`${origin} has no such vehicle.`)
}

const openVehicle = async (page: Page, origin: string) => page.goto(await aVehicleOf(page, origin))
const header = (page: Page) => page.getByRole('region', { name: 'This vehicle' })
const foot = (page: Page) => page.getByRole('region', { name: 'Ask about this vehicle' })
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** What of the focused element a bar lies over, in pixels. */
const coveredFocus = (bar: Locator) =>
  bar.evaluate((element) => {
    const focused = document.activeElement
    if (!focused || !element.hasAttribute('data-shown') || element.contains(focused)) return 0
    const [one, other] = [focused.getBoundingClientRect(), element.getBoundingClientRect()]
    return Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
  })

async function expectFocusUncovered(page: Page): Promise<void> {
  await page.getByRole('main').focus()
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    for (let pressed = 0; pressed < 45; pressed += 1) {
      await page.keyboard.press(key)
      await expect
        .poll(() => coveredFocus(page.locator('[data-tool=bar]')), {
          message: `after ${pressed + 1} presses of ${key}`,
          timeout: 2_000,
        })
        .toBe(0)
    }
  }
}

/** On a phone and on a computer, which stays. */
async function expectAccessibleBars(page: Page): Promise<void> {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    await scrollTo(page, 1_000)
    await expect(page.locator('[data-tool=bar][data-shown]').first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(1)
  }
}

test('after 500 pixels a header follows with the vehicle, its price and finance, never covers what has the focus, and leaves at the top; every step of the breadcrumb leads somewhere (vehicles §2, Sticky header, Breadcrumb)', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await openVehicle(page, meridian())
  await test.step('every step of the breadcrumb leads somewhere', async () => {
    const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
    await expect(steps.first()).toHaveText('Home')
    for (const href of await steps.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
      expect((await ask(page, meridian() + href)).status(), href).toBe(200)
    }
  })
  await test.step('the header follows after 500 pixels', async () => {
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '?'
    await scrollTo(page, 500)
    await expect(header(page)).toBeHidden()
    await scrollTo(page, 501)
    await expect(header(page)).toContainText(name)
    await expect(header(page)).toContainText('comparison rate')
    await expect(header(page).getByRole('link', { name: 'Get Pre-Approved' })).toBeInViewport()
  })
  await test.step('axe finds nothing while it is there, on a phone and on a computer', async () => {
    await expectAccessibleBars(page)
  })
  await test.step('it leaves at the top', async () => {
    await scrollTo(page, 0)
    await expect(header(page)).toBeHidden()
    await expect(page.getByRole('banner')).toBeInViewport()
  })
  await test.step('it never covers what has the focus, forwards or backwards', async () => {
    await expectFocusUncovered(page)
  })
})

test('after 900 pixels a bar comes to the foot with what a shopper can do, and never covers what has the focus; on a site that wants it so, a toast names the vehicle whose link was copied; a vehicle at the main location’s city shows no location bar (vehicles §2, Sticky bar, Copy notice; locations §2, Vehicle sidebar; §4, Sticky bar)', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(await aVehicleOf(page, coastline(), ({ city }) => city === 'Maroochydore'))
  await test.step('a vehicle at the main location’s city shows no location bar', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Location' })).toHaveCount(0)
  })
  await test.step('the bar comes after 900 pixels', async () => {
    await scrollTo(page, 900)
    await expect(foot(page)).toBeHidden()
    await scrollTo(page, 901)
    await expect(foot(page).getByRole('link', { name: 'Enquire Now' })).toBeInViewport()
    await expect(foot(page).getByRole('link', { name: /^Call Now/ })).toBeInViewport()
  })
  await test.step('axe finds nothing while it is there, on a phone and on a computer', async () => {
    await expectAccessibleBars(page)
  })
  await test.step('it never covers what has the focus, forwards or backwards', async () => {
    await page.reload()
    await expectFocusUncovered(page)
  })
  await test.step('a toast names the vehicle whose link was copied', async () => {
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '?'
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText(`Copied ${name} to your clipboard!`)).toBeInViewport()
  })
})

test('a vehicle is shared in a window of 550 by 400, and its copied link says Copied for a second and a half (vehicles §2, Share window, Copy notice)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.route('https://www.facebook.com/**', (route) => route.fulfill({ body: 'Share' }))
  await openVehicle(page, meridian())
  await test.step('a share link opens a window of 550 by 400', async () => {
    await page.evaluate(() => {
      const open = window.open.bind(window)
      window.open = (...given) => {
        document.body.dataset['opened'] = given[2] ?? ''
        return open(...given)
      }
    })
    const [shared] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Share by Facebook' }).click(),
    ])
    expect(new URL(shared.url()).searchParams.get('u')).toBe(page.url())
    await expect(page.locator('body')).toHaveAttribute('data-opened', 'width=550,height=400')
    await shared.close()
  })
  await test.step('a copied link says Copied for a second and a half', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Copied', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await expect(page.getByText('Copied', { exact: true })).toBeHidden({ timeout: 3_000 })
  })
})

test('the sheet of a vehicle is printed from a new tab and saved as {slug}.pdf; a PDF that cannot be made says why in an alert, and can be asked for again (vehicles §2, Print route, Print PDF; §8, PDF failure)', async ({
  page,
  context,
  complaints,
}) => {
  await context.addInitScript(() => {
    window.print = () => (document.documentElement.dataset['printed'] = 'yes')
  })
  await openVehicle(page, meridian())
  const button = page.getByRole('link', { name: 'Save as PDF' })
  await test.step('Print opens the sheet in a new tab, and only the sheet goes on paper', async () => {
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '?'
    const [sheet] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Print', exact: true }).click(),
    ])
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(name)
    expect(new URL(sheet.url()).pathname).toBe('/print')
    await expect(sheet.locator('html')).toHaveAttribute('data-printed', 'yes')
    await expect(sheet.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    expect(await axeFindings(sheet)).toEqual([])
    await sheet.emulateMedia({ media: 'print' })
    for (const hidden of [
      sheet.getByRole('banner'),
      sheet.getByRole('contentinfo'),
      sheet.getByRole('button', { name: 'Print this page' }),
    ])
      await expect(hidden).toBeHidden()
    await expect(sheet.getByRole('heading', { level: 1 })).toBeVisible()
    await sheet.close()
  })
  await test.step('a vehicle that is not there cannot be printed', async () => {
    for (const search of ['', '?car_id=never-was'])
      expect((await ask(page, `${meridian()}/print${search}`)).status()).toBe(404)
  })
  await test.step('the PDF button says Preparing... and saves the sheet', async () => {
    const slug = new URL(page.url()).pathname.replace('/cars/', '')
    const preparingSeen = Promise.withResolvers<void>()
    await page.route(
      '**/*.pdf',
      async (route) => {
        await preparingSeen.promise
        await route.continue()
      },
      { times: 1 },
    )
    const download = page.waitForEvent('download')
    await button.click()
    await expect(page.getByRole('link', { name: 'Preparing...' })).toBeVisible()
    preparingSeen.resolve()
    expect((await download).suggestedFilename()).toBe(`${slug}.pdf`)
    await expect(button).toBeVisible()
  })
  await test.step('a PDF that cannot be made says why', async () => {
    complaints.expect(/503/)
    await page.route('**/*.pdf', (route) =>
      route.fulfill({ status: 503, json: { detail: 'We are busy just now. Please try again in a moment.' } }),
    )
    await button.click()
    await expect(page.getByRole('alert').filter({ hasText: 'We are busy just now.' })).toBeVisible()
    await expect(button).toBeVisible()
  })
})

test('a vehicle at another city than the main location’s says where, until that is dismissed (vehicles §2, Location bar)', async ({
  page,
}) => {
  await page.goto(await aVehicleOf(page, coastline(), ({ city }) => city !== null && city !== 'Maroochydore'))
  const bar = page.getByRole('region', { name: 'Location' })
  await expect(bar).toContainText(/^Located at \S+/)
  await expect(bar.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('target', '_blank')
  await tabTo(bar.getByRole('checkbox', { name: 'Dismiss' }))
  await page.keyboard.press('Space')
  await expect(bar).toBeHidden()
})

test('looks at a vehicle are counted where a shopper can see them (vehicles §2, §7)', async ({ page }) => {
  const address = await aVehicleOf(page, coastline(), ({ id }) => id % 2 === 1)
  const looks = async () => {
    const answered = page.waitForResponse(/\/view\.json/)
    await page.goto(address)
    await answered
    const views = page.getByText(/^[\d,]+ views?$/).first()
    await expect(views).toBeVisible()
    return Number((await views.textContent())?.replace(/\D/g, ''))
  }
  const before = await looks()
  await expect.poll(looks, { intervals: [500] }).toBeGreaterThan(before)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript what stands at the top of a vehicle page are links and forms that work', async ({
    page,
  }) => {
    await openVehicle(page, meridian())
    await expect(page.getByRole('link', { name: 'Share by WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
    const pdf = page.getByRole('link', { name: 'Save as PDF' })
    const file = await ask(page, meridian() + (await pdf.getAttribute('href')))
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
    const [sheet] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Print', exact: true }).click(),
    ])
    await expect(sheet.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(header(page)).toBeHidden()
  })
})
