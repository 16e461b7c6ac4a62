import type { RequestHandler } from 'express'
import type { Logger } from '../base/log.ts'

/** Warns once if a proxy forwards requests but is not trusted: all shoppers would then share the proxy's IP and its rate limit. */
export function untrustedProxyWarning(log: Logger): RequestHandler {
  let isSaid = false
  return (req, _res, next) => {
    if (!isSaid && req.app.get('trust proxy') === false && req.headers['x-forwarded-for'] !== undefined) {
      isSaid = true
      log.warn(
        'X-Forwarded-For is ignored, since FORECOURT_TRUST_PROXY trusts no proxy: everybody behind one address shares its limits',
      )
    }
    next()
  }
}
