import { aSite } from '#blocks/_kit/samples/a-site.ts'
import { aVehicle } from '#blocks/_kit/samples/a-vehicle.ts'
import { sampleApi } from '#blocks/_kit/samples/sample-api.ts'
import { createPageLayout, pageTemplates } from '#blocks/index.ts'
import { blockNode } from '#schemas/page/block-node.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import type { RenderInput, RenderOutput } from '#schemas/page/render.ts'
import { fillInPageTitle } from '#schemas/page/words-to-replace.ts'
import { fillPlaceholders, type PlaceholderFacts, placeholderValues } from '#schemas/tenant/placeholders.ts'
import { pageRoute } from '../routes/page-route.tsx'
import { problemRoute } from '../routes/problem-route.tsx'
import { renderOwnPage } from '../routes/render-own-page.ts'
import { type Exhibit, exhibits, findExhibits } from './exhibits.ts'
import { GalleryIndex } from './gallery-index.tsx'
import { galleryThemes } from './themes.ts'

export interface GalleryInput {
  /**
   * `/_gallery?q=car&theme=night`, `/_gallery/car-grid/typical?theme=night`, `/_gallery/page-templates/location`,
   * or `/_gallery/all?theme=night` for each block once on one page.
   */
  url: string
  now: Date
  report: RenderInput['report']
}

/** Every block in every state and theme, on a sample site with sample data, for block authors and tests. Never in production. */
export async function renderGallery({ url, now, report }: GalleryInput): Promise<RenderOutput> {
  const { pathname, searchParams } = new URL(url, 'http://gallery.localhost')
  const themeName = searchParams.get('theme') ?? 'initial'
  const theme = galleryThemes[themeName] ?? aSite().theme
  const input: RenderInput = {
    site: aSite({ theme, name: 'Gallery' }),
    page: null,
    params: { slug: 'sample' },
    url,
    status: 200,
    preview: false,
    now,
    requestId: 'gallery',
    api: sampleApi(),
    report,
  }
  const [, , slug, fixture] = pathname.split('/')
  if (!slug) return indexPage(input, { query: searchParams.get('q') ?? '', themeName })
  if (slug === 'all') return { ...(await allPage(input)), status: 200 }
  const template = slug === 'page-templates' ? pageTemplates.find(({ name }) => name === fixture) : undefined
  if (template) return { ...(await templatePage(input, template)), status: 200 }
  const exhibit = exhibits.find((each) => each.block.slug === slug && each.fixture === fixture)
  if (!exhibit) return problemRoute(input, 'page-not-found')
  // A page of an unavailable vehicle has its own status, but the exhibit exists.
  return { ...(await exhibitPage(input, exhibit)), status: 200 }
}

const exhibitPage = (input: RenderInput, exhibit: Exhibit): Promise<RenderOutput> =>
  pageRoute(
    { ...input, api: sampleApi({ vehicle: aVehicle(exhibit.vehicle) }) },
    galleryPage(input, { title: `${exhibit.block.label}: ${exhibit.fixture}`, shown: [exhibit] }),
  )

/** Blocks with data of their own get the sample vehicle here. */
const allPage = (input: RenderInput): Promise<RenderOutput> =>
  pageRoute(
    input,
    galleryPage(input, { title: 'All blocks', shown: exhibits.filter(({ fixture }) => fixture === 'typical') }),
  )

/** With the facts of the sample site, as a site shows it. */
const templatePage = (input: RenderInput, { label, layout }: (typeof pageTemplates)[number]): Promise<RenderOutput> => {
  let last = 0
  const created = fillInPageTitle(
    createPageLayout(layout, () => `block-${(last += 1)}`),
    label,
  )
  return pageRoute(input, {
    ...galleryPage(input, { title: label, shown: [] }),
    layout: blockNode.array().parse(fillPlaceholders(created, placeholderValues(sampleFacts))),
  })
}

const sampleFacts: PlaceholderFacts = {
  name: 'Riverside Motors',
  country: 'AU',
  phone: '07 5550 0100',
  email: '',
  licence: '',
  address: { street: '', city: 'Maroochydore', state: '', postcode: '' },
}

const galleryPage = (
  { now }: RenderInput,
  { title, shown }: { title: string; shown: readonly Exhibit[] },
): PageDocument => ({
  id: 1,
  title,
  // Blocks of a model or brand get the sample ones here.
  path: '/models/:slug',
  layout: shown.map(({ block, data }) => ({
    ...data,
    id: `exhibit-${block.slug}`,
    blockType: block.slug,
    blockVersion: block.version,
  })),
  seo: { title: '', description: '', image: null, noindex: true },
  updatedAt: now.toISOString(),
})

function indexPage(input: RenderInput, { query, themeName }: { query: string; themeName: string }): RenderOutput {
  const content = <GalleryIndex exhibits={findExhibits(query)} query={query} themeName={themeName} />
  return { status: 200, ...renderOwnPage(input, { name: 'gallery', title: 'Gallery', content }), tags: [] }
}
