import { importLayout } from '#seed/tenants/import-layout.ts'
import { readTenant } from '#seed/tenants/read-tenant.ts'
import { anyReference } from '#tests/support/any-reference.ts'
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
  const { pages } = readTenant('dealer-template')
  for (const page of pages.filter(({ path }) => path.startsWith('/search/'))) {
    const { path, title } = page
    await cms.create({
      collection: 'pages',
      data: { tenant: id, path, title, layout: importLayout(page, anyReference), _status: 'published' } as never,
    })
  }
  return { id, slug }
}
