import { lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [[12, 20, 216, 120, 'light'], [26, 38, 90, 10, 'dark'], ...lines([26, 62, 180], 3)]
