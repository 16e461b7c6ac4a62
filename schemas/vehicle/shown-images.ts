import type { VehicleImage } from './vehicle.ts'

/**
 * Media that a site can show: videos, and its own pictures (`/stock/…`). Pictures on other servers are omitted until they are downloaded:
 * pages load nothing externally.
 */
export const shownImages = (images: readonly VehicleImage[]): VehicleImage[] =>
  images.filter(({ isVideo, image }) => isVideo || isShownHere(image.url))

/** Whether a URL is a file of the site: `/stock/a.webp`. */
export const isShownHere = (url: string): boolean => /^\/(?!\/)/.test(url)
