import { signIn } from '#tests/support/admin-pages.ts'
import { axeFindings } from '#tests/support/axe-findings.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

const tradeIns = [
  'StockNo,Manufacturer,Model,Year,Condition,Price',
  'T1,Kia,Rio,2021,U,15990',
  'T2,Kia,Cerato,2022,U,18990',
  ',Kia,Rio,2020,U,1',
].join('\n')

test('an editor looks at a file, takes the columns that are suggested, sees what would change, and saves the feed', async ({
  page,
  dealer,
}) => {
  await test.step('a feed from a folder is begun', async () => {
    await signIn(page, dealer.editor)
    await page.goto(`${adminOrigin()}/admin/collections/stock-feeds/create`)
    await page.locator('#field-name').fill('Trade-ins')
    await page.locator('#field-source').getByRole('combobox').click()
    await page.getByRole('option', { name: 'A folder on our server' }).click()
    await expect(page.getByText(`feeds/${dealer.slug}/`)).toBeVisible()
  })

  const tile = (name: string) => page.locator('.fc-tiles > div').filter({ hasText: name }).locator('dd')
  await test.step('the columns of a file are suggested', async () => {
    await page.getByRole('button', { name: 'Mapping' }).click()
    const file = { name: 'trade-ins.csv', mimeType: 'text/csv', buffer: Buffer.from(tradeIns) }
    await page.getByLabel('Choose a file from this computer').setInputFiles(file)
    await expect(page.getByText('We filled in suggestions from the column names.')).toBeVisible()
    await expect(page.getByLabel('Column for Stock number')).toHaveValue('StockNo')
    await expect(page.getByLabel('Column for Make')).toHaveValue('Manufacturer')
    await expect(tile('New')).toHaveText('2')
    await expect(tile('Rejected')).toHaveText('1')
    await expect(page.getByRole('row', { name: /T1 .*\$15,990/ })).toBeVisible()
    expect(
      await axeFindings(page, {
        without: ['.react-select', '.doc-tabs', '.popup-button'],
        impacts: ['serious', 'critical'],
      }),
    ).toEqual([])
  })

  await test.step('another unit is applied at once', async () => {
    // What is told otherwise is read otherwise, at once.
    await page.getByLabel('Unit of Price').selectOption('cents')
    await expect(page.getByRole('row', { name: /T1 .*\$159\.90/ })).toBeVisible()
  })

  await test.step('the feed is saved and its import queued', async () => {
    await page.locator('#action-save').click()
    await expect(page).toHaveURL(/stock-feeds\/\d+/)
    await page.getByRole('button', { name: 'Status' }).click()
    await expect(page.getByText('This feed has not imported anything yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Import now' }).press('Enter')
    await expect(
      page.getByText('Import queued. It starts in a moment.').or(page.getByText('An import is running.')),
    ).toBeVisible()
    expect(
      await axeFindings(page, {
        without: ['.react-select', '.doc-tabs', '.popup-button'],
        impacts: ['serious', 'critical'],
      }),
    ).toEqual([])
  })
})

test('what an editor chooses while the server is still answering shows its fields all the same', async ({
  page,
  dealer,
}) => {
  const answered = Promise.withResolvers<void>()
  const chosen = Promise.withResolvers<void>()
  await page.route('**/stock-feeds/create', async (route) => {
    if (!route.request().postData()?.includes('"form-state"')) return route.fallback()
    const response = await route.fetch()
    answered.resolve()
    await chosen.promise
    await route.fulfill({ response })
  })
  await signIn(page, dealer.editor)
  await page.goto(`${adminOrigin()}/admin/collections/stock-feeds/create`)
  await page.locator('#field-name').fill('Trade-ins')
  await answered.promise
  await page.locator('#field-source').getByRole('combobox').click()
  await page.getByRole('option', { name: 'A folder on our server' }).click()
  chosen.resolve()
  await expect(page.getByText(`feeds/${dealer.slug}/`)).toBeVisible()
  await expect(page.getByLabel('Web address of the file')).toBeHidden()
})
