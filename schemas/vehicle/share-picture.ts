import type { Vehicle } from './vehicle.ts'

/** In pixels: the 1.91:1 format that every network shows uncropped. */
export const sharePictureSize = { width: 1200, height: 630 } as const

/** URL of a vehicle's share picture. Networks cache by URL, so a changed vehicle has another one. */
export const sharePicturePath = ({ slug, updated_at: changedAt }: Pick<Vehicle, 'slug' | 'updated_at'>): string =>
  `/_share/cars/${encodeURIComponent(slug)}.jpg?v=${Date.parse(changedAt).toString(36)}`
