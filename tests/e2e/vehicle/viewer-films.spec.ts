import { expect, test } from '#tests/support/browser-test.ts'
import type { CmsApi } from '#tests/support/cms-api.ts'
import { siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { filmedVehicle, mode, openViewer } from '#tests/support/vehicle-viewer.ts'

/** The same vehicle with films among its pictures, of the provider and of its own; gone after the test. */
async function withFilms(cms: CmsApi, use: (path: string) => Promise<void>): Promise<void> {
  const { tenant, images, viewer } = await filmedVehicle()
  const slug = `filmed-kia-${Math.random().toString(36).slice(2, 8)}`
  const { id } = await cms.create('vehicles', {
    tenant,
    slug,
    stocknum: slug,
    name: '2024 Kia Filmed',
    make: 'Kia',
    model: 'Filmed',
    year: 2024,
    car_type: 'used',
    status: 'in_stock',
    images,
    viewer: { external_video_url: 'https://www.youtube.com/embed/dQw4w9WgXcQ', videos: viewer.walkaround_videos },
  })
  try {
    await use(`${siteOrigin('coastline-kia')}/cars/${slug}`)
  } finally {
    await cms.remove('vehicles', id)
  }
}

test('a walkaround is a film that is played by who wants to', async ({ page }) => {
  await openViewer(page)
  await mode(page, 'Walkaround').click()
  const video = page.locator('video[aria-label^="Walkaround of"]')
  await expect(video).toBeVisible()
  expect(await video.evaluate((element: HTMLVideoElement) => [element.controls, element.paused])).toEqual([true, true])
  await video.evaluate((element: HTMLVideoElement) => element.play())
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
  await mode(page, 'Gallery').click()
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
})

test('the provider’s player comes when it is asked for; a film of its own loops without sound (vehicles §2, Video slide)', async ({
  page,
  cms,
}) => {
  const embedded: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    embedded.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  await withFilms(cms, async (path) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Next', exact: true }).first().click()
    const call = page.getByRole('link', { name: 'Play video (YouTube)' })
    await expect(call).toBeInViewport()
    expect(embedded).toEqual([])
    await call.click()
    await expect(page.locator('iframe[title^="Video of"]')).toBeVisible()
    expect(embedded).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'])

    await page.getByRole('button', { name: 'Next', exact: true }).first().click()
    await expect(page.locator('iframe')).toHaveCount(0)
    const own = page.locator('video[aria-label^="Video of"]')
    await expect.poll(() => own.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
    expect(await own.evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([true, true])
    await page.getByRole('button', { name: 'Pause the video' }).click()
    expect(await own.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  })
})

test('who wants no motion starts films by hand', async ({ page, cms }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withFilms(cms, async (path) => {
    await page.goto(path)
    for (let turn = 0; turn < 2; turn += 1)
      await page.getByRole('button', { name: 'Next', exact: true }).first().click()
    await expect(page.getByRole('button', { name: 'Play the video' })).toBeInViewport()
  })
})
