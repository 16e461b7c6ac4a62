import sharp from 'sharp'
import { signIn } from '#tests/support/admin-pages.ts'
import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, type Page, test } from '#tests/support/browser-test.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import type { Dealer } from '#tests/support/dealer.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

/** Each dealer's own: the library keeps one file of a name for all sites. */
const frame = (name: string, colour: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
    .png()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/png', buffer }))

/** A vehicle of the dealer, open at its pictures, with three frames of a spin uploaded. */
async function openSpin(page: Page, { dealer, cms }: { dealer: Dealer; cms: CmsApi }): Promise<number> {
  const { id } = await cms.create('vehicles', {
    tenant: dealer.id,
    stocknum: 'SPIN',
    make: 'Kia',
    model: 'Seltos',
    car_type: 'used',
  })
  await signIn(page, dealer.editor)
  await openPictures(page, id)
  await page
    .getByLabel('Upload spin pictures')
    .setInputFiles([
      await frame(`${dealer.slug}-10.png`, '#a33'),
      await frame(`${dealer.slug}-2.png`, '#3a3'),
      await frame(`${dealer.slug}-1.png`, '#33a'),
    ])
  await expect(page.getByRole('heading', { name: 'Spin (3)' })).toBeVisible()
  await expect(page.getByText('3 of 3 added. Save to apply.')).toBeVisible()
  return id
}

async function openPictures(page: Page, id: number): Promise<void> {
  await page.goto(`${adminOrigin()}/admin/collections/vehicles/${id}`)
  await page.getByRole('button', { name: 'Pictures and data' }).click()
  await expect(page.getByRole('heading', { name: 'Hotspots' })).toBeVisible()
}

async function save(page: Page): Promise<void> {
  await page.locator('#action-save').click()
  await expect(page.getByText('Updated successfully.').first()).toBeVisible()
}

const ground = (page: Page) => page.getByRole('button', { name: /^Place (?:a new hotspot|hotspot \d+) here$/ })
const mark = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Hotspot ${number}:`) })

/** Where the mark's middle lies, in hundredths of the picture. */
async function positionOf(page: Page, number: number): Promise<{ x: number; y: number }> {
  const [box, within] = [await mark(page, number).boundingBox(), await ground(page).boundingBox()]
  if (!box || !within) throw new Error('The mark is not on the picture.')
  return {
    x: Math.round((100 * (box.x + box.width / 2 - within.x)) / within.width),
    y: Math.round((100 * (box.y + box.height / 2 - within.y)) / within.height),
  }
}

test('a marketer uploads the frames of a spin or chooses them from the library, and places hotspots on its angles by pointer or by keyboard', async ({
  page,
  dealer,
  cms,
  complaints,
}) => {
  test.setTimeout(120_000)
  const id = await openSpin(page, { dealer, cms })
  await test.step('the frames are in their order', async () => {
    const names = page.locator('.fc-media__list--pictures code')
    await expect(names.first()).toHaveText(`${dealer.slug}-1.png`)
    await expect(names.last()).toHaveText(`${dealer.slug}-10.png`)
    expect(complaints.unexpected()).toEqual([])
  })

  await test.step('a hotspot without words is not saved, and staff hear which one it is', async () => {
    complaints.expect(/400/)
    // The form asks the server about a change a moment later; an answer that came after the save would take the error away.
    const isSettled = page.waitForResponse((response) => (response.request().postData() ?? '').includes('posX'))
    await ground(page).click({ position: { x: 60, y: 80 } })
    await isSettled
    await page.locator('#action-save').click()
    await expect(page.getByText('Hotspot 1 has no description: shoppers would see an empty box.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Delete hotspot 1' }).click()
  })

  await test.step('a hotspot is placed on two angles', async () => {
    await ground(page).click({ position: { x: 60, y: 80 } })
    await expect(page.getByLabel('Description of hotspot 1')).toBeFocused()
    await page.keyboard.type('LED headlights')
    await page.getByRole('button', { name: 'Next angle' }).click()
    await expect(page.getByText('Click on the picture to place hotspot 1 here.')).toBeVisible()
    await expect(mark(page, 1)).toHaveCount(0)
    await ground(page).click({ position: { x: 90, y: 80 } })
  })

  await test.step('it is dragged', async () => {
    const box = await mark(page, 1).boundingBox()
    const within = await ground(page).boundingBox()
    if (!box || !within) throw new Error('There is no mark to drag.')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(within.x + within.width / 2, within.y + within.height / 4, { steps: 5 })
    await page.mouse.up()
    expect(await positionOf(page, 1)).toEqual({ x: 50, y: 25 })
  })

  await test.step('the saved version names it', async () => {
    await save(page)
    await page.goto(`${adminOrigin()}/admin/collections/vehicles/${id}/versions`)
    await page.locator('.fc-versions__when').first().click()
    await expect(page.getByText(/LED headlights \(on 2 angles/)).toBeVisible()
    await expect(
      page.getByText(new RegExp(`Spin of 3: ${dealer.slug}-1.png, ${dealer.slug}-2.png, ${dealer.slug}-10.png`)),
    ).toBeVisible()
  })

  await test.step('it is there after saving', async () => {
    await openPictures(page, id)
    await expect(page.getByLabel('Description of hotspot 1')).toHaveValue('LED headlights')
    await expect(page.getByText('on 2 angles')).toBeVisible()
    await page.getByRole('button', { name: 'Next angle' }).click()
    expect(await positionOf(page, 1)).toEqual({ x: 50, y: 25 })
    await page.getByRole('button', { name: 'Delete hotspot 1' }).click()
    await expect(mark(page, 1)).toHaveCount(0)
  })

  await test.step('by keyboard alone a hotspot is added, moved, placed on another angle, filled between and deleted', () =>
    arrangeByKeyboard(page))

  await test.step('frames are chosen from the library, several at once, and stand in the order of their numbers', () =>
    chooseFrames(page, dealer))
})

/** Adds a hotspot to a vehicle without hotspots, and deletes it again. */
async function arrangeByKeyboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a hotspot in the middle' }).press('Enter')
  await expect(page.getByLabel('Description of hotspot 1')).toBeFocused()
  await page.keyboard.type('Alloy wheels')

  await mark(page, 1).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  expect(await positionOf(page, 1)).toEqual({ x: 52, y: 49 })

  await page.getByRole('slider', { name: 'Angle' }).press('ArrowRight')
  await expect(mark(page, 1)).toHaveCount(0)
  await page.getByRole('button', { name: 'Place here hotspot 1 on this angle' }).press('Enter')
  await expect(mark(page, 1)).toBeVisible()
  await expect(page.getByText('on 2 angles')).toBeVisible()
  await mark(page, 1).press('Delete')
  await expect(page.getByText('on 1 angle', { exact: true })).toBeVisible()
  await expect(ground(page)).toBeFocused()

  const ofPayload = ['.react-select', '.popup-button', '.doc-tabs', '.doc-header']
  expect(await axeFindings(page, { without: ofPayload })).toEqual([])
  await page.getByRole('button', { name: 'Delete hotspot 1' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Add a hotspot in the middle' })).toBeFocused()
}

async function chooseFrames(page: Page, dealer: Dealer): Promise<void> {
  await page.getByRole('button', { name: 'Remove all 3' }).click()
  await page.getByRole('button', { name: 'Choose from the library as spin pictures' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.locator('tbody tr')).toHaveCount(3)
  for (const number of [10, 2])
    await drawer
      .getByRole('row')
      .filter({ hasText: `${dealer.slug}-${number}.png` })
      .getByRole('checkbox')
      .check()
  await drawer.getByRole('button', { name: 'Select 2', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Spin (2)' })).toBeVisible()
  await expect(page.locator('.fc-media__list--pictures code')).toHaveText([
    `${dealer.slug}-2.png`,
    `${dealer.slug}-10.png`,
  ])
}
