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
    collection.hooks.beforeValidate.push(refuseLateUpload)
  }
  return config
}

const paths = new Set(['/', '/:id', '/:id/duplicate'])

const writesFiles = ({ method, path }: Omit<Endpoint, 'root'>) =>
  (method === 'post' || method === 'patch') && paths.has(path)

const late = 'isUploadLate'

/** Answers after `within` milliseconds at the latest, and lets the next one begin. */
export const inTurn =
  (handler: PayloadHandler, within = longestUpload) =>
  async (req: PayloadRequest): Promise<Response> => {
    // Access is denied before a picture is decoded.
    if (!req.user) return handler(req)
    await addDataAndFileToRequest(req)
    // The handler would read the body again.
    Object.defineProperty(req, 'body', { value: null })
    return runInTurn('uploads', async () => {
      const { promise: timeUp, reject } = Promise.withResolvers<never>()
      const timer = setTimeout(() => {
        req.context[late] = true
        reject(tooSlow())
      }, within)
      return Promise.race([handler(req), timeUp]).finally(() => clearTimeout(timer))
    })
  }

/** The answer was sent, so nothing may be stored any more. Payload calls this hook between decoding a picture and writing its files. */
export const refuseLateUpload: CollectionBeforeValidateHook = ({ data, req }) => {
  if (req.context[late] === true) throw tooSlow()
  return data
}

const tooSlow = () => refuseFile(texts.thePictureTookTooLong, 422)
