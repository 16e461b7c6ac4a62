import { vehicleDraft } from '#schemas/vehicle/vehicle.ts'
import { portraitFile, spinFrames, type Portrait, type Trim } from '../subjects/portrait.ts'
import { findHotspots } from './find-hotspots.ts'
import type { StockItem } from './stock-item.ts'

export interface Film {
  /** Whether it is walked around. */
  walk: boolean
  /** Trim of its panorama. */
  trim: Trim | null
}

/** What a spin shows: model and paint. */
export const lookOf = ({ portraits }: StockItem): string => {
  const outside = portraits.find((portrait) => portrait.kind === 'outside')
  return outside ? `${outside.name} ${outside.paint}` : ''
}

export const trimOf = ({ portraits }: StockItem): Trim | null =>
  portraits.find((portrait) => portrait.kind === 'inside')?.trim ?? null

/** Spins are limited to visible vehicles with distinct pictures. */
export const canBeFilmed = ({ vehicle: { status, reserved, item_type }, portraits }: StockItem): boolean =>
  status === 'in_stock' && !reserved && item_type !== 'motorcycle' && portraits.length > 2

/** Adds a spin, an interior view and optionally a walkaround to a vehicle, with hotspots. */
export function filmItem(item: StockItem, { walk, trim }: Film): StockItem {
  const outside = item.portraits.find((portrait) => portrait.kind === 'outside')
  const inside = item.portraits.find((portrait) => portrait.kind === 'inside')
  if (!outside || !inside || trim === null) return item
  const { name, subject, paint } = outside
  const spin = Array.from({ length: spinFrames }, (_, frame): Portrait => ({
    kind: 'spin',
    name,
    subject,
    paint,
    frame,
  }))
  const view = inside.view === 'caravan' ? 'lounge' : 'cabin'
  const panorama: Portrait = { kind: 'panorama', name: `${view} panorama`, view, trim }
  const walkaround: Portrait[] = walk ? [{ kind: 'walkaround', name, subject, paint }] : []
  const viewer = {
    spin_images: spin.map(getUrl),
    spin_interior_image: getUrl(panorama),
    walkaround_videos: walkaround.map((portrait) => ({ video: { url: getUrl(portrait) } })),
  }
  return {
    ...item,
    vehicle: vehicleDraft.parse({ ...item.vehicle, viewer }),
    hotspots: findHotspots(name),
    portraits: [...item.portraits, ...spin, panorama, ...walkaround],
  }
}

export const getUrl = (portrait: Portrait) => `/stock/${portraitFile(portrait)}`
