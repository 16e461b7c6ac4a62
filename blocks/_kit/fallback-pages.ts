import type { PageDocument } from '#schemas/page/page.ts'
import type { BlockDefinition } from './define-block.ts'
import { createNode } from './props.ts'

/** The fallback pages of blocks, by path. Throws when two blocks define one for the same path. */
export function listFallbackPages(list: readonly BlockDefinition[]): ReadonlyMap<string, PageDocument> {
  const pages = new Map<string, PageDocument>()
  for (const block of list) {
    if (!block.fallbackPage) continue
    const { path, title, props } = block.fallbackPage
    if (pages.has(path)) throw new Error(`Block "${block.slug}": another block has the fallback page of ${path}.`)
    pages.set(path, {
      id: 0,
      title,
      path,
      layout: [createNode(block, block.slug, props)],
      seo: { title: '', description: '', image: null, noindex: true },
      updatedAt: '1970-01-01T00:00:00.000Z',
    })
  }
  return pages
}
