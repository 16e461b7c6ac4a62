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
  /** Null allows any host of the network. */
  allowedHosts: readonly string[] | null
  /** Idle timeout in milliseconds, before and during the response. */
  idleAtMost: number
  signal: AbortSignal
  /** Sent by POST; without a body it is a GET. */
  body?: string
}

/**
 * One request to an allowed host, without following redirects. The name is resolved once, here: only checked addresses are connected to,
 * which prevents DNS rebinding.
 */
export async function guardedRequest(options: GuardedRequest): Promise<IncomingMessage | FetchRefusal> {
  const { url, network } = options
  const code = refuse(options)
  if (code) return refusal(code, url.hostname)
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, {
      agent: false,
      method: options.body === undefined ? 'GET' : 'POST',
      headers: options.headers,
      lookup: checkedLookup(network),
      signal: options.signal,
      maxHeaderSize: 32_768,
    })
    let response: IncomingMessage | null = null
    request.once('socket', (socket: Socket) => {
      // A started response would only report a closed socket.
      socket.setTimeout(options.idleAtMost, () => (response ?? request).destroy(new NetworkRefusal('timed-out')))
      socket.once('connect', () => {
        if (!network.allowsAddress(socket.remoteAddress ?? '')) socket.destroy(new NetworkRefusal('address-not-public'))
      })
    })
    request.once('response', (answer) => {
      response = answer
      resolve(answer)
    })
    request.on('error', (error) => resolve(refusal(getRefusalCode(error, options.signal), url.hostname)))
    request.end(options.body)
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

/** One non-public address rejects the name: mixed addresses indicate an attack. */
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

/** The refusal code of a connection or read error. */
export function getRefusalCode(
  error: unknown,
  signal: AbortSignal,
  otherwise: RefusalCode = 'not-answering',
): RefusalCode {
  if (signal.aborted) return 'timed-out'
  return error instanceof NetworkRefusal ? error.refusal : otherwise
}
