import { heading, lines, type Thumbnail } from '../thumbnail.ts'

export const thumbnail: Thumbnail = [heading, ...lines([40, 52, 160], 3)]
