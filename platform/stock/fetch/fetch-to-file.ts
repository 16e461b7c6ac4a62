import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { explainDiskError, isDiskFull } from '#cms/files/disk-space.ts'
import { type FetchRefusal, refusal, type RefusalCode } from './fetch-refusal.ts'
import { getRefusalCode, guardedRequest } from './guarded-request.ts'
import type { Network } from './network.ts'

export interface FetchOptions {
  url: string
  /** Destination of the body. It is written completely or stays as it was. */
  file: string
  /** `schemas/stock/feed-host.ts`. */
  allowedHosts: readonly string[]
  network: Network
  bytesAtMost: number
  /** Total timeout in milliseconds. */
  timeAtMost: number
  /** Idle timeout in milliseconds. */
  idleAtMost: number
  /** Sent only to the URL's own origin. */
  login?: { user: string; password: string } | null
  /** The file's state from the last response. */
  known?: FileState | null
  signal?: AbortSignal | undefined
}

export interface FileState {
  etag: string | null
  lastModified: string | null
}

export interface FetchedFile extends FileState {
  kind: 'fetched'
  bytes: number
  /** URL after redirects. */
  url: string
}

export type FetchOutcome = FetchedFile | { kind: 'unchanged' } | FetchRefusal

const redirectsAtMost = 3

/**
 * Downloads a file over HTTP(S) from an allowed host. Each redirect is checked like the first URL. Declared length, type and encoding are
 * not trusted: bytes are counted as they are written, after decompression.
 */
export async function fetchToFile(options: FetchOptions): Promise<FetchOutcome> {
  const first = readUrl(options.url)
  if (!first) return refusal('address-invalid', '')
  const signal = AbortSignal.any([AbortSignal.timeout(options.timeAtMost), ...(options.signal ? [options.signal] : [])])
  let url = first
  for (let step = 0; step <= redirectsAtMost; step += 1) {
    const headers = headersFor(options, url.origin === first.origin)
    const answer = await guardedRequest({ ...options, url, headers, signal })
    if ('kind' in answer) return answer
    const onwards = findRedirect(answer, url)
    if (onwards === null) return receive(answer, { options, url, signal })
    answer.destroy()
    if (url.protocol === 'https:' && onwards.protocol === 'http:') return refusal('not-secure', url.hostname)
    url = onwards
  }
  return refusal('too-many-redirects', url.hostname)
}

/** Credentials in a URL are dropped, because a redirect could leak them. */
function readUrl(text: string, base?: URL): URL | null {
  if (!URL.canParse(text, base)) return null
  const url = new URL(text, base)
  url.username = ''
  url.password = ''
  url.hash = ''
  return url
}

function headersFor({ login, known }: FetchOptions, isHome: boolean): Record<string, string> {
  return {
    'User-Agent': 'Forecourt (stock)',
    Accept: '*/*',
    'Accept-Encoding': 'gzip, identity;q=0.5',
    ...(known?.etag ? { 'If-None-Match': known.etag } : {}),
    ...(known?.lastModified ? { 'If-Modified-Since': known.lastModified } : {}),
    ...(login && isHome
      ? { Authorization: `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}` }
      : {}),
  }
}

function findRedirect({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) return null
  return readUrl(headers.location, from)
}

interface ResponseContext {
  options: FetchOptions
  url: URL
  signal: AbortSignal
}

async function receive(answer: IncomingMessage, { options, url, signal }: ResponseContext): Promise<FetchOutcome> {
  if (answer.statusCode === 304) {
    answer.destroy()
    return { kind: 'unchanged' }
  }
  const decoders = decodersFor(answer.headers['content-encoding'])
  const code = refuse(answer, options) ?? (decoders === null ? 'answered-otherwise' : null)
  if (code || decoders === null) {
    answer.destroy()
    return refusal(code ?? 'answered-otherwise', url.hostname)
  }
  const counted = counter(options.bytesAtMost)
  const part = `${options.file}.part`
  try {
    await mkdir(dirname(options.file), { recursive: true })
    await pipeline([answer, ...decoders, counted.stream, createWriteStream(part)], { signal })
    await rename(part, options.file)
  } catch (error) {
    await rm(part, { force: true })
    if (isOfDisk(error)) throw await explainDiskError(error, dirname(options.file))
    return refusal(error instanceof TooLarge ? 'too-large' : getRefusalCode(error, signal, 'broke-off'), url.hostname)
  }
  return {
    kind: 'fetched',
    bytes: counted.bytes(),
    url: url.href,
    etag: answer.headers.etag ?? null,
    lastModified: answer.headers['last-modified'] ?? null,
  }
}

function refuse({ statusCode = 0, headers }: IncomingMessage, { bytesAtMost }: FetchOptions): RefusalCode | null {
  if (statusCode === 401 || statusCode === 403) return 'sign-in'
  if (statusCode === 404 || statusCode === 410) return 'not-found'
  if (statusCode >= 500 || statusCode === 429) return 'server-failed'
  if (statusCode !== 200) return 'answered-otherwise'
  return Number(headers['content-length'] ?? 0) > bytesAtMost ? 'too-large' : null
}

/** Null for an encoding that was not requested. */
function decodersFor(coding: string | undefined): Transform[] | null {
  switch ((coding ?? 'identity').trim().toLowerCase()) {
    case 'identity':
    case '':
      return []
    case 'gzip':
    case 'x-gzip':
      return [createGunzip()]
    case 'deflate':
      return [createInflate()]
    case 'br':
      return [createBrotliDecompress()]
    default:
      return null
  }
}

class TooLarge extends Error {}

function counter(bytesAtMost: number) {
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > bytesAtMost ? new TooLarge() : null, chunk)
    },
  })
  return { stream, bytes: () => bytes }
}

/** A full or missing disk is a problem of this server. */
const isOfDisk = (error: unknown): boolean => isDiskFull(error) || isAboutPath(error)

/** A failed write has no path. */
const isAboutPath = (error: unknown): boolean =>
  error instanceof Error &&
  'syscall' in error &&
  ['open', 'write', 'rename', 'mkdir', 'close'].includes(String(error.syscall)) &&
  'path' in error
