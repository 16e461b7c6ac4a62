import { aSite } from '#blocks/_kit/samples/a-site.ts'
import { aVehicle } from '#blocks/_kit/samples/a-vehicle.ts'
import { sampleApi } from '#blocks/_kit/samples/sample-api.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import type { RenderInput, RenderOutput } from '#schemas/page/render.ts'
import { pageRoute } from '../routes/page-route.tsx'
import { problemRoute } from '../routes/problem-route.tsx'
import { renderOwnPage } from '../routes/render-own-page.ts'
import { type Exhibit, exhibits, findExhibits } from './exhibits.ts'
import { GalleryIndex } from './gallery-index.tsx'
import { galleryThemes } from './themes.ts'

export interface GalleryInput {
  /** `/_gallery?q=car&theme=night`, `/_gallery/car-grid/typical?theme=night`, or `/_gallery/all?theme=night` for each block once on one page. */
  url: string
  now: Date
  report: RenderInput['report']
}

/** Every block in every state and theme, on a sample site with sample data: for anyone who builds blocks, and for tests. Never in production. */
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
  const exhibit = exhibits.find((each) => each.block.slug === slug && each.fixture === fixture)
  if (!exhibit) return problemRoute(input, 'page-not-found')
  // A page about a vehicle that is gone says so by its status; the exhibit is there.
  return { ...(await exhibitPage(input, exhibit)), status: 200 }
}

const exhibitPage = (input: RenderInput, exhibit: Exhibit): Promise<RenderOutput> =>
  pageRoute(
    { ...input, api: sampleApi({ vehicle: aVehicle(exhibit.vehicle) }) },
    galleryPage(input, { title: `${exhibit.block.label}: ${exhibit.fixture}`, shown: [exhibit] }),
  )

/** Blocks that ask for data of their own get the sample vehicle here. */
const allPage = (input: RenderInput): Promise<RenderOutput> =>
  pageRoute(
    input,
    galleryPage(input, { title: 'All blocks', shown: exhibits.filter(({ fixture }) => fixture === 'typical') }),
  )

const galleryPage = (
  { now }: RenderInput,
  { title, shown }: { title: string; shown: readonly Exhibit[] },
): PageDocument => ({
  id: 1,
  title,
  path: '/_gallery',
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
