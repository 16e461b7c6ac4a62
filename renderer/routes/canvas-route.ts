import { noteScripts, type PageScript } from '#blocks/_kit/page-scripts.ts'
import { criticalCss, renderWithStyles } from '#blocks/_ui/style/page-styles.ts'
import type { CanvasInput } from '#schemas/page/canvas-blocks.ts'
import { assets } from '../assets.ts'
import type { CanvasAnswer } from '../canvas/canvas-answer.ts'
import { pageState } from '../page/island-state.ts'
import type { PreparedBlock, PreparedPage } from '../page/prepare-blocks.ts'
import { renderCanvasBlocks } from '../page/render-canvas-blocks.ts'
import { listOwnSlots } from '../page/own-slots.ts'
import { type PageContent, loadContent } from './load-content.ts'

/** Renders the changed blocks of a page for the canvas, each without the blocks in its slots, which the frame keeps. */
export async function canvasRoute(input: CanvasInput): Promise<CanvasAnswer> {
  const content = await loadContent(input, input.page, (prepared) => needsData(prepared, input))
  // The canvas shows a page without its subject.
  if (typeof content === 'string') throw new Error(`The canvas cannot show this page: ${content}.`)
  const answer = answerWith(content, input)
  return answer ?? canvasRoute({ ...input, changed: null })
}

/** The changed blocks with the parts of reusable sections in them, and those that may have the page's first heading. */
function needsData({ top, blocks }: PreparedPage, { changed, titledBy }: CanvasInput) {
  const last = titledBy === null ? -1 : top.indexOf(titledBy)
  const titles = new Set(last < 0 ? top : top.slice(0, last + 1))
  const changedIds = changed && new Set(changed)
  const ownerById = listOwners(blocks)
  return ({ id, known, hidden }: PreparedBlock): boolean => {
    const owner = ownerById.get(id) ?? id
    if (hidden !== null) return false
    return !changedIds || changedIds.has(owner) || titles.has(owner) || (known?.block.titlesPage ?? false)
  }
}

/** The page's own block of each part of a reusable section: blocks are in reading order. */
function listOwners(blocks: readonly PreparedBlock[]): Map<string, string> {
  const owners = new Map<string, string>()
  let last = ''
  for (const { id, isOwn } of blocks) {
    if (isOwn) last = id
    else owners.set(id, last)
  }
  return owners
}

/** Null if another block than before has the page's first heading: its data may not be loaded. */
function answerWith(content: PageContent, input: CanvasInput): CanvasAnswer | null {
  const { client, site, prepared, context, data } = content
  const { page, api, report, preview, canvas, changed, titledBy } = input
  const runtime = { site, page: context, api }
  const { result, rules } = renderWithStyles(() =>
    noteScripts(() =>
      renderCanvasBlocks({
        prepared,
        runtime,
        client,
        failed: data.failed,
        report,
        preview,
        canvas,
        blockIds: changed && new Set(changed),
      }),
    ),
  )
  const { blocks, titledBy: nowTitledBy, hasMainHeading } = result.result
  if (changed && nowTitledBy !== titledBy) return null
  const islands = [...blocks.values()].flatMap((rendered) => rendered.islands)
  return {
    top: prepared.top,
    slots: listOwnSlots(prepared),
    html: Object.fromEntries([...blocks].map(([id, { html }]) => [id, html])),
    fields: Object.fromEntries([...blocks].map(([id, { fields }]) => [id, fields])),
    rules: rules.map((name) => [name, criticalCss([name])]),
    scripts: [...result.scripts].map((name: PageScript) => assets().ofMarkup[name].src),
    titledBy: nowTitledBy,
    title: hasMainHeading ? null : page.title,
    state: pageState({ islands, site, page: context, questionsByBlock: data.questionsByBlock }),
  }
}
