import type { ReactNode } from 'react'
import type { RenderInput, RenderOutput } from '#schemas/page/render.ts'
import { renderPart } from '../page/render-part.ts'
import { buildPageContext } from './page-context.ts'
import { renderSite } from './render-site.tsx'

interface OwnPage {
  /** Begins the ids of its elements. */
  name: string
  title: string
  description?: string
  /** False if the URL is private to one shopper. */
  isMeasured?: boolean
  content: ReactNode
}

/** A built-in page in the site's frame: it needs no data, does not hydrate and is not indexed. */
export function renderOwnPage(
  input: RenderInput,
  { name, title, description = '', isMeasured = true, content }: OwnPage,
): Omit<RenderOutput, 'status' | 'tags'> {
  const { site, preview, report, api } = input
  const rendered = renderSite({
    site,
    preview,
    report,
    runtime: {
      site,
      page: buildPageContext(input, { vehicle: null, location: null, model: null, brand: null, stock: null }),
      api,
    },
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
      hasFeed: false,
      linkedData: [],
    },
    facts: isMeasured ? { type: 'error', currency: site.currency } : null,
    main: () => ({ ...renderPart(content, name), title: null, state: null }),
  })
  return { ...rendered, expiresIn: null }
}
