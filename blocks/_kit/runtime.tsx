import { createContext, type ReactNode, useContext } from 'react'
import type { Api } from '#schemas/api/endpoints.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { Sort } from '#schemas/vehicle/search-terms.ts'
import type { StockPlace } from '#schemas/vehicle/stock-place.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'

/** The stock that a page searches: what its address fixes, in words, and the order that it starts with. */
export interface PageStock extends StockPlace {
  sortBy: Sort
}

/** The page that a block stands on. */
export interface PageContext {
  /** Of the page's document; null where no marketer arranged it. */
  id: number | null
  /** Path as requested: `/cars/2021-kia-cerato`. */
  path: string
  /** Values of the page pattern's `:names`. */
  params: Record<string, string>
  /** Canonical query without `?`; empty when there is none. */
  search: string
  /** The vehicle of a vehicle page; blocks that need one are not rendered without it. */
  vehicle: Vehicle | null
  /** The stock of a page with blocks that need one; null on every other. */
  stock: PageStock | null
  preview: boolean
  /** When this page was rendered, ISO 8601: the clock of components, so that server and browser say the same. */
  now: string
}

/** Renders the nodes of a slot. The renderer gives one that makes islands; inside an island, one that does not. */
export type RenderSlot = (nodes: BlockNode[]) => ReactNode

export interface Runtime {
  site: Site
  page: PageContext
  api: Api
  renderSlot: RenderSlot
}

const RuntimeContext = createContext<Runtime | null>(null)

/** Gives blocks what they may know of their surroundings. A nested provider replaces the outer one whole. */
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
