import { BlockList, isIPv6 } from 'node:net'
import type { Request, RequestHandler } from 'express'
import type { Logger } from './log.ts'

const own = new BlockList()
own.addSubnet('127.0.0.0', 8)
own.addSubnet('10.0.0.0', 8)
own.addSubnet('172.16.0.0', 12)
own.addSubnet('192.168.0.0', 16)
own.addAddress('::1', 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')

/** Whether a neighbour forwards for somebody without being named in `FORECOURT_TRUST_PROXY`: its address would stand for every shopper. */
export function comesThroughUnnamedProxy(req: Request): boolean {
  if (req.app.get('trust proxy') !== false || req.headers['x-forwarded-for'] === undefined) return false
  const address = (req.socket.remoteAddress ?? '').replace(/^::ffff:/i, '')
  return own.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Says once what is to be set. */
export function warnOfUnnamedProxy(log: Logger): RequestHandler {
  let isSaid = false
  return (req, _res, next) => {
    if (!isSaid && comesThroughUnnamedProxy(req)) {
      isSaid = true
      log.warn('requests come through a proxy that FORECOURT_TRUST_PROXY does not name: nobody is limited by address')
    }
    next()
  }
}
