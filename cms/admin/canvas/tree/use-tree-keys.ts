import { type KeyboardEvent, useRef } from 'react'
import type { TreeRow } from './list-rows.ts'

interface TreeKeysInput {
  rows: readonly TreeRow[]
  active: TreeRow | undefined
  nameOf: (row: TreeRow) => string
  focusRow: (row: TreeRow) => void
  openRow: (key: string, isOpen: boolean) => void
  pick: (row: TreeRow, how: { shift: boolean; mod: boolean }) => void
  openMenu?: (row: TreeRow, at: { x: number; y: number }) => void
  /** Of a tree in which several rows can be selected. */
  selectAll?: (keys: string[]) => void
}

/** Milliseconds between two letters of a name. */
const typingPause = 800

/** Keys of an ARIA tree. Shortcuts for blocks, such as Alt and an arrow, are those of the whole canvas. */
export function useTreeKeys(input: TreeKeysInput): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 })
  return (event) => {
    const { rows, active, nameOf, focusRow, openRow, pick, openMenu, selectAll } = input
    if (!active || event.altKey) return
    const at = rows.indexOf(active)
    const mod = event.ctrlKey || event.metaKey
    const go = (row: TreeRow | undefined) => {
      if (!row) return
      focusRow(row)
      if (selectAll && event.shiftKey && row.kind === 'block') pick(row, { shift: true, mod: false })
    }
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => go(rows[at + 1]),
      ArrowUp: () => go(rows[at - 1]),
      Home: () => go(rows[0]),
      End: () => go(rows.at(-1)),
      ArrowRight: () => (active.isOpen === false ? openRow(active.key, true) : go(firstBelow(rows, at))),
      ArrowLeft: () =>
        active.isOpen === true ? openRow(active.key, false) : go(rows.find(({ key }) => key === active.parent)),
      Enter: () => pick(active, { shift: false, mod: false }),
      ' ': () => pick(active, { shift: event.shiftKey, mod: !event.shiftKey }),
      ContextMenu: openMenu && (() => openMenu(active, placeOf(event))),
      F10: openMenu && event.shiftKey ? () => openMenu(active, placeOf(event)) : undefined,
      a:
        selectAll && mod
          ? () => selectAll(rows.filter((row) => row.parent === active.parent).map(({ key }) => key))
          : undefined,
    }
    const act = acts[event.key] ?? (mod ? undefined : findTyped(event.key))
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()

    function findTyped(key: string): (() => void) | undefined {
      if (key.length !== 1 || key === ' ') return undefined
      const now = event.timeStamp
      const text = now - typed.current.at < typingPause ? typed.current.text + key : key
      typed.current = { text, at: now }
      const ordered = [...rows.slice(at + 1), ...rows.slice(0, at + 1)]
      const found = ordered.find((row) => nameOf(row).toLowerCase().startsWith(text.toLowerCase()))
      return () => go(found)
    }
  }
}

const firstBelow = (rows: readonly TreeRow[], at: number): TreeRow | undefined => {
  const [row, next] = [rows[at], rows[at + 1]]
  return row && next && next.level > row.level ? next : undefined
}

function placeOf({ target }: KeyboardEvent): { x: number; y: number } {
  const { left, bottom } = target instanceof Element ? target.getBoundingClientRect() : { left: 0, bottom: 0 }
  return { x: left + 24, y: bottom }
}
