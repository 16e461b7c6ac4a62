import type { Thumbnail } from '../thumbnail.ts'

export const aThumbnail: Thumbnail = [[20, 20, 200, 120, 'mid']]
