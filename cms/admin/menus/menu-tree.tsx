'use client'
import { DndContext } from '@dnd-kit/core'
import { useAllFormFields, useDocumentInfo, useForm } from '@payloadcms/ui'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { BlockPlace } from '#schemas/page/canvas-messages.ts'
import { HistoryButtons } from '../canvas/bar/history-buttons.tsx'
import { DragPreview } from '../canvas/drag/drag-preview.tsx'
import { findHistoryStep } from '../canvas/edit/find-history-step.ts'
import { showRow } from '../canvas/form/show-row.ts'
import { IconButton } from '../canvas/icon-button.tsx'
import * as canvasTexts from '../canvas/texts.ts'
import { findBlock } from '../canvas/tree/find-block.ts'
import { listRows } from '../canvas/tree/list-rows.ts'
import type { Step } from '../canvas/tree/step-place.ts'
import { useTreeKeys } from '../canvas/tree/use-tree-keys.ts'
import { MenuRow } from './menu-row.tsx'
import { findEntry, findMoveRefusal, findStep, moveEntry, sayEntryPlace } from './move-entry.ts'
import { type MenuNode, readMenu } from './read-menu.ts'
import { useMenuDrag } from './use-menu-drag.ts'
import { useMenuHistory } from './use-menu-history.ts'
import { writeMenu } from './write-menu.ts'
import * as texts from './texts.ts'

/** The entries of a menu as a tree, moved by drag, buttons and keys. Their fields are in the rows below it. locations §2 */
export function MenuTree() {
  const [fields] = useAllFormFields()
  const { dispatchFields, getFields, setModified } = useForm()
  const isReadOnly = useDocumentInfo().hasSavePermission !== true
  const menu = readMenu(fields)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const root = useRef<HTMLUListElement>(null)
  const refocus = useRef<string | null>(null)
  const id = useId()
  const rows = listRows(menu, {
    slotsOf: (node) => (findEntry(menu, node.id)?.node.children.length ? [{ name: 'children', label: '' }] : []),
    closed,
  })
  const active = rows.find(({ key }) => key === chosen) ?? rows[0]
  const nameOf = (key: string) => findEntry(menu, key)?.node.name ?? ''

  const findRow = (key: string) => root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)
  const openRow = (key: string, isOpen: boolean) =>
    setClosed((before) => new Set(isOpen ? [...before].filter((each) => each !== key) : [...before, key]))
  const openFields = (key: string) => {
    const path = findBlock(menu, key)?.path.replace('layout', 'items')
    if (path) showRow(path, new AbortController().signal)
  }
  const write = (moved: readonly MenuNode[]) => {
    dispatchFields({ type: 'REPLACE_STATE', state: writeMenu(getFields(), moved), optimize: false })
    setModified(true)
  }
  const history = useMenuHistory({ read: () => readMenu(getFields()), write, say: setMessage })
  const move = (key: string, place: BlockPlace) => {
    const newest = readMenu(getFields())
    const moved = moveEntry(newest, { id: key, place })
    setChosen(key)
    if (!moved) return setMessage(findMoveRefusal(newest, { id: key, place }) ?? texts.entryIsGone)
    if (place.parent !== null) openRow(place.parent, true)
    write(moved.menu)
    history.record({ name: canvasTexts.moveName({ name: nameOf(key) }), inverse: moved.inverse })
    setMessage(sayEntryPlace(moved.menu, key))
  }
  const step = (by: Step) => {
    const place = active && !isReadOnly ? findStep(menu, { id: active.key, step: by }) : null
    if (active && place) move(active.key, place)
    else
      setMessage({ up: texts.isFirst, down: texts.isLast, in: texts.nothingToMoveInto, out: texts.isInNoDropdown }[by])
  }
  const drag = useMenuDrag(menu, move)
  const onTreeKey = useTreeKeys({
    rows,
    active,
    nameOf: ({ key }) => nameOf(key),
    focusRow: ({ key }) => findRow(key)?.focus(),
    openRow,
    pick: ({ key }) => openFields(key),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey: shift, ctrlKey, metaKey } = event
    const undoOrRedo = isReadOnly ? undefined : findHistoryStep({ key, shift, mod: ctrlKey || metaKey }, history)
    if (undoOrRedo) {
      event.preventDefault()
      refocus.current = active?.key ?? null
      return undoOrRedo()
    }
    const by = event.altKey ? stepByKey[event.key] : undefined
    if (!by || isReadOnly) return onTreeKey(event)
    event.preventDefault()
    refocus.current = active?.key ?? null
    step(by)
  }
  // A browser drops the focus of an element that moves in the document.
  useLayoutEffect(() => {
    if (refocus.current !== null) findRow(refocus.current)?.focus()
    refocus.current = null
  })

  if (rows.length === 0) return <p className="fc-menu-tree__said">{texts.noEntries}</p>
  return (
    <section className="fc-menu-tree" aria-labelledby={`${id}head`}>
      <h2 id={`${id}head`}>{texts.orderOfTheMenu}</h2>
      <p id={`${id}help`} className="fc-menu-tree__help">
        {texts.treeHelp}
      </p>
      {isReadOnly ? null : (
        <div className="fc-menu-tree__bar">
          <IconButton icon="up" label={texts.moveUp} onClick={() => step('up')} />
          <IconButton icon="down" label={texts.moveDown} onClick={() => step('down')} />
          <IconButton icon="outdent" label={texts.moveOut} onClick={() => step('out')} />
          <IconButton icon="indent" label={texts.moveIn} onClick={() => step('in')} />
          <HistoryButtons editing={history} isReadOnly={isReadOnly} />
          <IconButton icon="fields" label={texts.openFields} onClick={() => active && openFields(active.key)} />
        </div>
      )}
      <DndContext {...drag.context}>
        <ul
          ref={root}
          className="fc-canvas-tree"
          role="tree"
          aria-labelledby={`${id}head`}
          aria-describedby={`${id}help`}
        >
          {rows.map((row) => (
            <MenuRow
              key={row.key}
              row={row}
              name={nameOf(row.key)}
              isActive={row.key === active?.key}
              isReadOnly={isReadOnly}
              onFocus={() => setChosen(row.key)}
              onKeyDown={onKeyDown}
              onOpen={(isOpen) => openRow(row.key, isOpen)}
            />
          ))}
        </ul>
        {drag.active ? <DragPreview active={drag.active} refusal={drag.refusal} /> : null}
      </DndContext>
      <p role="status" className="fc-menu-tree__said">
        {message}
      </p>
    </section>
  )
}

const stepByKey: Record<string, Step | undefined> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}
