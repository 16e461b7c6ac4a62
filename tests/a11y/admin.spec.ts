import sharp from 'sharp'
import { z } from 'zod'
import { addBlock, openPage, openPreview, publishButton, signIn } from '#tests/support/admin-pages.ts'
import { openCanvas, structure } from '#tests/support/canvas-pages.ts'
import { expect, type Locator, type Page, test } from '#tests/support/browser-test.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import type { Dealer } from '#tests/support/dealer.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'
import { seriousFindings } from '#tests/support/screen-findings.ts'

test('axe finds nothing serious from sign-in to the canvas of a page, and no icon and no select is painted without its name', async ({
  page,
  dealer,
  cms,
}) => {
  test.setTimeout(180_000)
  const { vehicle, slide } = await aVehicleAndASlide(page, { cms, dealer })

  await test.step('signing in, and the first page with its menu', async () => {
    await page.goto(`${adminOrigin()}/admin/login`)
    await expect(page.getByLabel('Password')).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByLabel('Email').fill(dealer.editor.email)
    await page.getByLabel('Password').fill(dealer.editor.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(`${adminOrigin()}/admin`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Open Menu' }).first().click()
    await expect(page.getByRole('button', { name: 'Website', exact: true })).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
  })

  await page.addInitScript(collectNameless, drawnByBrowser)
  const block = await test.step('names in rows and selects of a form, before and after a save', async () => {
    await openPage(page, dealer.home)
    await page.evaluate(collectNameless, `${drawnByServer}, ${drawnByBrowser}`)
    const added = await addBlock(page, 'Car grid')
    await expect(added.getByRole('combobox', { name: 'Source' })).toBeVisible()
    await publishButton(page).click()
    await expect(page.getByText('Updated successfully.').first()).toBeVisible()
    expect(await readNameless(page)).toEqual([])
    return added
  })

  await test.step('a form with blocks and its preview', async () => {
    const preview = await openPreview(page)
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
    await addBlock(page, 'Rich text')
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Exit Live Preview' }).click()
  })

  await test.step('stock is chosen and vehicles are picked', () => chooseStock(page, block))

  await test.step('names of a related document that the server tells of, and of another that is chosen', async () => {
    await page.goto(`${adminOrigin()}/admin/collections/vehicles/${vehicle}`)
    await page.getByRole('button', { name: 'Location', exact: true }).click()
    const field = page.locator('#field-location')
    const cross = field.locator('.clear-indicator[aria-label="Clear Location"]')
    await expect(cross).toBeVisible()
    await cross.click()
    await expect(cross).toBeHidden()
    await field.getByRole('combobox', { name: 'Location' }).click()
    await field.getByRole('option', { name: 'Main' }).click()
    await expect(cross).toBeVisible()
    expect(await readNameless(page)).toEqual([])
  })

  await test.step('names of a file that the server tells of', async () => {
    await page.goto(`${adminOrigin()}/admin/collections/slides/${slide}`)
    await expect(page.getByRole('button', { name: 'Edit the file' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove the file' })).toBeVisible()
    expect(await readNameless(page)).toEqual([])
  })

  await test.step('the canvas, its library and its menus', async () => {
    await openCanvas(page, dealer.home)
    await structure(page).getByRole('treeitem').first().click()
    expect(await seriousFindings(page)).toEqual([])
    await structure(page).getByRole('treeitem').first().click({ button: 'right' })
    await expect(page.getByRole('menu')).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Add' }).click()
    await page.getByRole('button', { name: 'See as' }).click()
    expect(await seriousFindings(page)).toEqual([])
  })
})

test('axe finds nothing serious in the lists of customers and the forms of one, and all their icons and selects have names', async ({
  page,
  dealer,
  cms,
}) => {
  const { id } = await cms.create('leads', { tenant: dealer.id, name: 'Alex', category: 'General Enquiry' })
  const who = { name: 'Seller', email: `a11y@${dealer.slug}.example`, password: 'correct horse battery' }
  const { id: seller } = await cms.create('users', { ...who, role: 'sales', tenants: [{ tenant: dealer.id }] })
  await signIn(page, who)
  await page.addInitScript(collectNameless, drawnByBrowser)
  for (const path of [`leads/${id}`, 'bookings', 'bookings/create', 'phone-reveals', 'leads']) {
    await page.goto(`${adminOrigin()}/admin/collections/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await seriousFindings(page), path).toEqual([])
  }
  await test.step('names in a list, its filter and its bulk edit', async () => {
    await expect(page.getByRole('checkbox', { name: 'Select Alex' })).toBeVisible()
    await page.evaluate(collectNameless, `${drawnByServer}, ${drawnByBrowser}`)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('button', { name: 'Add Filter' }).click()
    await expect(page.locator('.where-builder').getByRole('combobox').nth(2)).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select Alex' }).check()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(page.getByRole('combobox', { name: 'Select fields to edit' })).toBeVisible()
    expect(await readNameless(page)).toEqual([])
  })
  // A pending request would fail after its user is deleted.
  await page.close()
  await cms.remove('users', seller)
})

const drawnByServer = '.collapsible__toggle, .collapsible__drag, .popup-button, .clickable-arrow, .checkbox-input input'
/** A select hides its cross from screen readers, but not from the keyboard. */
const drawnByBrowser =
  '.react-select [role=combobox], .clear-indicator, .upload-relationship-details button, .file-details__remove'

/** Collects in each frame, before it is painted, the controls without a name. */
function collectNameless(selector: string): void {
  const found = new Set<string>()
  Object.assign(window, { nameless: found })
  const isNamed = (control: Element) =>
    control.getAttribute('aria-label') !== null || !['', 'Toggle block'].includes(control.textContent.trim())
  const look = () => {
    for (const control of document.querySelectorAll(selector))
      if (control.checkVisibility() && !isNamed(control)) found.add(control.outerHTML.slice(0, 200))
    requestAnimationFrame(look)
  }
  look()
}

const readNameless = (page: Page) =>
  page.evaluate(() =>
    'nameless' in window && window.nameless instanceof Set ? [...window.nameless].map(String) : null,
  )

/** Shows a grid's filter and its picks as open as they get. */
async function chooseStock(page: Page, block: Locator): Promise<void> {
  const make = block.getByRole('combobox', { name: 'Make' })
  await make.fill('Pontiac')
  await make.press('Enter')
  await make.press('Enter')
  await expect(block.getByText('Matches no vehicle now.')).toBeVisible()
  await make.fill('')
  await make.press('ArrowDown')
  await expect(block.getByRole('option')).toHaveCount(4)
  expect(await seriousFindings(page)).toEqual([])

  await block.locator('[id$="__source"]').getByRole('combobox').click()
  await block.getByRole('option', { name: 'Chosen vehicles' }).click()
  const search = block.getByRole('combobox', { name: 'Add a vehicle' })
  await search.fill('corolla')
  await expect(block.getByRole('option')).toHaveCount(1)
  await search.press('Enter')
  await search.fill('kia')
  await expect(block.getByRole('option')).toHaveCount(1)
  await search.press('ArrowDown')
  expect(await seriousFindings(page)).toEqual([])
}

/** A vehicle at a location and a slide with a picture. */
async function aVehicleAndASlide(page: Page, { cms, dealer }: { cms: CmsApi; dealer: Dealer }) {
  const { id: location } = await cms.create('locations', { tenant: dealer.id, name: 'Main' })
  const { id: vehicle } = await cms.create('vehicles', {
    tenant: dealer.id,
    stocknum: 'L1',
    car_type: 'used',
    year: 2022,
    make: 'Mazda',
    model: '2',
    location,
  })
  const file = { name: 'dot.png', mimeType: 'image/png', buffer: await dot() }
  const uploaded = await page.request.post(`${adminOrigin()}/cms/api/media`, {
    headers: { Origin: adminOrigin(), Authorization: `JWT ${cms.token}` },
    multipart: { file, _payload: JSON.stringify({ tenant: dealer.id, alt: 'A dot' }) },
  })
  expect(uploaded.status(), await uploaded.text()).toBe(201)
  const { doc } = z.object({ doc: z.object({ id: z.number() }) }).parse(await uploaded.json())
  const { id: slide } = await cms.create('slides', { tenant: dealer.id, name: 'Sale', image: doc.id })
  return { vehicle, slide }
}

const dot = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
