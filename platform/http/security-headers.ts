import type { RequestHandler } from 'express'

/** Where a page may be shown inside another: nowhere, but for the admin's preview. */
export interface PageSecurity {
  styleHashes: string[]
  scriptHashes: string[]
  /** Origin that may frame the page; null for none. */
  framedBy: string | null
  /** The page may load Google’s tag. */
  isTagged?: boolean
}

/** Players that a page may embed. vehicles §2: external video */
const players = ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://player.vimeo.com']

/** What Google’s tag loads, and where it tells what it heard. https://developers.google.com/tag-platform/security/guides/csp */
const tag = {
  scripts: ' https://*.googletagmanager.com',
  pictures: ' https://*.google-analytics.com https://*.googletagmanager.com',
  calls: ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
}
const noTag: typeof tag = { scripts: '', pictures: '', calls: '' }

/**
 * Headers of every page, names and values alternating. Nothing inline but what the renderer vouches for by its hash. `frame-ancestors` says
 * what `X-Frame-Options` said; each header costs every answer from memory, so none is said twice.
 */
export function pageHeaders({ styleHashes, scriptHashes, framedBy, isTagged = false }: PageSecurity): string[] {
  const { scripts, pictures, calls } = isTagged ? tag : noTag
  const sources = (hashes: string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
  const policy = [
    "default-src 'none'",
    `script-src ${sources(scriptHashes)}${scripts}`,
    `style-src ${sources(styleHashes)}`,
    `img-src 'self' data: blob:${pictures}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${calls}`,
    "manifest-src 'self'",
    `frame-src ${players.join(' ')}`,
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

/** Of every answer that says no policy of its own: it is read, and does nothing. */
export const quietHeaders: RequestHandler = (_req, res, next) => {
  res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  res.setHeader('X-Content-Type-Options', 'nosniff')
  next()
}

export const commonHeaders = ['X-Content-Type-Options', 'nosniff', 'Referrer-Policy', 'strict-origin-when-cross-origin']
