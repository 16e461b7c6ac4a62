import { addBlock, openPage, publishButton, publishByKeyboard, signIn } from '#tests/support/admin-pages.ts'
import { expect, type Locator, test } from '#tests/support/browser-test.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import type { Dealer } from '#tests/support/dealer.ts'
import { demoPort } from '#tests/support/demo-of-the-run.ts'
import { ask, until } from '#tests/support/forecourt.ts'
import { tabTo } from '#tests/support/tab-to.ts'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'

/** What a dealer of a test has, by name: Kia Sportage at $41,990, Mazda CX-5 at $32,990, Toyota Corolla at $18,990. */
const kia = '2024-kia-sportage-s0'
const mazda = '2022-mazda-cx-5-s1'
const toyota = '2019-toyota-corolla-s2'

/** Waits until the home page shows exactly these cars, in this order. */
async function seesOnSite(slug: string, cars: string[]): Promise<void> {
  const shown = async () => {
    const { text } = await ask(demoPort(), '/', { host: `${slug}.localhost` })
    const links = readAttributes(parseHtml(text), 'a[href^="/cars/"]:not([href*="?"], [href*="#"])', 'href')
    return [...new Set(links.map((href) => href?.slice('/cars/'.length)))]
  }
  await until(shown, (seen) => seen.join() === cars.join(), 20_000)
}

/** Drags by the pointer, and waits until the page takes clicks again: dnd-kit swallows them for 50 ms after a drop. */
async function dropOnto(handle: Locator, target: Locator): Promise<void> {
  await handle.dragTo(target, { steps: 12 })
  await handle.page().evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
}

const countOf = (block: Locator) => block.getByText(/^Matches /)

test('a marketer chooses a grid’s cars from what stock has, or one by one in an order of their own; shoppers see exactly those, and what left stock is marked', async ({
  page,
  dealer,
  cms,
}) => {
  test.setTimeout(180_000)
  await signIn(page, dealer.editor)
  await openPage(page, dealer.home)
  const block = await addBlock(page, 'Car grid')
  const make = block.getByRole('combobox', { name: 'Make' })

  await test.step('a choice that stock does not have stays, and says so', async () => {
    await expect(countOf(block)).toHaveText('Matches 3 vehicles now')
    await make.fill('Pontiac')
    const saved = page.waitForResponse(
      (response) => response.url().includes('autosave=true') && !!response.request().postData()?.includes('Pontiac'),
    )
    await block.getByRole('option', { name: 'Add “Pontiac”' }).click()
    await expect(countOf(block)).toHaveText('Matches no vehicle now.')
    await saved
    await page.reload()
    await expect(countOf(block)).toHaveText('Matches no vehicle now.')
    await block.getByRole('button', { name: /^Remove\s+Pontiac\s+not in stock$/ }).click()
    await expect(countOf(block)).toHaveText('Matches 3 vehicles now')
  })

  await test.step('makes and a price choose the vehicles, and say how many match', async () => {
    await make.click()
    await expect(block.getByRole('option')).toHaveText([/Kia\s*1/, /Mazda\s*1/, /Toyota\s*1/])
    await block.getByRole('option', { name: 'Kia' }).click()
    await block.getByRole('option', { name: 'Mazda' }).click()
    await expect(countOf(block)).toHaveText('Matches 2 vehicles now')
    await expect(block.getByRole('option', { name: 'Toyota' })).toHaveText(/1/)

    await block.getByLabel('Price, $ to').fill('35,000')
    await block.getByLabel('Price, $ to').blur()
    await expect(countOf(block)).toHaveText('Matches 1 vehicle now')
    await expect(block.getByRole('list', { name: 'First matches' })).toHaveText(/Mazda CX-5.*\$32,990/)
    await publishButton(page).click()
    await seesOnSite(dealer.slug, [mazda])
  })

  const search = block.getByRole('combobox', { name: 'Add a vehicle' })
  const names = block.locator('.fc-pick strong')
  await test.step('Enter before the answer is there picks nothing that was not meant', async () => {
    await block.locator('[id$="__source"]').getByRole('combobox').click()
    await block.getByRole('option', { name: 'Chosen vehicles' }).click()
    await search.click()
    await expect(block.getByRole('option')).toHaveCount(3)
    const pressed = Promise.withResolvers<void>()
    await page.route(/\/staff\/vehicles\?.*query=corolla/, async (route) => {
      await pressed.promise
      await route.continue()
    })
    await search.fill('corolla')
    await search.press('Enter')
    pressed.resolve()
    await expect(block.getByRole('option')).toHaveCount(1)
    await expect(block.getByText('No vehicles yet.')).toBeVisible()
    await search.press('Enter')
    await expect(names).toHaveText(['2019 Toyota Corolla'])
    await search.press('Escape')
    await block.getByRole('button', { name: 'Remove 2019 Toyota Corolla' }).click()
    await expect(block.getByText('No vehicles yet.')).toBeVisible()
  })

  await test.step('vehicles are found by name and stock number, ordered by hand and by buttons, and taken out', async () => {
    for (const words of ['corola', 'S0', 'mazda']) {
      await search.fill(words)
      await expect(block.getByRole('option')).toHaveCount(1)
      await block.getByRole('option').click()
    }
    await expect(names).toHaveText(['2019 Toyota Corolla', '2024 Kia Sportage', '2022 Mazda CX-5'])
    await search.press('Escape')

    await block.getByRole('button', { name: 'Move 2024 Kia Sportage up' }).click()
    await expect(names).toHaveText(['2024 Kia Sportage', '2019 Toyota Corolla', '2022 Mazda CX-5'])
    await expect(block.getByText('2024 Kia Sportage is now 1 of 3.')).toBeAttached()

    const handle = block.getByRole('button', { name: 'Drag 2022 Mazda CX-5' })
    await dropOnto(handle, block.getByRole('button', { name: 'Drag 2024 Kia Sportage' }))
    await expect(names).toHaveText(['2022 Mazda CX-5', '2024 Kia Sportage', '2019 Toyota Corolla'])
    await block.getByRole('button', { name: 'Remove 2019 Toyota Corolla' }).click()
    await expect(names).toHaveText(['2022 Mazda CX-5', '2024 Kia Sportage'])
    await publishButton(page).click()
    await seesOnSite(dealer.slug, [mazda, kia])
  })

  await test.step('vehicles that were sold, withdrawn or deleted since are marked, and the page can be published with them', async () => {
    const picked = await aPageOfGoneVehicles(cms, dealer)
    await openPage(page, picked)
    await expect(page.locator('.fc-pick')).toHaveText([/P1.*Sold/, /P2.*Withdrawn/, /No longer in stock.*Deleted/])
    await publishButton(page).click()
    await until(
      () => ask(demoPort(), '/picked', { host: `${dealer.slug}.localhost` }),
      ({ status }) => status === 200,
    )
  })
})

/** A draft at `/picked` whose grid has vehicles that are sold, withdrawn and deleted. Gives its id. */
async function aPageOfGoneVehicles(cms: CmsApi, dealer: Dealer): Promise<number> {
  const aVehicle = (stocknum: string, status: string) =>
    cms.create('vehicles', { tenant: dealer.id, stocknum, status, make: 'Ford', model: 'Ranger', car_type: 'used' })
  const picks = [await aVehicle('P1', 'sold'), await aVehicle('P2', 'withdrawn'), await aVehicle('P3', 'in_stock')]
  const { id } = await cms.create('pages', {
    tenant: dealer.id,
    title: 'Picked',
    path: '/picked',
    layout: [{ blockType: 'car-grid', blockVersion: 2, source: 'picked', vehicles: picks.map((pick) => pick.id) }],
    _status: 'draft',
  })
  await cms.remove('vehicles', picks.at(2)?.id ?? 0)
  return id
}

test('without a mouse a marketer filters a grid, picks another one’s cars, and publishes both', async ({
  page,
  dealer,
}) => {
  test.setTimeout(180_000)
  await signIn(page, dealer.editor)
  await openPage(page, dealer.home)
  const rows = page.locator('#field-layout > .blocks-field__rows > *')
  const addGrid = async (place: number) => {
    await tabTo(page.getByRole('button', { name: /^Add Block$/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: /Search for a block/ })).toBeFocused()
    await page.keyboard.type('car grid')
    await expect(page.getByRole('dialog').getByRole('listitem').getByRole('button')).toHaveCount(1)
    await tabTo(page.getByRole('button', { name: /Car grid$/ }))
    await page.keyboard.press('Enter')
    await expect(countOf(rows.nth(place))).toBeVisible()
    return rows.nth(place)
  }

  await test.step('filters a grid', async () => {
    const filtered = await addGrid(1)
    await tabTo(filtered.getByRole('combobox', { name: 'Make' }))
    await page.keyboard.type('toy')
    await expect(filtered.getByRole('option', { name: 'Toyota' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(countOf(filtered)).toHaveText('Matches 1 vehicle now')
    await page.keyboard.type('kia')
    await page.keyboard.press('Enter')
    await expect(countOf(filtered)).toHaveText('Matches 2 vehicles now')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Escape')
    await expect(countOf(filtered)).toHaveText('Matches 1 vehicle now')
  })

  await test.step('picks and orders vehicles in another one', async () => {
    const picked = await addGrid(2)
    await tabTo(picked.locator('[id$="__source"]').getByRole('combobox'))
    await page.keyboard.type('chosen')
    await page.keyboard.press('Enter')
    await tabTo(picked.getByRole('combobox', { name: 'Add a vehicle' }))
    for (const words of ['mazda', 'sportage']) {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(words)
      await expect(picked.getByRole('option')).toHaveCount(1)
      await page.keyboard.press('Enter')
    }
    const names = picked.locator('.fc-pick strong')
    await expect(names).toHaveText(['2022 Mazda CX-5', '2024 Kia Sportage'])
    await page.keyboard.press('Escape')
    await tabTo(picked.getByRole('button', { name: 'Move 2024 Kia Sportage up' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(names).toHaveText(['2024 Kia Sportage', '2022 Mazda CX-5'])
    await expect(picked.getByRole('button', { name: 'Move 2024 Kia Sportage down' })).toBeFocused()
  })

  await test.step('publishes both', async () => {
    await publishByKeyboard(page)
    await seesOnSite(dealer.slug, [toyota, kia, mazda])
  })
})
