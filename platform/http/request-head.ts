import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Properties of a request that the response depends on, read in one pass over the raw headers. */
export interface RequestHead {
  /** Unmodified: with port and in any case. Empty if missing or repeated; then neither a site nor the admin answers. */
  host: string
  isSecure: boolean
  acceptEncoding: string
  ifNoneMatch: string
  /** The client's `X-Request-Id` if valid, else a new one. */
  requestId: string
  /** By the marker beside the session cookie, which grants no access: it only selects content for signed-in shoppers. */
  isSignedIn: boolean
}

/** Proxies with trusted forwarding headers. */
export interface TrustedProxies {
  trusts: (address: string) => boolean
  /** The header with the original host, in lower case; null for `Host`. */
  hostHeader: string | null
}

const processMark = randomBytes(5).toString('hex')
let counter = 0

export function newRequestId(): string {
  counter += 1
  return `${processMark}-${counter.toString(36)}`
}

/** `X-Forwarded-Proto` and the configured host header are used only from a trusted proxy. */
export function readHead(req: IncomingMessage, proxies: TrustedProxies | null): RequestHead {
  const raw = req.rawHeaders
  const isTrusted = proxies !== null && proxies.trusts(req.socket.remoteAddress ?? '')
  const hostHeader = isTrusted ? proxies.hostHeader : null
  let hosts = 0
  let host = ''
  let forwardedHosts = 0
  let forwardedHost = ''
  let forwardedProto = ''
  let acceptEncoding = ''
  let ifNoneMatch = ''
  let requestId = ''
  let isSignedIn = false
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? ''
    const value = raw[at + 1] ?? ''
    if (hostHeader !== null && name.length === hostHeader.length && is(name, hostHeader)) {
      forwardedHosts += 1
      forwardedHost = value
    }
    switch (name.length) {
      case 4:
        if (is(name, 'host')) {
          hosts += 1
          host = value
        }
        break
      case 6:
        if (is(name, 'cookie')) isSignedIn ||= signedIn.test(value)
        break
      case 12:
        if (is(name, 'x-request-id')) requestId = value
        break
      case 13:
        if (is(name, 'if-none-match')) ifNoneMatch = ifNoneMatch ? `${ifNoneMatch},${value}` : value
        break
      case 15:
        if (is(name, 'accept-encoding')) acceptEncoding = value
        break
      case 17:
        if (isTrusted && is(name, 'x-forwarded-proto')) forwardedProto = value
        break
      default:
    }
  }
  return {
    host: hosts > 1 || forwardedHosts > 1 || forwardedHost.includes(',') ? '' : forwardedHost || host,
    isSecure: first(forwardedProto) === 'https',
    acceptEncoding,
    ifNoneMatch,
    requestId: /^[\w.-]{8,128}$/.test(requestId) ? requestId : newRequestId(),
    isSignedIn,
  }
}

const signedIn = /(?:^|; ?)(?:__Host-)?signed-in=1(?:;|$)/

const is = (name: string, expected: string) => name === expected || name.toLowerCase() === expected

const first = (list: string) => (list.includes(',') ? list.slice(0, list.indexOf(',')).trim() : list)

const heads = new WeakMap<IncomingMessage, RequestHead>()

/** Stores the head for later handlers of the request. */
export const rememberHead = (req: IncomingMessage, head: RequestHead): void => void heads.set(req, head)

export function requestHead(req: IncomingMessage): RequestHead {
  const head = heads.get(req)
  if (!head) throw new Error('The request came past the front door: its head was never read.')
  return head
}
