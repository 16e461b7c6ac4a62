import type { CollectionBeforeOperationHook } from 'payload'

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
}

/** Infers a missing or generic MIME type from the file name. Payload checks the content. */
export const fillMimeType: CollectionBeforeOperationHook = ({ req }) => {
  if (!req.file || !/^(application\/octet-stream)?$/.test(req.file.mimetype)) return
  const extension = req.file.name.split('.').at(-1)?.toLowerCase() ?? ''
  req.file = { ...req.file, mimetype: types[extension] ?? req.file.mimetype }
}
