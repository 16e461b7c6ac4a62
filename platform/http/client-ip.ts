import { isIP } from 'node:net'
import type { Request } from 'express'
import { addressRange } from '#schemas/lib/address-range.ts'
import { unknownAddress } from '../limits/request-limits.ts'

/**
 * The client IP, resolved past the proxies in `FORECOURT_TRUST_PROXY`. An invalid address in a header is replaced by the connection's: no
 * header can bypass the limits.
 */
export function clientIp(req: Request): string {
  const address = req.ip ?? ''
  return isIP(address) === 0 ? (req.socket.remoteAddress ?? unknownAddress) : address
}

/** The client of an IP for limits: an IPv6 prefix counts as one client. */
export const clientIpRange = (req: Request): string => addressRange(clientIp(req))
