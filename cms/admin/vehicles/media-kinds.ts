import * as texts from './texts.ts'

export type MediaKind = 'picture' | 'film' | 'document'

/** Types that the file input accepts, per kind. */
export const accepted: Record<MediaKind, string> = {
  picture: 'image/jpeg,image/png,image/webp,image/avif',
  film: 'video/mp4,video/webm',
  document: 'application/pdf',
}

/** MIME type prefix of the library's files, per kind. */
export const commonType: Record<MediaKind, string> = { picture: 'image/', film: 'video/', document: 'application/pdf' }

const names: Record<MediaKind, string> = {
  picture: 'a picture (JPEG, PNG, WebP or AVIF)',
  film: 'a video (MP4 or WebM)',
  document: 'a PDF file',
}

/** Error message for a file of the wrong kind; null if it is right. A file input lets users override its accepted types. */
export const whyWrongKind = (type: string, kind: MediaKind): string | null =>
  accepted[kind].split(',').includes(type) ? null : texts.thisIsNotNames({ names: names[kind] })
