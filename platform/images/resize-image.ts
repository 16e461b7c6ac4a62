import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sharp, { type Metadata } from 'sharp'
import { isLarge, mostPixels } from '#schemas/media/picture-limits.ts'
import { type Problem, problem } from '#schemas/problem.ts'
import { type QueueClient, FairQueue } from '../limits/fair-queue.ts'
import type { ImageCache } from './image-cache.ts'
import { type ImageFormat, type ImageRequest, isAllowedWidth, negotiateFormat } from './image-request.ts'
import type { FoundFile } from './own-files.ts'

interface ResizedImage {
  body: Buffer
  contentType: string
  etag: string
}

export type ResizeImage = (
  file: FoundFile,
  request: ImageRequest,
  from: { accept: string; client: QueueClient },
) => Promise<ResizedImage | Problem>

/** Resizes each picture once, with limited concurrency; never enlarges. Of pictures that take much memory, one at a time is decoded. */
export function imageResizer(cache: ImageCache, { atOnce }: { atOnce: number }): ResizeImage {
  const queue = createQueue(atOnce)
  const large = createQueue(1)
  const underWay = new Map<string, { made: Promise<Buffer | 'full'>; join: (client: QueueClient) => void }>()
  const known = new LRUCache<string, Metadata>({ max: 10_000 })

  const describe = async ({ path, bytes, changedAt }: FoundFile): Promise<Metadata | null> => {
    const key = `${path} ${bytes} ${changedAt}`
    const found =
      known.get(key) ??
      (await sharp(path, { limitInputPixels: false })
        .metadata()
        .catch(() => null))
    if (found) known.set(key, found)
    return found
  }

  const make = (key: string, { client, own, resized }: ResizeJob) => {
    const { result, join } = (isLarge(own) ? large : queue).enter(client, resized)
    const keep = async () => {
      const body = await result
      if (body !== 'full') await cache.set(key, body)
      return body
    }
    return { made: keep().finally(() => underWay.delete(key)), join }
  }

  const once = (key: string, job: ResizeJob) => {
    const known = underWay.get(key)
    known?.join(job.client)
    const making = known ?? make(key, job)
    underWay.set(key, making)
    return making.made
  }

  return async (file, request, { accept, client }) => {
    const own = await describe(file)
    if (!own?.format || !own.width || !own.height || own.width * own.height > mostPixels)
      return problem('image-not-found')
    if (request.width !== null && !isAllowedWidth(request.width, own.width)) return problem('image-not-found')
    const format = request.format === 'auto' ? negotiateFormat(accept, own.format) : request.format
    const options = { width: Math.min(request.width ?? own.width, own.width), quality: request.quality, format }
    const key = [file.path, file.bytes, file.changedAt, options.width, options.quality, format].join(' ')
    const body = (await cache.get(key)) ?? (await once(key, { client, own, resized: () => resize(file, options) }))
    if (body === 'full') return problem('busy')
    return { body, contentType: `image/${format}`, etag: `"${hash(key)}"` }
  }
}

const createQueue = (atOnce: number) =>
  new FairQueue({
    atOnce,
    // The others stay free for other sites.
    perTenant: Math.max(1, atOnce - 1),
    perAddress: Math.max(1, atOnce - 1),
    inBackground: atOnce,
    waitingAtMost: 300,
  })

interface ResizeJob {
  client: QueueClient
  own: Metadata
  resized: () => Promise<Buffer>
}

interface ResizeOptions {
  width: number
  quality: number
  format: ImageFormat | 'gif'
}

/** AVIF reaches the same quality at a lower setting, and its slower efforts save little. */
function resize(file: FoundFile, { width, quality, format }: ResizeOptions): Promise<Buffer> {
  const animated = format === 'gif' || (format === 'webp' && file.path.endsWith('.gif'))
  const picture = sharp(file.path, { animated, limitInputPixels: mostPixels, sequentialRead: true })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
  switch (format) {
    case 'avif':
      return picture.avif({ quality: Math.max(30, quality - 20), effort: 1 }).toBuffer()
    case 'webp':
      return picture.webp({ quality, effort: 3 }).toBuffer()
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
    case 'png':
      return picture.png({ quality, palette: true }).toBuffer()
    case 'gif':
      return picture.gif().toBuffer()
  }
}

const hash = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)
