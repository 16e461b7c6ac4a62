import type { PayloadRequest } from 'payload'
import { findTemplate } from './find-template.ts'

export interface InheritedPage {
  id: number
  title: string
  path: string
  /** The site's own page at the address; null where it shows the template's. */
  ownId: number | null
  /** The site shows its own page, which is published. */
  isReplaced: boolean
}

export interface InheritedPages {
  template: { id: number; name: string }
  pages: InheritedPage[]
}

/** The published pages of a site's template by address, and what the site has in their place; null without a template. */
export async function listInheritedPages(req: PayloadRequest, site: number): Promise<InheritedPages | null> {
  const templateId = await findTemplate(req, site)
  if (templateId === null) return null
  const [template, theirs, own] = await Promise.all([
    req.payload.findByID({ collection: 'tenants', id: templateId, depth: 0, req, select: { name: true } }),
    req.payload.find({
      collection: 'pages',
      ...all(req),
      where: { and: [{ tenant: { equals: templateId } }, { _status: { equals: 'published' } }] },
    }),
    req.payload.find({ collection: 'pages', ...all(req), where: { tenant: { equals: site } } }),
  ])
  const byPath = new Map(own.docs.map((page) => [page.path, page]))
  return {
    template: { id: templateId, name: template.name },
    pages: theirs.docs.map(({ id, title, path }) => {
      const mine = byPath.get(path)
      return { id, title, path, ownId: mine?.id ?? null, isReplaced: mine?._status === 'published' }
    }),
  }
}

const all = (req: PayloadRequest) =>
  ({
    req,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    sort: 'path',
    select: { title: true, path: true, _status: true },
  }) as const
