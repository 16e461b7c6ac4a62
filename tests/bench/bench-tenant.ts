import { sharedPages } from '#seed/tenants/shared-pages.ts'
import type { TestCms } from '#tests/support/cms.ts'

/** A site at `<slug>.localhost` with the shared search pages and no stock. */
export async function newBenchTenant({ cms }: TestCms, slug: string): Promise<{ id: number; slug: string }> {
  const { id } = await cms.create({
    collection: 'tenants',
    data: {
      slug,
      name: slug,
      hosts: [{ host: `${slug}.localhost` }],
      country: 'AU',
      locale: 'en-AU',
      currency: 'AUD',
      timeZone: 'Australia/Brisbane',
    },
  })
  for (const { path, title, layout } of sharedPages.filter(({ path }) => path.startsWith('/search/'))) {
    const refs = { picture: () => 0, slide: () => 0, logo: () => 0, section: () => 0, location: () => 0 }
    await cms.create({
      collection: 'pages',
      data: { tenant: id, path, title, layout: layout(refs), _status: 'published' } as never,
    })
  }
  return { id, slug }
}
