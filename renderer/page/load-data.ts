import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { BlockQuery } from '#blocks/_kit/block-data.ts'
import type { PageContext } from '#blocks/_kit/runtime.tsx'
import type { RenderInput } from '#schemas/page/render.ts'
import { dataOf } from './block-modules.ts'
import type { PreparedBlock } from './prepare-blocks.ts'

/** How long the server waits, in milliseconds. A deferred answer that comes later is left to the browser. */
const patience = { critical: 5_000, deferred: 250 }

export interface LoadedData {
  tags: Set<string>
  /** What each block asked for. */
  keysByBlock: Map<string, QueryKey[]>
  /** Blocks that lack an answer they cannot do without. */
  failed: Set<string>
  isComplete: boolean
}

type LoadInput = Pick<RenderInput, 'site' | 'api' | 'now' | 'report'> & {
  blocks: PreparedBlock[]
  page: PageContext
  client: QueryClient
}

/** Asks everything that the page's blocks want to know, at once and each question once. Never rejects: a block without its answer is reported. */
export async function loadData(input: LoadInput): Promise<LoadedData> {
  const loaded: LoadedData = { tags: new Set(), keysByBlock: new Map(), failed: new Set(), isComplete: true }
  await Promise.all(input.blocks.map((block) => loadBlock(block, input, loaded)))
  dropUnanswered(input.client)
  return loaded
}

async function loadBlock(block: PreparedBlock, input: LoadInput, loaded: LoadedData): Promise<void> {
  const ofBlock = dataOf(block.blockType)
  if (!ofBlock || !block.known) return
  const { site, api, now, page } = input
  try {
    const { critical = [], deferred = [] } = ofBlock({ props: block.known.props, page, site, api, now })
    loaded.keysByBlock.set(
      block.id,
      [...critical, ...deferred].map(({ queryKey }) => queryKey),
    )
    for (const { meta } of [...critical, ...deferred]) for (const tag of meta?.tags ?? []) loaded.tags.add(tag)
    const answers = deferred.map((query) => answerOf(query, input.client))
    // A block that never wakes has no second chance in the browser.
    const limit = block.known.block.wakes === 'never' ? patience.critical : patience.deferred
    await Promise.all([
      ...critical.map((query) => within(answerOf(query, input.client), patience.critical)),
      ...answers.map((answer) => within(answer, limit).catch(() => (loaded.isComplete = false))),
    ])
  } catch (error) {
    loaded.isComplete = false
    loaded.failed.add(block.id)
    input.report({ blockType: block.blockType, blockId: block.id, error })
  }
}

const answerOf = (query: BlockQuery, client: QueryClient): Promise<unknown> =>
  client.fetchQuery({ queryKey: query.queryKey, queryFn: query.queryFn as () => Promise<unknown> })

async function within(answer: Promise<unknown>, limit: number): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms.`)), limit)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** An unanswered question is unasked again: the first render in the browser then finds the same state as the server's. */
function dropUnanswered(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) {
    if (query.state.status !== 'success') client.removeQueries({ queryKey: query.queryKey, exact: true })
  }
}
