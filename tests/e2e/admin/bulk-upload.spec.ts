import sharp from 'sharp'
import { signIn } from '#tests/support/admin-pages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { adminOrigin } from '#tests/support/demo-of-the-run.ts'

test('of several files at once the good ones are stored, and each other is named with why', async ({
  page,
  dealer,
  complaints,
}) => {
  complaints.expect(/status of 400/)
  await signIn(page, dealer.editor)
  await page.goto(`${adminOrigin()}/admin/collections/media`)
  await page.getByRole('button', { name: 'Bulk Upload' }).click()
  const good = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  await page.locator('.bulk-upload--add-files input[type=file]').setInputFiles([
    { name: 'good.png', mimeType: 'image/png', buffer: good },
    { name: 'IMG_0412.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') },
    { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ])
  await expect(page.getByText('Left out: IMG_0412.HEIC. Pictures are JPEG')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Successfully saved 1 files')).toBeVisible()
  await expect(page.getByText('broken.png cannot be read as a picture. It may be damaged').first()).toBeInViewport({
    ratio: 1,
  })
  await expect(page.locator('.file-selections')).toContainText('broken.png')
  // Also once the messages are gone.
  await expect(async () => {
    await page
      .locator('.payload-toast-close-button')
      .evaluateAll((buttons) => buttons.forEach((button) => button instanceof HTMLElement && button.click()))
    await expect(page.locator('.payload-toast-close-button')).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('broken.png cannot be read as a picture. It may be damaged')).toBeVisible()
})
