import type { BlockNode } from '#schemas/page/block-node.ts'
import { copyNodes } from '#schemas/page/operations/clipboard.ts'
import { useSiteId } from '../../stock/use-site.ts'
import type { Question } from '../ask/question.ts'
import { makeId } from '../edit/make-block.ts'
import type { Commands } from '../edit/make-commands.ts'
import { listRoots } from '../tree/find-block.ts'
import { type Formats, readFormats, writeFormats } from './formats.ts'
import { readClipboardOfSystem, writeClipboardOfSystem } from './system-clipboard.ts'
import { useReferences } from './use-references.ts'
import * as texts from '../texts.ts'

export interface ClipboardCommands {
  copy: () => Promise<void>
  cut: () => Promise<void>
  /** Inserts after the selection. Without formats, those on the clipboard. */
  paste: (formats?: Formats) => Promise<void>
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
    if (nodes.length === 0 || tenant === null) return false
    await writeClipboardOfSystem(writeFormats({ tenant, nodes, references: await references.read(nodes) }))
    say(texts.countCopied({ count: nodes.length }))
    return true
  }

  const paste = async (formats?: Formats) => {
    const copied = readFormats(formats ?? (await readClipboardOfSystem()))
    if ('refusal' in copied) return say(copied.refusal, true)
    if (tenant === null) return undefined
    const insert = (nodes: BlockNode[]) => void commands.insert(nodes, 'after')
    const copies = copyNodes(copied.nodes, makeId)
    if (copied.tenant === tenant) return insert(copies)
    const { nodes, missing } = await references.map(copies, { to: tenant, references: copied.references })
    if (missing.length === 0) return insert(nodes)
    return ask({ kind: 'missing', missing, onInsert: () => insert(nodes) })
  }

  return {
    copy: async () => void (await copy()),
    paste,
    cut: async () => {
      if (await copy()) commands.remove()
    },
  }
}
