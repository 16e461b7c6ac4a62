import { isIP } from 'node:net'
import type { Request } from 'express'
import { addressRange } from '#schemas/lib/address-range.ts'
import { unknownAddress } from '../limits/request-limits.ts'

/**
 * The client's address, read past the proxies that `FORECOURT_TRUST_PROXY` names. What a proxy hands on and is no address is the connection's own:
 * no header can take a request out of the limits.
 */
export function clientIp(req: Request): string {
  const address = req.ip ?? ''
  return isIP(address) === 0 ? (req.socket.remoteAddress ?? unknownAddress) : address
}

/** Whom that address stands for: a household of IPv6 is one client, however many addresses it has. */
export const clientIpRange = (req: Request): string => addressRange(clientIp(req))
