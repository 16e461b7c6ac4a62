import type { CollectionBeforeOperationHook } from 'payload'
import { takenTypes, typeByEnding } from '#schemas/media/taken-types.ts'
import { takenTypes as takenTypesWords } from '#schemas/media/texts.ts'
import { refuseFile } from '../../files/refuse-file.ts'
import * as texts from './texts.ts'

/** Infers a missing or generic MIME type from the file name. Payload checks the content. */
export const fillMimeType: CollectionBeforeOperationHook = ({ req }) => {
  if (!req.file || !/^(application\/octet-stream)?$/.test(req.file.mimetype)) return
  const extension = req.file.name.split('.').at(-1)?.toLowerCase() ?? ''
  req.file = { ...req.file, mimetype: typeByEnding[extension] ?? req.file.mimetype }
}

/** Payload would name the type alone, not what is taken instead. */
export const refuseOtherTypes: CollectionBeforeOperationHook = ({ req: { file } }) => {
  if (!file || takenTypes.includes(file.mimetype)) return
  const { name } = file
  const isHeic = /^image\/hei[cf]/.test(file.mimetype) || /\.hei[cf]$/i.test(name)
  throw refuseFile(isHeic ? texts.heicRefused({ name }) : texts.typeRefused({ name, takenTypes: takenTypesWords }), 400)
}
