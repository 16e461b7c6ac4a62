import type { ReactNode } from 'react'
import type { RenderInput, RenderOutput } from '#schemas/page/render.ts'
import { renderPart } from '../page/render-part.ts'
import { contextOf } from './page-context.ts'
import { renderSite } from './render-site.tsx'

interface OwnPage {
  /** Begins the ids of its elements. */
  name: string
  title: string
  description?: string
  /** Not where its address is for one shopper's eyes. */
  isMeasured?: boolean
  /** One component: what is written out here is called before the page notes its styles (`page/jsx-runtime.ts`). */
  content: ReactNode
}

/** A page within a site's frame that no marketer arranged: it asks the platform nothing, nothing on it hydrates, and search engines leave it alone. */
export function renderOwnPage(
  input: RenderInput,
  { name, title, description = '', isMeasured = true, content }: OwnPage,
): Omit<RenderOutput, 'status' | 'tags'> {
  const { site, preview, report, api } = input
  const rendered = renderSite({
    site,
    preview,
    report,
    runtime: { site, page: contextOf(input, { vehicle: null, stock: null }), api },
    head: {
      title,
      description,
      canonical: null,
      robots: 'noindex',
      prev: null,
      next: null,
      image: null,
      imageSize: null,
      imageAlt: '',
      kind: 'website',
      linkedData: null,
    },
    facts: isMeasured ? { type: 'error', currency: site.currency } : null,
    main: () => ({ ...renderPart(content, name), title: null, state: null }),
  })
  return { ...rendered, expiresIn: null }
}
