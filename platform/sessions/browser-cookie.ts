import type { Request, Response } from 'express'
import { codeMinutes } from '#schemas/shopper/sign-in-code.ts'
import { readHostCookie, setHostCookie } from '../http/host-cookie.ts'
import { newToken } from './open-session.ts'

const name = 'sign-in-browser'

/** As `newToken` makes them. */
const token = /^[\w-]{43}$/

/**
 * The token of the browser that asks for a code: only there the code works, and only tries from there count. A browser that has none gets one. It is
 * kept for as long as the newest code is good, and signs nobody in.
 */
export function browserToken(req: Request, res: Response): string {
  const known = readHostCookie(req, name)
  const kept = token.test(known) ? known : newToken()
  setHostCookie(res, name, { value: kept, maxAge: codeMinutes * 60_000 })
  return kept
}
