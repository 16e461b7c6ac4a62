import { useDraggable } from '@dnd-kit/core'
import type { KeyboardEvent } from 'react'
import { Icon } from '../canvas/icon.tsx'
import type { TreeRow } from '../canvas/tree/list-rows.ts'

interface Props {
  row: TreeRow
  name: string
  isActive: boolean
  isReadOnly: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onOpen: (isOpen: boolean) => void
}

/** An entry in the tree of its menu. */
export function MenuRow({ row, name, isActive, isReadOnly, onFocus, onKeyDown, onOpen }: Props) {
  const { key, level, position, count, isOpen } = row
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: key, disabled: isReadOnly })
  return (
    <li
      {...listeners}
      ref={setNodeRef}
      role="treeitem"
      data-row={key}
      data-dragging={isDragging || undefined}
      className="fc-canvas-row"
      style={{ paddingInlineStart: `${(level - 1) * 24 + 2}px` }}
      tabIndex={isActive ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={isActive}
      {...(isOpen === null ? {} : { 'aria-expanded': isOpen })}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={({ currentTarget }) => currentTarget.focus()}
    >
      {isReadOnly ? null : (
        <span className="fc-menu-tree__handle" aria-hidden="true">
          <Icon name="handle" />
        </span>
      )}
      <span
        className="fc-canvas-row__toggle"
        aria-hidden="true"
        onClick={isOpen === null ? undefined : () => onOpen(!isOpen)}
      >
        {isOpen === null ? null : <Icon name="chevron" />}
      </span>
      <span className="fc-canvas-row__label">{name}</span>
    </li>
  )
}
