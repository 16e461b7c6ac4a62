import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from '../_data/query-meta.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { BlockDefinition } from './define-block.ts'
import type { PropsOf } from './props.ts'
import type { PageContext } from './runtime.tsx'

/** A query of `blocks/_data`, with any answer. */
export interface BlockQuery {
  queryKey: readonly unknown[]
  queryFn?: unknown
  meta?: QueryTags | undefined
}

export interface BlockDataInput<D extends BlockDefinition = BlockDefinition> {
  props: PropsOf<D>
  page: PageContext
  site: Site
  api: Api
  now: Date
}

/** Queries of one block: `critical` ones are awaited before the page is rendered, `deferred` ones may arrive later. */
export interface BlockQueries {
  critical?: readonly BlockQuery[]
  deferred?: readonly BlockQuery[]
}

/** The default export of a block's `data.ts`. Pure: it declares queries and runs none. */
export type BlockData<D extends BlockDefinition> = (input: BlockDataInput<D>) => BlockQueries
