import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { BlockData } from '../block-data.ts'
import type { BlockDefinition } from '../define-block.ts'
import { createNode, type PropsInput, type PropsOf, readProps } from '../props.ts'
import { type PageContext, type PageStock, type Runtime, RuntimeProvider } from '../runtime.tsx'
import { aSite } from './a-site.ts'
import { aVehicle } from './a-vehicle.ts'
import { sampleAnswers, sampleApi } from './sample-api.ts'
import { sampleBrands, sampleModel } from './sample-models.ts'

/** The used cars of a dealer. */
export const aPageStock = (changes: Partial<PageStock> = {}): PageStock => ({
  scope: { facets: { car_type: ['used'] }, ranges: {} },
  title: 'Used cars',
  crumbs: [
    { label: 'Home', path: '/' },
    { label: 'Used cars', path: '/search/used-cars' },
  ],
  path: '/search/used-cars',
  sortBy: 'rank',
  ...changes,
})

/** A page with a vehicle, a location and stock, so that every block has what it needs. */
export const aPage = (changes: Partial<PageContext> = {}): PageContext => ({
  id: 7,
  path: '/cars/2021-kia-cerato-sport-a12',
  params: { slug: '2021-kia-cerato-sport-a12' },
  search: '',
  vehicle: aVehicle(),
  location: sampleAnswers.locations[0] ?? null,
  model: sampleModel,
  brand: sampleBrands[0] ?? null,
  article: null,
  stock: aPageStock(),
  preview: false,
  now: '2026-11-21T00:00:00.000Z',
  ...changes,
})

export const aRuntime = (changes: Partial<Runtime> = {}): Runtime => ({
  site: aSite(),
  page: aPage(),
  api: sampleApi(),
  renderSlot: (nodes: BlockNode[]) => nodes.map(({ id, blockType }) => <div key={id}>{blockType}</div>),
  ...changes,
})

/** A block's element, with the queries of its `data.ts` already answered. */
export async function readyBlock<D extends BlockDefinition>(
  {
    block,
    component: Component,
    data,
  }: { block: D; component: ComponentType<PropsOf<D>>; data?: BlockData<D> | undefined },
  input: PropsInput<D>,
  runtime: Runtime = aRuntime(),
): Promise<{ element: ReactNode; client: QueryClient }> {
  const props = readProps(block, createNode(block, 'block-1', input))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const { site, page, api } = runtime
  const blockQueries = data?.({ props, page, site, api, now: new Date(page.now) }) ?? {}
  await Promise.all(
    [...(blockQueries.critical ?? []), ...(blockQueries.deferred ?? [])].map(({ queryKey, queryFn }) =>
      client.fetchQuery({ queryKey, queryFn: queryFn as () => Promise<unknown> }),
    ),
  )
  const element = (
    <QueryClientProvider client={client}>
      <RuntimeProvider value={runtime}>
        <Component {...props} />
      </RuntimeProvider>
    </QueryClientProvider>
  )
  return { element, client }
}

/** A block's HTML as the server sends it. */
export async function renderBlock<D extends BlockDefinition>(
  modules: { block: D; component: ComponentType<PropsOf<D>>; data?: BlockData<D> | undefined },
  input: PropsInput<D>,
  runtime: Runtime = aRuntime(),
): Promise<string> {
  const { element } = await readyBlock(modules, input, runtime)
  return renderToString(element)
}
