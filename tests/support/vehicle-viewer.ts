import { z } from 'zod'
import type { Locator, Page } from 'playwright/test'
import { administratorToken, adminOrigin, siteOrigin } from './demo-of-the-run.ts'

const film = z.object({ video: z.object({ url: z.string() }) })
const filmed = z.looseObject({
  slug: z.string(),
  tenant: z.union([z.int(), z.object({ id: z.int() }).transform(({ id }) => id)]),
  images: z.array(z.unknown()),
  viewer: z.looseObject({ spin_images: z.array(z.string()), walkaround_videos: z.array(film).min(1) }),
  hotspots: z.array(z.looseObject({ description: z.string() })).min(1),
})

/** A vehicle of the demo that has been turned, walked around and looked into. */
export async function filmedVehicle(): Promise<z.infer<typeof filmed>> {
  const query = 'limit=400&depth=0&where[tenant.slug][equals]=coastline-kia&where[viewer][exists]=true'
  const answer = await fetch(`${adminOrigin()}/cms/api/vehicles?${query}`, {
    headers: { authorization: `JWT ${administratorToken()}` },
  })
  const { docs } = z.object({ docs: z.array(z.unknown()) }).parse(await answer.json())
  const found = docs.map((doc) => filmed.safeParse(doc)).find(({ success }) => success)?.data
  if (!found) throw new Error('The demo has no vehicle that was filmed.')
  return found
}

/** Opens its page. */
export const openViewer = async (page: Page) => {
  const vehicle = await filmedVehicle()
  await page.goto(`${siteOrigin('coastline-kia')}/cars/${vehicle.slug}`)
  return vehicle
}
export const mode = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Views' }).getByRole('button', { name, exact: true })
/** The part of the page that this is about. */
export const viewer = '[data-island] > section:has([aria-label="Views"])'
/** What the browser says of a panorama that it draws without a graphics card. */
export const withoutGraphicsCard = /GPU stall due to ReadPixels/
export const spin = (page: Page | Locator) => page.getByRole('slider', { name: /^Rotate the/ })
export const pictures = (page: Page) => page.getByRole('main').getByRole('list', { name: /^Pictures of/ })
export const fullscreen = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ })
export const drag = async (page: Page, on: Locator, by: number) => {
  const box = await on.boundingBox()
  if (!box) throw new Error('There is nothing to drag.')
  const [x, y] = [box.x + box.width / 2, box.y + 30]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by, y, { steps: 8 })
  await page.mouse.up()
}
