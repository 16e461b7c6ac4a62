import type { RequestHandler } from 'express'
import { readHostCookie, setHostCookie } from './host-cookie.ts'

const hint = 'Sec-CH-Prefers-Color-Scheme'
const cookie = 'forecourt-hint-requested'

/**
 * Payload draws a page in dark or light colours by a hint that Chromium sends once a response requested it. A page that requests it as critical is
 * loaded again, after the server has drawn it. So the first page of a session is redirected to itself, which takes a millisecond, and drawn once.
 * The browser keeps the cookie as long as its knowledge that the hint is requested; the cookie ends the redirects of a browser that never sends the hint.
 * A request for an absolute address, which only proxies send, is not redirected to it. https://wicg.github.io/client-hints-infrastructure/#critical-ch
 */
export const requestColorScheme: RequestHandler = (req, res, next) => {
  const { headers } = req
  const isChromiumPage = headers['sec-fetch-dest'] === 'document' && headers['sec-ch-ua'] !== undefined
  const isRequestable = req.method === 'GET' && req.originalUrl.startsWith('/') && isChromiumPage
  if (!isRequestable || headers[hint.toLowerCase()] !== undefined || readHostCookie(req, cookie) !== '') return next()
  setHostCookie(res, cookie, { value: '1' })
  res.set({ 'Accept-CH': hint, 'Critical-CH': hint, Vary: hint, 'Cache-Control': 'no-store' })
  res.redirect(307, req.originalUrl)
}
