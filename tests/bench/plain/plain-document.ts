import type { PageState } from '#renderer/page/page-state.ts'
import type { DocumentParts } from './document-parts.ts'

/** The document around what React rendered, and the state as JSON. */
export function plainDocument(markup: string, state: Omit<PageState, 'islands'>, parts: DocumentParts): string {
  // React puts preloads of eager pictures before the page's first element; they belong in the head.
  const start = markup.indexOf('<a ')
  const preloads = markup.slice(0, start)
  const { site, page, queries } = state
  const json = JSON.stringify({ site, page, islands: parts.islands, queries }).replaceAll('<', String.raw`\u003c`)
  return [parts.opening, preloads, parts.head, markup.slice(start), parts.stateOpening, json, parts.closing].join('')
}
