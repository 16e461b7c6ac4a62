import type { VehicleImage } from './vehicle.ts'

/**
 * What a site can show of a vehicle: videos, and pictures of its own (`/stock/…`). A picture that a feed names on another server is left out
 * until it has been fetched: no page loads from elsewhere.
 */
export const shownImages = (images: readonly VehicleImage[]): VehicleImage[] =>
  images.filter(({ isVideo, image }) => isVideo || isShownHere(image.url))

/** The address of a file of the site's own: `/stock/a.webp`. */
export const isShownHere = (url: string): boolean => /^\/(?!\/)/.test(url)
