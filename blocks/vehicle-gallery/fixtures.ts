import type { PropsInput } from '../_kit/props.ts'
import type { vehicleGallery } from './block.ts'

export const typical: PropsInput<typeof vehicleGallery> = { thumbnails: true, counter: true }

export const empty: PropsInput<typeof vehicleGallery> = { thumbnails: false, counter: false }

export const longest: PropsInput<typeof vehicleGallery> = { thumbnails: true, counter: true }
