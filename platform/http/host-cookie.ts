import type { Request, Response } from 'express'
import { requestHead } from './request-head.ts'

/** Over https the browser itself holds a cookie with this prefix to the one host that set it, and to https. RFC 6265bis §4.1.3.2 */
const prefix = '__Host-'

export const isOverHttps = (req: Request): boolean => requestHead(req).isSecure || req.secure

/** The value of a cookie that `setHostCookie` set; empty where there is none. Over https one without the prefix does not count: another host may have set it. */
export const readHostCookie = (req: Request, name: string): string =>
  readCookie(req.headers.cookie, isOverHttps(req) ? `${prefix}${name}` : name)

interface HostCookie {
  value: string
  /** Milliseconds; 0 to have the browser forget it. */
  maxAge: number
  /** Scripts read it too. */
  isReadable?: boolean
}

/** Sets a cookie of this host alone, for all of its paths. */
export function setHostCookie(res: Response, name: string, { value, maxAge, isReadable = false }: HostCookie): void {
  const secure = isOverHttps(res.req)
  const options = { secure, sameSite: 'lax', path: '/', maxAge, httpOnly: !isReadable } as const
  res.cookie(secure ? `${prefix}${name}` : name, value, options)
}

function readCookie(header: string | undefined, name: string): string {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}
