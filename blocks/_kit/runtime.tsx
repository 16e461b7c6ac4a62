import { createContext, type ReactNode, useContext } from 'react'
import type { Api } from '#schemas/api/endpoints.ts'
import type { Location } from '#schemas/location/location.ts'
import type { Brand } from '#schemas/model/brand.ts'
import type { Model } from '#schemas/model/model.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { Sort } from '#schemas/vehicle/search-terms.ts'
import type { StockPlace } from '#schemas/vehicle/stock-place.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'

/** The stock of a page: the filters of its path, their labels, and the initial order. */
export interface PageStock extends StockPlace {
  sortBy: Sort
}

/** The page that contains a block. */
/** What an article says of itself; `date` is a day. */
export interface PageArticle {
  date: string
  category: string
  author: string
  minutes: number | null
}

export interface PageContext {
  /** Id of the page's document; null for a default page. */
  id: number | null
  /** Path as requested: `/cars/2021-kia-cerato`. */
  path: string
  /** Values of the page pattern's `:names`. */
  params: Record<string, string>
  /** Canonical query without `?`; empty when there is none. */
  search: string
  /** The vehicle of a vehicle page; blocks that need one are not rendered without it. */
  vehicle: Vehicle | null
  /** The location of a page such as `/our-location/:slug`; null on all others. */
  location: Location | null
  /** The model of a model page; blocks that need one are not rendered without it. */
  model: Model | null
  /** The brand of a brand page, and of a model page that of its model. */
  brand: Brand | null
  /** The article that the page is; null on all others. */
  article: PageArticle | null
  /** The stock of a page with blocks that need it; null on all others. */
  stock: PageStock | null
  preview: boolean
  /** Rendering time of this page, ISO 8601: the clock of components, identical on server and browser. */
  now: string
}

/** Renders the nodes of a slot. The renderer's version creates islands; the version inside an island does not. */
export type RenderSlot = (nodes: BlockNode[]) => ReactNode

export interface Runtime {
  site: Site
  page: PageContext
  api: Api
  renderSlot: RenderSlot
}

const RuntimeContext = createContext<Runtime | null>(null)

/** Provides blocks with their context. A nested provider replaces the outer one completely. */
export function RuntimeProvider({ value, children }: { value: Runtime; children: ReactNode }) {
  return <RuntimeContext value={value}>{children}</RuntimeContext>
}

export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext)
  if (!runtime) throw new Error('A block was rendered outside RuntimeProvider.')
  return runtime
}

export const useSite = (): Site => useRuntime().site
export const usePage = (): PageContext => useRuntime().page
export const useApi = (): Api => useRuntime().api

/** The blocks inside a block: `<Slot nodes={props.first} />`. */
export function Slot({ nodes }: { nodes: BlockNode[] }) {
  return useRuntime().renderSlot(nodes)
}
