import type { Vehicle } from './vehicle.ts'

type VehiclePageVersion = Pick<Vehicle, 'slug' | 'images' | 'updated_at' | 'website_id'>

/**
 * URL that counts a page's view: `photos_count` and `updated_at` identify the page's version, so that the answer can contain newer data.
 * vehicles §7
 */
export function viewPath({ slug, images, updated_at, website_id }: VehiclePageVersion): string {
  const photos = images.filter(({ isVideo }) => !isVideo).length
  const params = new URLSearchParams({ photos_count: String(photos), updated_at })
  if (website_id !== null) params.set('website_id', String(website_id))
  return `/api/cars/${encodeURIComponent(slug)}/view.json?${params}`
}
