import type { BlockNode } from '#schemas/page/block-node.ts'
import type { CanvasCommand } from '#schemas/page/canvas-messages.ts'
import type { AdminLink } from './admin-link.ts'
import type { CanvasAnswer } from './canvas-answer.ts'
import { listChanged } from './list-changed.ts'
import { requestBlocks, type RequestFailure } from './request-blocks.ts'

type ShowCommand = Extract<CanvasCommand, { type: 'canvas:show' }>

/** Milliseconds after which a site that did not answer is asked again. */
const retryAfter = 2_000

interface ShownRevision {
  layout: BlockNode[]
  viewAs: string
  titledBy: string | null
}

interface RevisionsInput {
  link: AdminLink
  swap: (answer: CanvasAnswer) => void
}

interface Revisions {
  show: (command: ShowCommand) => void
  /** Renders a block again that was not swapped. */
  again: (id: string) => void
  /** Requests the newest tree again if that failed. */
  retry: () => void
  /** The newest tree, shown or not. */
  layout: () => BlockNode[]
}

/** Shows revisions one after another: while one is requested, only the newest of the later ones is kept. */
export function showRevisions({ link, swap }: RevisionsInput): Revisions {
  let shown: ShownRevision | null = null
  let latest: ShowCommand | null = null
  let next: { command: ShowCommand; since: number } | null = null
  let isBusy = false
  let hasFailed = false
  /** Blocks whose markup is older than the shown layout. */
  const stale = new Set<string>()

  const run = async () => {
    if (isBusy) return
    isBusy = true
    try {
      for (let current = next; current; current = next) {
        next = null
        await showOne(current.command, current.since)
      }
    } finally {
      isBusy = false
    }
  }
  const showOne = async ({ revision, layout, changed, viewAs }: ShowCommand, since: number) => {
    const viewKey = JSON.stringify(viewAs)
    const isAll = changed === null || shown?.viewAs !== viewKey
    const ids = isAll || !shown ? null : [...new Set([...listChanged(shown.layout, layout), ...stale])]
    const answer = await requestBlocks({ layout, changed: ids, titledBy: shown?.titledBy ?? null, viewAs })
    hasFailed = 'failure' in answer
    if ('failure' in answer) {
      if (answer.isUnreachable) setTimeout(retry, retryAfter)
      return report({ revision, since }, answer)
    }
    stale.clear()
    swap(answer)
    shown = { layout, viewAs: viewKey, titledBy: answer.titledBy }
    report({ revision, since }, null)
  }
  const report = ({ revision, since }: { revision: number; since: number }, unanswered: RequestFailure | null) =>
    link.send({
      type: 'canvas:shown',
      revision,
      milliseconds: performance.now() - since,
      failure: unanswered?.failure ?? null,
      isUnreachable: unanswered?.isUnreachable ?? false,
    })
  const retry = () => {
    if (!hasFailed || isBusy || !latest || next) return
    next = { command: latest, since: performance.now() }
    run().catch(reportError)
  }
  window.addEventListener('online', retry)

  return {
    layout: () => latest?.layout ?? [],
    show: (command) => {
      // A revision that asks for everything is not lost when a later one replaces it.
      const changed = next?.command.changed === null ? null : command.changed
      latest = { ...command, changed }
      next = { command: latest, since: performance.now() }
      run().catch(reportError)
    },
    retry,
    again: (id) => {
      stale.add(id)
      if (!latest || next) return
      next = { command: { ...latest, changed: [] }, since: performance.now() }
      run().catch(reportError)
    },
  }
}
