import type { RequestHandler } from 'express'

/** Where a page may be framed: nowhere, except in the admin's preview. */
export interface PageSecurity {
  styleHashes: string[]
  scriptHashes: string[]
  /** Origin that may frame the page; null for none. */
  framedBy: string | null
  /** Whether the page may load Google’s tag. */
  isTagged?: boolean
  /** Origin of a chat that the page may load; null without one. */
  chatOrigin?: string | null
  /** Origin of the map pictures that the page may show; null without any. */
  mapOrigin?: string | null
  /** Origin of the tiles of the locator's map; null without one, or from the site itself. */
  tileOrigin?: string | null
}

/** Video players that a page may embed. vehicles §2: external video */
const players = ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://player.vimeo.com']

/** Origins of Google’s tag. https://developers.google.com/tag-platform/security/guides/csp */
const tag = {
  scripts: ' https://*.googletagmanager.com',
  pictures: ' https://*.google-analytics.com https://*.googletagmanager.com',
  calls: ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
}
const noTag: typeof tag = { scripts: '', pictures: '', calls: '' }

/**
 * Headers of every page, names and values alternating. Inline content is allowed only by the renderer's hashes. `frame-ancestors` replaces
 * `X-Frame-Options`; each header costs every cached answer, so none is redundant.
 */
export function pageHeaders({
  styleHashes,
  scriptHashes,
  framedBy,
  isTagged = false,
  chatOrigin = null,
  mapOrigin = null,
  tileOrigin = null,
}: PageSecurity): string[] {
  const { scripts, pictures, calls } = isTagged ? tag : noTag
  const chat = chatOrigin === null ? '' : ` ${chatOrigin}`
  const tiles = tileOrigin === null ? '' : ` ${tileOrigin}`
  const sources = (hashes: string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
  const policy = [
    "default-src 'none'",
    `script-src ${sources(scriptHashes)}${scripts}${chat}`,
    `style-src ${sources(styleHashes)}`,
    `img-src 'self' data: blob:${pictures}${chat}${mapOrigin === null ? '' : ` ${mapOrigin}`}${tiles}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${calls}${chat}${tiles}`,
    "manifest-src 'self'",
    `frame-src ${players.join(' ')}${chat}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
  ].join('; ')
  return [
    'Content-Security-Policy',
    policy,
    ...commonHeaders,
    'Permissions-Policy',
    'camera=(), microphone=(), payment=(), usb=()',
  ]
}

/** The default policy of responses without their own: no active content. */
export const quietHeaders: RequestHandler = (_req, res, next) => {
  res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  res.setHeader('X-Content-Type-Options', 'nosniff')
  next()
}

export const commonHeaders = ['X-Content-Type-Options', 'nosniff', 'Referrer-Policy', 'strict-origin-when-cross-origin']
