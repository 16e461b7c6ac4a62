import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { allowsFeedHost } from '#schemas/stock/feed-host.ts'
import { type FetchRefusal, refusal, type RefusalCode } from './fetch-refusal.ts'
import type { Network } from './network.ts'

export interface GuardedRequest {
  url: URL
  headers: Record<string, string>
  network: Network
  /** Null where any host of the network may be asked. */
  allowedHosts: readonly string[] | null
  /** Milliseconds of silence, before the answer and within it. */
  idleAtMost: number
  signal: AbortSignal
  /** Sent by POST; without one it is a GET. */
  body?: string
}

/**
 * One request to a host that the tenant allows, without following redirects. A name is resolved once, here: the addresses that were checked are
 * the ones connected to, so a name that answers otherwise the second time (DNS rebinding) gains nothing.
 */
export async function guardedRequest(asked: GuardedRequest): Promise<IncomingMessage | FetchRefusal> {
  const { url, network } = asked
  const code = refuse(asked)
  if (code) return refusal(code, url.hostname)
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, {
      agent: false,
      method: asked.body === undefined ? 'GET' : 'POST',
      headers: asked.headers,
      lookup: checkedLookup(network),
      signal: asked.signal,
      maxHeaderSize: 32_768,
    })
    let response: IncomingMessage | null = null
    request.once('socket', (socket: Socket) => {
      // An answer that has begun would only learn that its socket is gone.
      socket.setTimeout(asked.idleAtMost, () => (response ?? request).destroy(new NetworkRefusal('timed-out')))
      socket.once('connect', () => {
        if (!network.allowsAddress(socket.remoteAddress ?? '')) socket.destroy(new NetworkRefusal('address-not-public'))
      })
    })
    request.once('response', (answer) => {
      response = answer
      resolve(answer)
    })
    request.on('error', (error) => resolve(refusal(codeOf(error, asked.signal), url.hostname)))
    request.end(asked.body)
  })
}

function refuse({ url, network, allowedHosts }: GuardedRequest): RefusalCode | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'address-invalid'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) > 0 && !network.allowsAddress(host)) return 'address-not-public'
  if (allowedHosts !== null && !allowsFeedHost(allowedHosts, url.hostname)) return 'host-not-allowed'
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  return network.allowsPort(port) ? null : 'port-not-allowed'
}

/** One address that is not public refuses the name: anyone who mixes them is up to something. */
const checkedLookup =
  (network: Network): LookupFunction =>
  (name, options, done) => {
    network.resolve(name).then(
      (addresses) => {
        const [first] = addresses
        if (!first) return done(new NetworkRefusal('name-unknown'), '')
        if (!addresses.every(({ address }) => network.allowsAddress(address))) {
          return done(new NetworkRefusal('address-not-public'), '')
        }
        return options.all ? done(null, addresses) : done(null, first.address, first.family)
      },
      () => done(new NetworkRefusal('name-unknown'), ''),
    )
  }

class NetworkRefusal extends Error {
  readonly refusal: RefusalCode
  constructor(code: RefusalCode) {
    super(code)
    this.refusal = code
  }
}

/** What an error of the connection, or of reading from it, means. */
export function codeOf(error: unknown, signal: AbortSignal, otherwise: RefusalCode = 'not-answering'): RefusalCode {
  if (signal.aborted) return 'timed-out'
  return error instanceof NetworkRefusal ? error.refusal : otherwise
}
