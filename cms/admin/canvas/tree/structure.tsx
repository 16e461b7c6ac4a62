'use client'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useCanvas } from '../canvas-context.ts'
import { IconButton } from '../icon-button.tsx'
import { readNodes } from './find-block.ts'
import { BlockMenu } from './block-menu.tsx'
import { listRows, type TreeRow } from './list-rows.ts'
import { pickRow } from './pick-row.ts'
import { TreeItem } from './tree-item.tsx'
import { useTreeKeys } from './use-tree-keys.ts'
import * as texts from '../texts.ts'

/** The blocks of the page as a tree, for the pointer and the keyboard. */
export function Structure() {
  const { layout, selection, select, slotsOf, labelOf, commands, isReadOnly } = useCanvas()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [menu, setMenu] = useState<{ key: string; x: number; y: number } | null>(null)
  const root = useRef<HTMLUListElement>(null)
  const rows = useMemo(() => listRows(layout, { slotsOf, closed }), [layout, slotsOf, closed])
  const [focused, setFocused] = useState<string | null>(null)
  const active =
    rows.find(({ key }) => key === focused) ?? rows.find(({ key }) => key === selection.ids.at(-1)) ?? rows[0]

  const openRow = (key: string, isOpen: boolean) =>
    setClosed((before) => new Set(isOpen ? [...before].filter((each) => each !== key) : [...before, key]))
  const focusRow = ({ key }: TreeRow) => {
    setFocused(key)
    root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus()
  }
  const pick = (row: TreeRow, how: { shift: boolean; mod: boolean }) => {
    setFocused(row.key)
    if (row.kind === 'slot')
      return commands.openAdd({
        parent: row.node.id,
        slot: row.slot?.name ?? null,
        index: readNodes(row.node[row.slot?.name ?? '']).length,
      })
    select(pickRow(row, { rows, selected: selection.ids, ...how }))
  }
  const openMenu = (row: TreeRow, at: { x: number; y: number }) => {
    if (row.kind === 'slot' || isReadOnly) return
    if (!selection.ids.includes(row.key)) select([row.key])
    setFocused(row.key)
    setMenu({ key: row.key, ...at })
  }
  // A browser drops the focus of an element that moves in the document.
  const hasFocus = useRef(false)
  const activeKey = active?.key
  useLayoutEffect(() => {
    if (rows.length > 0 && hasFocus.current && activeKey !== undefined && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(activeKey)}"]`)?.focus()
  }, [rows, activeKey])
  const onKeyDown = useTreeKeys({
    rows,
    active,
    nameOf: ({ slot, node }) => (slot ? slot.label : labelOf(node)),
    focusRow,
    openRow,
    pick,
    openMenu,
    selectAll: select,
  })

  if (rows.length === 0)
    return (
      <div className="fc-canvas-empty">
        <p>{texts.pageHasNoBlocks}</p>
        {isReadOnly ? null : (
          <IconButton icon="plus" label={texts.addABlock} isNamed onClick={() => commands.openAdd('after')} />
        )}
      </div>
    )
  return (
    <>
      <p id="fc-canvas-tree-help" className="fc-hidden">
        {texts.treeHelp}
      </p>
      <ul
        ref={root}
        className="fc-canvas-tree"
        role="tree"
        aria-label={texts.structureOfThePage}
        aria-describedby="fc-canvas-tree-help"
        aria-multiselectable="true"
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={({ relatedTarget }) => {
          hasFocus.current = relatedTarget === null
        }}
      >
        {rows.map((row) => (
          <TreeItem
            key={row.key}
            row={row}
            isActive={row.key === active?.key}
            isSelected={selection.ids.includes(row.key)}
            onFocus={() => setFocused(row.key)}
            onKeyDown={onKeyDown}
            onOpen={(isOpen) => openRow(row.key, isOpen)}
            onPick={(how) => pick(row, how)}
            onMenu={(at) => openMenu(row, at)}
          />
        ))}
      </ul>
      {menu ? (
        <BlockMenu
          at={menu}
          onClose={() => {
            setMenu(null)
            if (active) focusRow(active)
          }}
        />
      ) : null}
    </>
  )
}
