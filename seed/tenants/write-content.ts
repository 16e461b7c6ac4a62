import type { Payload } from 'payload'
import { ensure } from '../ensure.ts'
import { importLayout } from './import-layout.ts'
import { loadReferences, requireReferences } from './load-references.ts'
import type { DemoTenant } from './read-tenant.ts'
import type { FindReference } from './resolve-fields.ts'
import type { MenuEntryDocument } from './tenant-document.ts'

interface ContentInput {
  company: DemoTenant
  tenant: number
}

interface WithReferences extends ContentInput {
  find: FindReference
}

/** Writes a company's content: slides, reusable sections, promos, pages, menus and redirects, in the order of their references. */
export async function writeContent(cms: Payload, { company, tenant }: ContentInput): Promise<void> {
  await writeSlides(cms, { company, tenant, find: await loadReferences(cms, tenant) })
  await writeSections(cms, { company, tenant, find: await loadReferences(cms, tenant) })
  const find = await loadReferences(cms, tenant)
  await writePromos(cms, { company, tenant, find })
  await writePages(cms, { company, tenant, find })
  await writeMenus(cms, { company, tenant, find })
  for (const { from, to } of company.redirects)
    await ensure(cms, { collection: 'redirects', identity: { tenant, from }, data: { to } })
}

async function writeSlides(cms: Payload, { company, tenant, find }: WithReferences): Promise<void> {
  const requireId = requireReferences(find, company.source)
  for (const [index, { name, picture, ...slide }] of company.slides.entries()) {
    const image = requireId('media', picture, ['slides', index, 'picture'])
    await ensure(cms, { collection: 'slides', identity: { tenant, name }, data: { ...slide, image } })
  }
}

async function writeSections(cms: Payload, { company, tenant, find }: WithReferences): Promise<void> {
  for (const section of company.sections) {
    const data = { layout: importLayout(section, find), _status: 'published' }
    await ensure(cms, { collection: 'sections', identity: { tenant, name: section.name }, data })
  }
}

async function writePromos(cms: Payload, { company, tenant, find }: WithReferences): Promise<void> {
  const requireId = requireReferences(find, company.source)
  for (const [index, { name, link, picture, ...promo }] of company.promos.entries()) {
    const image = picture === undefined ? null : requireId('media', picture, ['promos', index, 'picture'])
    const data = { ...promo, link: { kind: 'url', ...link }, image, display: true }
    await ensure(cms, { collection: 'promos', identity: { tenant, name }, data })
  }
}

async function writePages(cms: Payload, { company, tenant, find }: WithReferences): Promise<void> {
  for (const page of company.pages) {
    const { path, title, seo, article, source } = page
    const image = article && requireReferences(find, source)('media', article.picture, ['article', 'picture'])
    const data = {
      title,
      layout: importLayout(page, find),
      seo: { ...seo, ...(image === undefined ? {} : { image }) },
      articleDate: article?.date ?? null,
      articleCategory: article?.category ?? null,
      articleAuthor: article?.author ?? null,
      _status: 'published',
    }
    await ensure(cms, { collection: 'pages', identity: { tenant, path }, data })
  }
}

async function writeMenus(cms: Payload, { company, tenant, find }: WithReferences): Promise<void> {
  const { list, source } = company.menus
  const requireId = requireReferences(find, source)
  const link = ({ label, url }: { label: string; url: string }) => ({ link: { kind: 'url', label, url } })
  const condition = ({ text, shownIf, flag }: MenuEntryDocument) => ({ text, shownIf, flag })
  for (const [index, { place, name, opensOn, items }] of list.entries()) {
    const data = {
      name,
      opensOn,
      _status: 'published',
      items: items.map((item, at) => ({
        ...link(item),
        ...condition(item),
        display: item.display,
        fill: item.fill,
        children: item.children.map(({ image, ...entry }, position) => {
          const path = [index, 'items', at, 'children', position, 'image']
          return {
            ...link(entry),
            ...condition(entry),
            ...(image === undefined ? {} : { image: requireId('media', image, path) }),
          }
        }),
      })),
    }
    await ensure(cms, { collection: 'menus', identity: { tenant, place }, data })
  }
}
