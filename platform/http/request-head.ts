import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What an answer needs to know of a request, read in one pass over its raw headers. */
export interface RequestHead {
  /** As sent: with port and in any case. Empty where there is none, or more than one: then no site and no admin answers. */
  host: string
  isSecure: boolean
  acceptEncoding: string
  ifNoneMatch: string
  /** The caller's `X-Request-Id` where it is a sane one, else our own. */
  requestId: string
  /** By the mark beside the session's cookie, which opens nothing: somebody who says so may see what is meant for shoppers who are signed in. */
  isSignedIn: boolean
}

/** The proxies whose forwarding headers count. */
export interface TrustedProxies {
  trusts: (address: string) => boolean
  /** The header in which they name the host that the browser asked for, in lower case; null where that is `Host`. */
  hostHeader: string | null
}

const processMark = randomBytes(5).toString('hex')
let counter = 0

export function newRequestId(): string {
  counter += 1
  return `${processMark}-${counter.toString(36)}`
}

/** `X-Forwarded-Proto`, and a host header that a setting names, count only from a proxy that is trusted. */
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

const is = (name: string, wanted: string) => name === wanted || name.toLowerCase() === wanted

const first = (list: string) => (list.includes(',') ? list.slice(0, list.indexOf(',')).trim() : list)

const heads = new WeakMap<IncomingMessage, RequestHead>()

/** Keeps the head for anyone who handles the request further on. */
export const rememberHead = (req: IncomingMessage, head: RequestHead): void => void heads.set(req, head)

export function requestHead(req: IncomingMessage): RequestHead {
  const head = heads.get(req)
  if (!head) throw new Error('The request came past the front door: its head was never read.')
  return head
}
