import type { Request } from 'express'
import type { Visit } from '../context/caller.ts'
import { askerAddress } from '../http/client-ip.ts'
import { keepBrowser } from './browser-cookie.ts'
import { keepToken, tokenOf } from './session-cookie.ts'
import { type VisitParts, visitWith } from './identify-caller.ts'

/** Who a request comes from, by its cookie. */
export function visitOf(req: Request, parts: VisitParts): Promise<Visit> {
  const { res } = req
  const remember = (token: string | null) => {
    if (res) keepToken(res, token)
  }
  const browser = () => (res ? keepBrowser(req, res) : '')
  return visitWith({ token: tokenOf(req), address: askerAddress(req), browser, remember }, parts)
}
