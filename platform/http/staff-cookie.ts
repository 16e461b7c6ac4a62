import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { readCookie } from './host-cookie.ts'

/** Payload's session cookie: `cookiePrefix` of its configuration, and `-token`. */
const ours = 'forecourt-token'
const browsers = `__Host-${ours}`

/** Whether a request, once its cookie is translated, claims a session of staff: of a browser or of a client of the API. */
export const claimsStaffSession = ({ cookie, authorization }: IncomingHttpHeaders): boolean =>
  authorization !== undefined || readCookie(cookie, ours) !== ''

/**
 * Over TLS the staff session cookie has the prefix `__Host-`, which other hosts cannot set. Payload has one prefix for all cookies, and its
 * scripts write some without `Secure`, which browsers reject with that prefix. Therefore only the session cookie is renamed.
 */
export const translateStaffCookie: RequestHandler = (req, res, next) => {
  readTranslated(req)
  // oxlint-disable-next-line typescript/unbound-method -- called with the response below
  res.writeHead = new Proxy(res.writeHead, {
    apply: (writeHead, self, parameters) => {
      writeTranslated(res)
      return Reflect.apply(writeHead, self, parameters)
    },
  })
  next()
}

/** A cookie with Payload's own name may come from another host of the domain and is dropped. */
function readTranslated(req: IncomingMessage): void {
  if (req.headers.cookie === undefined) return
  req.headers.cookie = req.headers.cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => !pair.startsWith(`${ours}=`))
    .map((pair) => (pair.startsWith(`${browsers}=`) ? pair.slice('__Host-'.length) : pair))
    .join('; ')
}

function writeTranslated(res: ServerResponse): void {
  const set = res.getHeader('set-cookie')
  if (set === undefined) return
  const cookies = Array.isArray(set) ? set : [String(set)]
  res.setHeader(
    'set-cookie',
    cookies.map((cookie) => (cookie.startsWith(`${ours}=`) ? `__Host-${cookie}` : cookie)),
  )
}
