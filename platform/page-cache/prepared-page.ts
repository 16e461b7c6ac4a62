import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, encodings } from './negotiate-encoding.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** How a cached page was served; sent as `Cache-Status` (RFC 9211). */
export type CacheStatus = 'hit' | 'miss' | 'stale'

const servingHeaders: Record<CacheStatus, string[]> = {
  hit: ['Cache-Status', 'forecourt; hit'],
  miss: ['Cache-Status', 'forecourt; fwd=miss'],
  stale: ['Cache-Status', 'forecourt; hit; fwd=stale', 'Warning', '110 - "Response is Stale"'],
}

/** A response without its body. Header names and values alternate. */
export interface AnswerHead {
  status: number
  contentType: string
  headers: string[]
}

export interface UncompressedPage extends AnswerHead {
  body: string
  /** Signed-in shoppers see another edition. */
  hasAudiences?: boolean
}

/** Ready to write. Slot 1 of each header list is for the request id. */
interface PreparedVariant {
  etag: string
  body: Buffer
  whole: Record<CacheStatus, string[]>
  unchanged: Record<CacheStatus, string[]>
}

export interface PreparedPage {
  status: number
  hasAudiences: boolean
  variants: Record<Encoding, PreparedVariant>
  bytes: number
}

const smallestWorthCompressing = 256

/**
 * Compresses a page and builds its header lists once, so that a cached response costs one `writeHead` and one `end`. For a response that is
 * sent once, `targetEncodings` names its encoding alone.
 */
export async function preparePage(
  produced: UncompressedPage,
  targetEncodings: readonly Encoding[] = encodings,
): Promise<PreparedPage> {
  const identity = Buffer.from(produced.body)
  if (identity.length < smallestWorthCompressing)
    return prepareBodies(produced, { br: identity, gzip: identity, identity })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gzipped] = await Promise.all([
    targetEncodings.includes('br') ? brotli(identity, { params }) : identity,
    targetEncodings.includes('gzip') ? zip(identity) : identity,
  ])
  return prepareBodies(produced, { br, gzip: gzipped, identity })
}

/** Estimated size of a page's header lists, so that tiny pages are not free. */
const headerBytes = 8_192

/** A body identical to the identity buffer is sent as identity. */
export function prepareBodies(head: Omit<UncompressedPage, 'body'>, bodies: Record<Encoding, Buffer>): PreparedPage {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)
  const variant = (name: Encoding) => {
    const encoding = bodies[name] === bodies.identity ? 'identity' : name
    return prepareVariant(head, { encoding, body: bodies[name], etag: `"${hash}-${encoding}"` })
  }
  return {
    status: head.status,
    hasAudiences: head.hasAudiences ?? false,
    variants: { br: variant('br'), gzip: variant('gzip'), identity: variant('identity') },
    bytes: encodings.reduce((sum, encoding) => sum + bodies[encoding].length, headerBytes),
  }
}

function prepareVariant(
  head: Omit<UncompressedPage, 'body'>,
  { encoding, body, etag }: { encoding: Encoding; body: Buffer; etag: string },
): PreparedVariant {
  const length = ['Content-Type', head.contentType, 'Content-Length', String(body.length)]
  const ofBody = encoding === 'identity' ? length : [...length, 'Content-Encoding', encoding]
  const list = (more: string[]) => (serving: CacheStatus) => [
    'X-Request-Id',
    '',
    ...more,
    'ETag',
    etag,
    'Vary',
    head.hasAudiences ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
    ...head.headers,
    ...servingHeaders[serving],
  ]
  return { etag, body, whole: byServing(list(ofBody)), unchanged: byServing(list([])) }
}

const byServing = (list: (serving: CacheStatus) => string[]): Record<CacheStatus, string[]> => ({
  hit: list('hit'),
  miss: list('miss'),
  stale: list('stale'),
})
