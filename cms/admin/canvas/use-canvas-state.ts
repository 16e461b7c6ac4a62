import { useCallback, useMemo, useRef, useState } from 'react'
import type { CanvasCommand } from '#schemas/page/canvas-messages.ts'
import { isSlotShown } from '#schemas/page/operations/page-rules.ts'
import type { LinkEditTarget } from './beside/beside.ts'
import { viewAsVisitor } from './bar/view-as.ts'
import type { Canvas, SelectOptions } from './canvas-context.ts'
import { useClipboard } from './clipboard/use-clipboard.ts'
import { labelOf } from './edit/place-words.ts'
import { type AddTarget, makeCommands } from './edit/make-commands.ts'
import type { EditedDocument } from './edit/use-edited-document.ts'
import { useSectionCommands } from './sections/use-section-commands.ts'
import type { Selection } from './frame/use-frame.ts'
import type { Question } from './ask/question.ts'
import { findBlock, readNodes } from './tree/find-block.ts'
import { keepSelection, takeSelection } from './selection-of-form.ts'

export type TabName = 'structure' | 'add'
export type DrawerName = 'structure' | 'fields'

/** The state of the canvas beside the form's: what is selected, shown and said. */
export function useCanvasState({ form, rules, editing, isReadOnly, say }: EditedDocument) {
  const { layout } = form
  const [selected, setSelected] = useState<Selection>(() => ({ ids: takeSelection(), isFromFrame: false }))
  const [focus, setFocus] = useState<Canvas['focus']>(null)
  const [viewAs, changeViewAs] = useState(viewAsVisitor)
  const [tab, setTab] = useState<TabName>('structure')
  const [drawer, setDrawer] = useState<DrawerName | null>(null)
  const [addTarget, setAddTarget] = useState<AddTarget>('after')
  const [beside, openBeside] = useState<LinkEditTarget | null>(null)
  const [menu, setMenu] = useState<{ x: number; y: number } | null>(null)
  const [question, ask] = useState<Question | null>(null)
  const connected = useRef<(command: CanvasCommand) => void>(() => undefined)
  const send = useCallback((command: CanvasCommand) => connected.current(command), [])
  const connect = useCallback((next: (command: CanvasCommand) => void) => {
    connected.current = next
  }, [])
  const present = selected.ids.filter((id) => findBlock(layout, id) !== null).join('\n')
  // The same while somebody types: the frame scrolls to a selection that it is sent.
  const selection = useMemo(
    () => ({ ...selected, ids: present === '' ? [] : present.split('\n') }),
    [selected, present],
  )
  const select = useCallback((ids: readonly string[], { isFromFrame = false, field = null }: SelectOptions = {}) => {
    setSelected({ ids, isFromFrame })
    setAddTarget('after')
    openBeside(null)
    keepSelection(ids)
    const id = ids.at(-1)
    setFocus(field && id !== undefined ? { id, field } : null)
    if (field) setDrawer((open) => (open === null ? null : 'fields'))
  }, [])
  const commands = makeCommands({ layout, selected: selection.ids, rules, editing, select, say })
  const clipboard = useClipboard({ layout, selected: selection.ids, commands, say, ask })

  const sections = useSectionCommands({ layout, form, selected: selection.ids, editing, commands, select, say, ask })

  const openAdd = (target: AddTarget) => {
    setAddTarget(target)
    setTab('add')
    setDrawer((open) => (open === null && window.innerWidth > 1024 ? null : 'structure'))
    requestAnimationFrame(() => document.getElementById('fc-canvas-search')?.focus())
  }
  const canvas: Canvas = {
    layout,
    form,
    rules,
    selection,
    select,
    focus,
    isReadOnly,
    slotsOf: (node) =>
      (rules.blocks[node.blockType]?.slots ?? []).filter(
        (slot) => isSlotShown(slot, node) || readNodes(node[slot.name]).length > 0,
      ),
    labelOf: (node) => labelOf(node, rules),
    editing,
    commands: { ...commands, ...clipboard, ...sections, openAdd },
    addTarget,
    say,
    viewAs,
    changeViewAs,
    beside,
    openBeside,
    send,
    connect,
  }
  return { canvas, tab, setTab, drawer, setDrawer, question, ask, menu, setMenu }
}
