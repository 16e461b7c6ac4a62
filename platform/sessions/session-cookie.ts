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
  const kept = { secure, sameSite: 'lax', path: '/', maxAge: token === null ? 0 : sessionLasts * 1000 } as const
  res.cookie(nameOn(secure), token ?? '', { ...kept, httpOnly: true })
  // For scripts to know whether it is worth asking who is signed in: pages are the same for everybody. It opens nothing.
  res.cookie('signed-in', token === null ? '' : '1', kept)
}
