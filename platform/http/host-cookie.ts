import type { Request, Response } from 'express'
import { requestHead } from './request-head.ts'

/** Over https the browser restricts a cookie with this prefix to https and the host that set it. RFC 6265bis §4.1.3.2 */
const prefix = '__Host-'

export const isOverHttps = (req: Request): boolean => requestHead(req).isSecure || req.secure

/**
 * The value of a cookie that `setHostCookie` set; empty if missing. Over https a cookie without the prefix is ignored, since another host
 * may have set it.
 */
export const readHostCookie = (req: Request, name: string): string =>
  readCookie(req.headers.cookie, isOverHttps(req) ? `${prefix}${name}` : name)

interface HostCookie {
  value: string
  /** Milliseconds; 0 deletes the cookie. Without it the browser keeps the cookie until it is closed. */
  maxAge?: number
  /** Whether scripts can read it. */
  isReadable?: boolean
}

/** Sets a cookie for this host and all of its paths. */
export function setHostCookie(res: Response, name: string, { value, maxAge, isReadable = false }: HostCookie): void {
  const secure = isOverHttps(res.req)
  const options = {
    secure,
    sameSite: 'lax',
    path: '/',
    httpOnly: !isReadable,
    ...(maxAge !== undefined && { maxAge }),
  } as const
  res.cookie(secure ? `${prefix}${name}` : name, value, options)
}

/** Empty if missing. */
export function readCookie(header: string | undefined, name: string): string {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}
