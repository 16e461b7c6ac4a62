import type { Request, Response } from 'express'
import { headOf } from '../server/request-head.ts'
import { sessionLasts } from './open-session.ts'

/** Over https the browser itself holds the cookie to this one host and to https. */
const nameOn = (isSecure: boolean) => (isSecure ? '__Host-shopper' : 'shopper')

const isSecure = (req: Request): boolean => headOf(req).isSecure || req.secure

/** The token that a browser sent, empty where it sent none. */
export const tokenOf = (req: Request): string => cookieOf(req, nameOn(isSecure(req)))

export function cookieOf(req: Request, name: string): string {
  const pairs = (req.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}

/** Has the browser keep a token, or forget the one it has where that is null. */
export function keepToken(res: Response, token: string | null): void {
  const secure = isSecure(res.req)
  res.cookie(nameOn(secure), token ?? '', {
    httpOnly: true,
    secure,
    sameSite: 'lax',
    path: '/',
    maxAge: token === null ? 0 : sessionLasts * 1000,
  })
}
