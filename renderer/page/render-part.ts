import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/

/** One React root of a page. React puts preloads of eager pictures before its markup; they belong in the document's head. */
export function renderPart(node: ReactNode, id: string): { html: string; preloads: string[] } {
  const html = renderToString(node, { identifierPrefix: `${id}-` })
  if (!html.startsWith('<link')) return { html, preloads: [] }
  const preloads = imagePreloads.exec(html)?.[0] ?? ''
  return { html: html.slice(preloads.length), preloads: preloads.match(/<link[^>]*>/g) ?? [] }
}
