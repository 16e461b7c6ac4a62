import { type Access, NotFound, type SanitizedConfig } from 'payload'
import { z } from 'zod'

/**
 * Payload looks for the document of a file only where access is limited, and answers 500 for any other name that is not on the disk. Here a name that no
 * document has is answered 404. The lost file of a document stays a 500: it is a failure of the server, and in its log.
 */
export const checkFiles = (config: SanitizedConfig): SanitizedConfig => {
  for (const { slug, access, upload } of config.collections) {
    if (upload) access.read = requireDocument(access.read, { slug, sizes: upload.imageSizes ?? [] })
  }
  return config
}

interface Uploads {
  slug: SanitizedConfig['collections'][number]['slug']
  sizes: { name: string }[]
}

const requireDocument =
  (read: Access, { slug, sizes }: Uploads): Access =>
  async (args) => {
    const result = await read(args)
    const { req } = args
    const filename = args.isReadingStaticFile === true ? asked.safeParse(args.data).data?.filename : undefined
    if (result !== true || filename === undefined) return result
    const keys = ['filename', ...sizes.map(({ name }) => `sizes.${name}.filename`)]
    const where = { or: keys.map((key) => ({ [key]: { equals: filename } })) }
    const { totalDocs } = await req.payload.count({ collection: slug, where, req, overrideAccess: true })
    if (totalDocs === 0) throw new NotFound(req.t)
    return result
  }

const asked = z.object({ filename: z.string() })
