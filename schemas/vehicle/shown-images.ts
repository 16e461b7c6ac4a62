import type { VehicleImage } from './vehicle.ts'

/**
 * Media that a site can show: videos, and its own pictures (`/stock/…`). Pictures on other servers are omitted until they are downloaded:
 * pages load nothing externally. A picture whose small version is missing or on another server is its own small version.
 */
export const shownImages = (images: readonly VehicleImage[]): VehicleImage[] =>
  images.flatMap((item) => {
    const { isVideo, image } = item
    if (isVideo) return [item]
    if (!isShownHere(image.url)) return []
    return [isShownHere(image.thumb.url) ? item : { ...item, image: { ...image, thumb: { url: image.url } } }]
  })

/** Whether a URL is a file of the site: `/stock/a.webp`. */
export const isShownHere = (url: string): boolean => /^\/(?!\/)/.test(url)
