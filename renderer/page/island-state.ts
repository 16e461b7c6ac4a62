import { listSlots } from '#blocks/_kit/define-block.ts'
import type { PageContext } from '#blocks/_kit/runtime.tsx'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { assets } from '../assets.ts'
import type { IslandState, PageState } from './page-state.ts'
import type { PageQuery } from './queries.ts'
import type { Island } from './render-blocks.tsx'

interface PageStateInput {
  islands: Island[]
  site: Site
  page: PageContext
  questionsByBlock: ReadonlyMap<string, PageQuery[]>
}

/** The minimal state of the page's islands: answers for static blocks stay on the server. */
export function pageState({ islands, site, page, questionsByBlock }: PageStateInput): PageState {
  const questions = new Set(islands.flatMap(({ block }) => questionsByBlock.get(block.id) ?? []))
  const queries = [...questions].map(({ key, answer }): PageState['queries'][number] => [key, answer()])
  return {
    site,
    page,
    islands: islands.flatMap(islandState),
    queries: queries.filter(([, answer]) => answer !== undefined),
  }
}

function islandState({ block: { id, blockType, known }, headingLevel }: Island): IslandState[] {
  if (!known || known.block.hydrate === 'never') return []
  const slots = listSlots(known.block).map((name) => [name, idsOnly(known.props[name] as BlockNode[])])
  const props = { ...known.props, ...Object.fromEntries(slots) }
  return [
    { id, block: blockType, hydrate: known.block.hydrate, headingLevel, files: assets().islandFiles(blockType), props },
  ]
}

const idsOnly = (nodes: BlockNode[]): BlockNode[] => nodes.map(({ id, blockType }) => ({ id, blockType }))
