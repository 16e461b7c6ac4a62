import type { Request, Response } from 'express'
import { codeMinutes } from '#schemas/shopper/sign-in-code.ts'
import { readHostCookie, setHostCookie } from '../http/host-cookie.ts'
import { newToken } from './session-tokens.ts'

const name = 'sign-in-browser'

/** The format of `newToken`. */
const token = /^[\w-]{43}$/

/**
 * The token of the browser that requests a code: the code works only there, and only its attempts count. Created if missing. It is kept as
 * long as the newest code is valid, and signs nobody in.
 */
export function browserToken(req: Request, res: Response): string {
  const known = readHostCookie(req, name)
  const kept = token.test(known) ? known : newToken()
  setHostCookie(res, name, { value: kept, maxAge: codeMinutes * 60_000 })
  return kept
}
