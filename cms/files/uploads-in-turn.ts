import {
  addDataAndFileToRequest,
  type CollectionBeforeValidateHook,
  type Config,
  type Endpoint,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import sharp from 'sharp'
import { runInTurn } from '../run-in-turn.ts'
import { refuseFile } from './refuse-file.ts'
import * as texts from './texts.ts'

/** Milliseconds for one upload. The largest picture within the limits takes some seconds. */
const longestUpload = 60_000

/** Payload's sharp. libvips gives up a picture that takes too long. */
export const timedSharp: NonNullable<Config['sharp']> = (input, options) =>
  sharp(input, options).timeout({ seconds: longestUpload / 1_000 })

/**
 * Staff's uploads, crops and copies of files run one at a time in this process, since decoding a picture may need several hundred megabytes and every
 * core. They wait before Payload takes a connection to the database for them.
 */
export function uploadInTurn(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.upload || !collection.endpoints) continue
    collection.endpoints = collection.endpoints.map((endpoint) =>
      writesFiles(endpoint) ? { ...endpoint, handler: inTurn(endpoint.handler) } : endpoint,
    )
    collection.hooks.beforeValidate.push(endDecoding)
  }
  return config
}

const paths = new Set(['/', '/:id', '/:id/duplicate'])

const writesFiles = ({ method, path }: Omit<Endpoint, 'root'>) =>
  (method === 'post' || method === 'patch') && paths.has(path)

/** Waits for its turn once the body is read. */
export const inTurn =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    // Access is denied before a picture is decoded.
    if (!req.user) return handler(req)
    await addDataAndFileToRequest(req)
    // The handler would read the body again.
    Object.defineProperty(req, 'body', { value: null })
    return decodeInTurn(req, async () => handler(req))
  }

/**
 * Runs work that decodes an uploaded picture once all before it have ended. After `within` milliseconds it is refused, and the next one begins;
 * but once its picture is being stored, its own answer is awaited.
 */
export const decodeInTurn = <Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
  within = longestUpload,
): Promise<Result> =>
  runInTurn('uploads', async () => {
    if (req.signal?.aborted) throw tooSlow()
    const decoding = new Decoding(within)
    req.context[key] = decoding
    return Promise.race([work(), decoding.timeUp]).finally(() => decoding.end())
  })

const key = 'decoding'

class Decoding {
  readonly timeUp: Promise<never>
  private isLate = false
  private readonly timer: NodeJS.Timeout

  constructor(within: number) {
    const { promise, reject } = Promise.withResolvers<never>()
    this.timeUp = promise
    this.timer = setTimeout(() => {
      this.isLate = true
      reject(tooSlow())
    }, within)
  }

  /** Throws if the refusal was sent already; it is not sent any more otherwise. */
  end() {
    if (this.isLate) throw tooSlow()
    clearTimeout(this.timer)
  }
}

/** Payload calls this hook between decoding a picture and writing its files. */
export const endDecoding: CollectionBeforeValidateHook = ({ data, req }) => {
  const decoding = req.context[key]
  if (decoding instanceof Decoding) decoding.end()
  return data
}

const tooSlow = () => refuseFile(texts.thePictureTookTooLong, 422)
