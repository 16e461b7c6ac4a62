import { heading, vehicleCards, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [heading, ...vehicleCards]
