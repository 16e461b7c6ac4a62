import type { Vehicle } from './vehicle.ts'

/** In pixels: what every network shows whole, at 1.91 to 1. */
export const sharePictureSize = { width: 1200, height: 630 } as const

/** Where the picture is drawn that shows a vehicle in a shared link. Networks keep pictures by their address, so a changed vehicle has another. */
export const sharePicturePath = ({ slug, updated_at: changedAt }: Pick<Vehicle, 'slug' | 'updated_at'>): string =>
  `/_share/cars/${encodeURIComponent(slug)}.jpg?v=${Date.parse(changedAt).toString(36)}`
