import type { Request, Response } from 'express'
import { isOverHttps, readHostCookie, setHostCookie } from '../http/host-cookie.ts'
import { sessionLifetime } from './session-tokens.ts'

const session = 'shopper'
const mark = 'signed-in'

/** The token of a browser's cookie; empty without one. */
export const readToken = (req: Request): string => readHostCookie(req, session)

/** Sets the session cookie, or clears it if the token is null. */
export function storeToken(res: Response, token: string | null): void {
  const maxAge = token === null ? 0 : sessionLifetime * 1000
  setHostCookie(res, session, { value: token ?? '', maxAge })
  // Lets scripts know whether to request the session, since pages are shared. It grants no access.
  setHostCookie(res, mark, { value: token === null ? '' : '1', maxAge, isReadable: true })
  // The marker's former name over https, without prefix.
  if (token === null && isOverHttps(res.req)) res.cookie(mark, '', { maxAge: 0, path: '/', secure: true })
}
