import { fillAddress } from '../tenant/address-pattern.ts'
import type { Site } from '../tenant/site.ts'
import type { Location } from './location.ts'

/** In pixels; twice as many on a fine screen. */
export const mapPictureSize = { width: 800, height: 450 }

/** Address of the picture of a location's map; null without its key or the site's map service. locations §3, Location, map_key */
export function mapPicture(
  { address: { map_key: key } }: Pick<Location, 'address'>,
  { config: { maps } }: Pick<Site, 'config'>,
): string | null {
  return key && maps.picture ? fillAddress(maps.picture, { key, width: mapPictureSize.width }) : null
}

/** The server of a site's map pictures, which its pages may show; null without one. */
export const mapPictureOrigin = ({ config: { maps } }: Pick<Site, 'config'>): string | null =>
  maps.picture ? new URL(fillAddress(maps.picture, { key: 'a' })).origin : null
