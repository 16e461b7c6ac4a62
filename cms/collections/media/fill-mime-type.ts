import { APIError, type CollectionBeforeOperationHook } from 'payload'
import * as texts from './texts.ts'

/** What a library takes, by the ending of its name. */
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

export const takenTypes = [...new Set(Object.values(types))]

/** Payload would name the type alone, not what is taken instead. */
export const refuseOtherTypes: CollectionBeforeOperationHook = ({ req: { file } }) => {
  if (!file || takenTypes.includes(file.mimetype)) return
  const { name } = file
  const isHeic = /^image\/hei[cf]/.test(file.mimetype) || /\.hei[cf]$/i.test(name)
  throw new APIError(isHeic ? texts.heicRefused({ name }) : texts.typeRefused({ name }), 400, null, true)
}
