import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'

/** What Payload calls the session's cookie: `cookiePrefix` of its configuration, and `-token`. */
const ours = 'forecourt-token'
const browsers = `__Host-${ours}`

/**
 * Behind TLS, browsers keep the staff's session under a name with `__Host-`, which no other host can set. Payload has one prefix for all of its cookies,
 * and its screens write some of them by scripts without `Secure`, which a browser refuses under such a name: so the session's name alone is translated.
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

/** A cookie under Payload's own name may come from another host of the domain: it is dropped. */
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
