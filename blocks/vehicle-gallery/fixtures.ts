import type { PropsInput } from '../_kit/props.ts'
import type { vehicleGallery } from './block.ts'

export const typical: PropsInput<typeof vehicleGallery> = { thumbnails: true, counter: true }

export const empty: PropsInput<typeof vehicleGallery> = {
  opensWith: 'gallery',
  thumbnails: false,
  counter: false,
  fullscreen: false,
}

export const longest: PropsInput<typeof vehicleGallery> = {
  opensWith: 'spinner',
  videoSlot: 'middle',
  thumbnails: true,
  counter: true,
  fullscreen: true,
  autoRotate: true,
}
