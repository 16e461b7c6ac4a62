import type { InferDataFromTag } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from '../_data/query-meta.ts'
import type { Media } from '#schemas/media/media.ts'
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

/** One entry of a list: a page of the site, or an offer with its dates. */
export interface ListedEntry {
  name: string
  /** Null for an offer that leads nowhere. */
  href: string | null
  picture: Pick<Media, 'url'> | null
  offer?: { text: string; from: string | null; until: string | null }
}

/** What a block lists of a query's answer. Search engines are told of it. */
export interface BlockListing {
  query: BlockQuery
  /** Null where the list has no heading of its own. */
  heading: string | null
  entries: (answer: unknown) => readonly ListedEntry[]
}

/** A listing whose entries read the answer of its query, whose type the query's key determines. */
export const listOf = <Query extends BlockQuery>(
  query: Query,
  listing: {
    heading: string
    entries: (answer: InferDataFromTag<unknown, Query['queryKey']>) => readonly ListedEntry[]
  },
): BlockListing => ({
  query,
  heading: listing.heading || null,
  entries: (answer) => listing.entries(answer as InferDataFromTag<unknown, Query['queryKey']>),
})

/** Queries of one block: `critical` ones are awaited before the page is rendered, `deferred` ones may arrive later. */
export interface BlockQueries {
  critical?: readonly BlockQuery[]
  deferred?: readonly BlockQuery[]
  lists?: BlockListing
}

/** The default export of a block's `data.ts`. Pure: it declares queries and runs none. */
export type BlockData<D extends BlockDefinition> = (input: BlockDataInput<D>) => BlockQueries
