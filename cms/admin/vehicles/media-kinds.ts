export type MediaKind = 'picture' | 'film' | 'document'

/** What a file chooser offers. */
export const accepted: Record<MediaKind, string> = {
  picture: 'image/jpeg,image/png,image/webp,image/avif',
  film: 'video/mp4,video/webm',
  document: 'application/pdf',
}

/** What the types of the library's files have in common. */
export const commonType: Record<MediaKind, string> = { picture: 'image/', film: 'video/', document: 'application/pdf' }

const names: Record<MediaKind, string> = {
  picture: 'a picture (JPEG, PNG, WebP or AVIF)',
  film: 'a video (MP4 or WebM)',
  document: 'a PDF file',
}

/** Why a file has no place here, for staff; null where it has. A file chooser lets anyone who insists take any file. */
export const whyWrongKind = (type: string, kind: MediaKind): string | null =>
  accepted[kind].split(',').includes(type) ? null : `this is not ${names[kind]}`
