import type { Request, Response } from 'express'
import { codeMinutes } from '#schemas/shopper/sign-in-code.ts'
import { headOf } from '../server/request-head.ts'
import { newToken } from './open-session.ts'
import { cookieOf } from './session-cookie.ts'

const nameOn = (isSecure: boolean) => (isSecure ? '__Host-sign-in-browser' : 'sign-in-browser')

/** As `newToken` makes them. */
const token = /^[\w-]{43}$/

/**
 * The token of the browser that asks for a code: only there the code works, and only tries from there count. A browser that has none gets one. It is
 * kept for as long as the newest code is good, and signs nobody in.
 */
export function keepBrowser(req: Request, res: Response): string {
  const secure = headOf(req).isSecure || req.secure
  const known = cookieOf(req, nameOn(secure))
  const kept = token.test(known) ? known : newToken()
  const maxAge = codeMinutes * 60_000
  res.cookie(nameOn(secure), kept, { httpOnly: true, secure, sameSite: 'lax', path: '/', maxAge })
  return kept
}
