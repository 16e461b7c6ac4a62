import { vehicleCards, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [[12, 20, 110, 10, 'dark'], [188, 22, 40, 6, 'brand'], ...vehicleCards]
