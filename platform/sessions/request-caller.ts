import type { Request } from 'express'
import type { Caller } from '../context/caller.ts'
import { clientIp } from '../http/client-ip.ts'
import { browserToken } from './browser-cookie.ts'
import { storeToken, readToken } from './session-cookie.ts'
import { type CallerParts, identifyCaller } from './identify-caller.ts'

/** The caller of a request, by its cookies. */
export function requestCaller(req: Request, parts: CallerParts): Promise<Caller> {
  const { res } = req
  const remember = (token: string | null) => {
    if (res) storeToken(res, token)
  }
  const browser = () => (res ? browserToken(req, res) : '')
  return identifyCaller({ token: readToken(req), address: clientIp(req), browser, remember }, parts)
}
