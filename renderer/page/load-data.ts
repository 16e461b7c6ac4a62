import type { BlockQuery } from '#blocks/_kit/block-data.ts'
import type { PageContext } from '#blocks/_kit/runtime.tsx'
import type { RenderInput } from '#schemas/page/render.ts'
import { dataOf } from './block-modules.ts'
import type { PreparedBlock } from './prepare-blocks.ts'
import type { Ask, Question } from './questions.ts'

/** How long the server waits, in milliseconds. A deferred answer that comes later is left to the browser. */
const patience = { critical: 5_000, deferred: 250 }

export interface LoadedData {
  tags: Set<string>
  /** What each block asked for. */
  questionsByBlock: Map<string, Question[]>
  /** Blocks that lack an answer they cannot do without. */
  failed: Set<string>
  isComplete: boolean
  /** When some answer will be another by the clock alone. */
  nextChange: Date | null
}

type LoadInput = Pick<RenderInput, 'site' | 'api' | 'now' | 'report'> & {
  blocks: PreparedBlock[]
  page: PageContext
  ask: Ask
}

/** Asks everything that the page's blocks want to know, at once and each question once. Never rejects: a block without its answer is reported. */
export async function loadData(input: LoadInput): Promise<LoadedData> {
  const loaded: LoadedData = {
    tags: new Set(),
    questionsByBlock: new Map(),
    failed: new Set(),
    isComplete: true,
    nextChange: null,
  }
  await Promise.all(input.blocks.map((block) => loadBlock(block, input, loaded)))
  return loaded
}

async function loadBlock(block: PreparedBlock, input: LoadInput, loaded: LoadedData): Promise<void> {
  const ofBlock = dataOf(block.blockType)
  if (!ofBlock || !block.known) return
  const { site, api, now, page, ask } = input
  try {
    const { critical = [], deferred = [] } = ofBlock({ props: block.known.props, page, site, api, now })
    const asked = { critical: critical.map(ask), deferred: deferred.map(ask) }
    loaded.questionsByBlock.set(block.id, [...asked.critical, ...asked.deferred])
    const queries = [...critical, ...deferred]
    for (const { meta } of queries) for (const tag of meta?.tags ?? []) loaded.tags.add(tag)
    // A block that never wakes has no second chance in the browser.
    const limit = block.known.block.wakes === 'never' ? patience.critical : patience.deferred
    await Promise.all([
      ...asked.critical.map(({ answered }) => within(answered, patience.critical)),
      ...asked.deferred.map(({ answered }) => within(answered, limit).catch(() => (loaded.isComplete = false))),
    ])
    for (const query of queries)
      loaded.nextChange = earlier(loaded.nextChange, nextChangeOf(query, ask(query).answer()))
  } catch (error) {
    loaded.isComplete = false
    loaded.failed.add(block.id)
    input.report({ blockType: block.blockType, blockId: block.id, error })
  }
}

/** `ask` gives the question that was asked already. */
function nextChangeOf({ meta }: BlockQuery, answer: unknown): Date | null {
  const change = answer === undefined ? null : (meta?.nextChange?.(answer) ?? null)
  return change === null ? null : new Date(change)
}

const earlier = (a: Date | null, b: Date | null): Date | null => (a && b ? (a < b ? a : b) : (a ?? b))

async function within(answered: Promise<unknown>, limit: number): Promise<unknown> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${limit} ms.`)), limit)
  try {
    return await Promise.race([answered, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
