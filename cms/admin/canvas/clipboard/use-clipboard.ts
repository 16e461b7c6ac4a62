import type { BlockNode } from '#schemas/page/block-node.ts'
import { copyNodes, readClipboard, writeClipboard } from '#schemas/page/operations/clipboard.ts'
import { listNodes } from '#schemas/page/walk.ts'
import { useSiteId } from '../../stock/use-site.ts'
import type { Question } from '../ask/question.ts'
import { makeId } from '../edit/make-block.ts'
import type { Commands } from '../edit/make-commands.ts'
import { readText, writeText } from './stored-text.ts'
import { useReferences } from './use-references.ts'
import * as texts from '../texts.ts'

export interface ClipboardCommands {
  copy: () => Promise<void>
  cut: () => Promise<void>
  /** Inserts after the selection. Without a text, the one on the clipboard. */
  paste: (text?: string) => Promise<void>
}

interface ClipboardInput {
  layout: BlockNode[]
  selected: readonly string[]
  commands: Commands
  say: (words: string, isProblem?: boolean) => void
  ask: (question: Question) => void
}

/** Blocks between pages, tabs and sites. Documents of another site are replaced by those of the same name on this one. */
export function useClipboard({ layout, selected, commands, say, ask }: ClipboardInput): ClipboardCommands {
  const tenant = useSiteId()
  const references = useReferences()

  const copy = async () => {
    const nodes = listRoots(layout, selected)
    if (nodes.length === 0 || tenant === null) return
    await writeText(writeClipboard({ tenant, nodes, references: await references.read(nodes) }))
    say(texts.countCopied({ count: nodes.length }))
  }

  const paste = async (text?: string) => {
    const copied = readClipboard(text ?? (await readText()))
    if (!copied || tenant === null) return say(texts.nothingToPaste, true)
    const insert = (nodes: BlockNode[]) => void commands.insert(nodes, 'after')
    const copies = copyNodes(copied.nodes, makeId)
    if (copied.tenant === tenant) return insert(copies)
    const { nodes, missing } = await references.map(copies, { to: tenant, references: copied.references })
    if (missing.length === 0) return insert(nodes)
    return ask({ kind: 'missing', missing, onInsert: () => insert(nodes) })
  }

  return {
    copy,
    paste,
    cut: async () => {
      await copy()
      commands.remove()
    },
  }
}

/** The selected blocks in the order of the page, without those inside another selected one. */
export function listRoots(layout: BlockNode[], selected: readonly string[]): BlockNode[] {
  const named = listNodes(layout).filter(({ node }) => selected.includes(node.id))
  const within = new Set(named.flatMap(({ node }) => listNodes([node]).slice(1)).map(({ node }) => node.id))
  return named.flatMap(({ node }) => (within.has(node.id) ? [] : [node]))
}
