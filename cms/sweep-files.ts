import { resolve } from 'node:path'
import type { Payload } from 'payload'
import { type SweptFiles, sweepReplacedFiles } from './collections/media/replaced-files.ts'

interface Sweep {
  dataDir: string
  now: Date
}

/** For the worker: restores or deletes media files that a crashed process left while deleting or replacing them. */
export const sweepFiles = (payload: Payload, { dataDir, now }: Sweep): Promise<SweptFiles> =>
  sweepReplacedFiles({
    mediaDir: resolve(dataDir, 'media'),
    now,
    isNamed: async (name) => {
      const sizes = payload.collections.media.config.upload.imageSizes ?? []
      const keys = ['filename', ...sizes.map((size) => `sizes.${size.name}.filename`)]
      const where = { or: keys.map((key) => ({ [key]: { equals: name } })) }
      return (await payload.count({ collection: 'media', where })).totalDocs > 0
    },
  })
