import type { SiteClock } from '#blocks/_data/query-meta.ts'
import type { ListedEntry } from '#blocks/_kit/block-data.ts'
import type { PageContext } from '#blocks/_kit/runtime.tsx'
import type { RenderInput } from '#schemas/page/render.ts'
import { findData } from './block-modules.ts'
import type { PreparedBlock } from './prepare-blocks.ts'
import type { RunQuery, PageQuery } from './queries.ts'

/** The server's timeouts in milliseconds. A late deferred answer is left to the browser. */
const limits = { critical: 5_000, deferred: 250 }

export interface LoadedData {
  tags: Set<string>
  /** What blocks list, by block. */
  lists: Map<string, PageListing>
  /** Queries by block. */
  questionsByBlock: Map<string, PageQuery[]>
  /** Blocks without a critical answer. */
  failed: Set<string>
  isComplete: boolean
  /** The next time at which some answer changes. */
  nextChange: Date | null
}

export interface PageListing {
  heading: string | null
  entries: readonly ListedEntry[]
}

type LoadInput = Pick<RenderInput, 'site' | 'api' | 'now' | 'report'> & {
  blocks: PreparedBlock[]
  page: PageContext
  ask: RunQuery
}

/** Runs all queries of the page's blocks concurrently, each once. Never rejects: a block without its answer is reported. */
export async function loadData(input: LoadInput): Promise<LoadedData> {
  const loaded: LoadedData = {
    tags: new Set(),
    lists: new Map(),
    questionsByBlock: new Map(),
    failed: new Set(),
    isComplete: true,
    nextChange: null,
  }
  const [critical, deferred] = [createTimeout(limits.critical), createTimeout(limits.deferred)]
  await Promise.all(input.blocks.map((block) => loadBlock(block, { ...input, critical, deferred }, loaded)))
  critical.end()
  deferred.end()
  return loaded
}

type BlockInput = LoadInput & Record<keyof typeof limits, Timeout>

async function loadBlock(block: PreparedBlock, input: BlockInput, loaded: LoadedData): Promise<void> {
  const ofBlock = findData(block.blockType)
  if (!ofBlock || !block.known) return
  const { site, api, now, page, ask } = input
  try {
    const { critical = [], deferred = [], lists } = ofBlock({ props: block.known.props, page, site, api, now })
    const queries = { critical: critical.map(ask), deferred: deferred.map(ask) }
    const questions = [...queries.critical, ...queries.deferred]
    loaded.questionsByBlock.set(block.id, questions)
    for (const { meta } of questions) for (const tag of meta?.tags ?? []) loaded.tags.add(tag)
    // A static block cannot load it later in the browser.
    const wait = block.known.block.hydrate === 'never' ? input.critical : input.deferred
    await Promise.all([
      ...queries.critical.map(({ answered }) => input.critical.for(answered)),
      ...queries.deferred.map(({ answered }) => wait.for(answered).catch(() => (loaded.isComplete = false))),
    ])
    const clock = { now, timeZone: site.timeZone }
    const listed = lists && ask(lists.query).answer()
    if (lists && listed !== undefined)
      loaded.lists.set(block.id, { heading: lists.heading, entries: lists.entries(listed) })
    for (const question of questions) loaded.nextChange = earlier(loaded.nextChange, findNextChange(question, clock))
  } catch (error) {
    loaded.isComplete = false
    loaded.failed.add(block.id)
    input.report({ blockType: block.blockType, blockId: block.id, error })
  }
}

function findNextChange({ meta, answer }: PageQuery, clock: SiteClock): Date | null {
  const found = answer()
  const change = found === undefined ? null : (meta?.nextChange?.(found, clock) ?? null)
  return change === null ? null : new Date(change)
}

const earlier = (a: Date | null, b: Date | null): Date | null => (a && b ? (a < b ? a : b) : (a ?? b))

interface Timeout {
  /** Rejects after the timeout. */
  for: (answered: Promise<unknown>) => Promise<void>
  end: () => void
}

/** One timer for all queries of a page. */
function createTimeout(limit: number): Timeout {
  const { promise: runsOut, resolve } = Promise.withResolvers<typeof tooLate>()
  const timer = setTimeout(resolve, limit, tooLate)
  return {
    for: async (answered) => {
      if ((await Promise.race([answered, runsOut])) === tooLate) throw new Error(`No answer within ${limit} ms.`)
    },
    end: () => clearTimeout(timer),
  }
}

const tooLate = Symbol('too late')
