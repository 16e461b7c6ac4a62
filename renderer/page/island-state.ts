import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { slotsOf } from '#blocks/_kit/define-block.ts'
import type { PageContext } from '#blocks/_kit/runtime.tsx'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { assets } from '../assets.ts'
import type { IslandState, PageState } from './page-state.ts'
import type { Island } from './render-blocks.tsx'

interface PageStateInput {
  islands: Island[]
  site: Site
  page: PageContext
  keysByBlock: ReadonlyMap<string, QueryKey[]>
  client: QueryClient
}

/** The state that the page's islands need, and no more: answers that only sleeping blocks show stay on the server. */
export function pageState({ islands, site, page, keysByBlock, client }: PageStateInput): PageState {
  const keys = islands.flatMap(({ block }) => keysByBlock.get(block.id) ?? [])
  const queries = new Map(
    keys.flatMap((key) => {
      const answer = client.getQueryData(key)
      return answer === undefined ? [] : [[JSON.stringify(key), [key, answer] as PageState['queries'][number]]]
    }),
  )
  return { site, page, islands: islands.flatMap(islandState), queries: [...queries.values()] }
}

function islandState({ block: { id, blockType, known }, headingLevel }: Island): IslandState[] {
  if (!known || known.block.wakes === 'never') return []
  const slots = slotsOf(known.block).map((name) => [name, idsOnly(known.props[name] as BlockNode[])])
  const props = { ...known.props, ...Object.fromEntries(slots) }
  return [
    { id, block: blockType, wakes: known.block.wakes, headingLevel, files: assets().wakingFiles(blockType), props },
  ]
}

const idsOnly = (nodes: BlockNode[]): BlockNode[] => nodes.map(({ id, blockType }) => ({ id, blockType }))
