import { escapeHtml } from '#schemas/lib/escape-html.ts'

/** Path of the Redoc bundle on the site's own host. */
export const redocPath = '/api/docs/redoc.js'

/** Hides Redoc's own logo, which loads from a CDN that the CSP blocks. */
const style =
  'body{margin:0}noscript{display:block;padding:2rem;font:1rem/1.5 system-ui,sans-serif}img[src^="https://cdn.redoc.ly"]{display:none}'

/** Redoc inserts style elements and searches in a worker built from a blob. */
export const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data:",
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The site's API documentation: Redoc renders `/api/openapi.json`. */
export function docsPage(title: string): string {
  const theme = escapeHtml(JSON.stringify({ typography: { fontFamily: font, headings: { fontFamily: font } } }))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><noscript>This page needs JavaScript. Programs read the same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</noscript><redoc spec-url="/api/openapi.json" theme="${theme}" hide-schema-titles native-scrollbars></redoc><script src="${redocPath}"></script></body></html>`
}

const font = 'system-ui, sans-serif'
