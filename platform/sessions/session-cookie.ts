import type { Request, Response } from 'express'
import { isOverHttps, readHostCookie, setHostCookie } from '../http/host-cookie.ts'
import { sessionLifetime } from './open-session.ts'

const session = 'shopper'
const mark = 'signed-in'

/** The token that a browser sent, empty where it sent none. */
export const readToken = (req: Request): string => readHostCookie(req, session)

/** Has the browser keep a token, or forget the one it has where that is null. */
export function storeToken(res: Response, token: string | null): void {
  const maxAge = token === null ? 0 : sessionLifetime * 1000
  setHostCookie(res, session, { value: token ?? '', maxAge })
  // For scripts to know whether it is worth asking who is signed in: pages are the same for everybody. It opens nothing.
  setHostCookie(res, mark, { value: token === null ? '' : '1', maxAge, isReadable: true })
  // The name that the mark had over https before it had a prefix.
  if (token === null && isOverHttps(res.req)) res.cookie(mark, '', { maxAge: 0, path: '/', secure: true })
}
