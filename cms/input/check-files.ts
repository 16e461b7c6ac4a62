import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Access, NotFound, type PayloadRequest, type SanitizedConfig } from 'payload'
import { z } from 'zod'
import { isMissingFile } from '../files/is-missing-file.ts'
import * as texts from './texts.ts'

/**
 * Payload looks up a file's document only if access is limited, and answers 500 for any other name without a file. This hook answers 404 in
 * both cases. If a document's file is lost, the log names the document.
 */
export const checkFiles = (config: SanitizedConfig): SanitizedConfig => {
  for (const { slug, access, upload } of config.collections) {
    if (upload)
      access.read = requireFile(access.read, { slug, folder: upload.staticDir ?? slug, sizes: upload.imageSizes ?? [] })
  }
  return config
}

interface Uploads {
  slug: SanitizedConfig['collections'][number]['slug']
  folder: string
  sizes: { name: string }[]
}

const requireFile =
  (read: Access, { slug, folder, sizes }: Uploads): Access =>
  async (args) => {
    const result = await read(args)
    const { req } = args
    const filename = args.isReadingStaticFile === true ? fileSchema.safeParse(args.data).data?.filename : undefined
    if (result === false || filename === undefined) return result
    const named = { or: ['filename', ...sizes.map(({ name }) => `sizes.${name}.filename`)].map(equals(filename)) }
    const where = result === true ? named : { and: [named, result] }
    const found = { collection: slug, where, req, overrideAccess: true, depth: 0, limit: 1, select: {} } as const
    const [document] = (await req.payload.find(found)).docs
    // Payload answers 403 if the user's access excludes this document.
    if (!document && result !== true) return result
    if (document && (await isFile(join(folder, filename)))) return result
    if (document) req.payload.logger.error({ msg: 'the file of a document is missing', [slug]: document.id, filename })
    throw missingFile(req)
  }

const equals = (filename: string) => (key: string) => ({ [key]: { equals: filename } })

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch (error) {
    if (isMissingFile(error)) return false
    throw error
  }
}

function missingFile(req: PayloadRequest): NotFound {
  const error = new NotFound(req.t)
  error.message = texts.thereIsNoSuchFile
  return error
}

const fileSchema = z.object({ filename: z.string() })
