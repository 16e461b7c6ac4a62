'use client'
import { useDraggable } from '@dnd-kit/core'
import { useFormFields, useFormSubmitted } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { summaryOf } from '#blocks/index.ts'
import { OriginMark } from '../../templates/origin-mark.tsx'
import { useCanvas } from '../canvas-context.ts'
import { Icon } from '../icon.tsx'
import { findBlock } from './find-block.ts'
import type { TreeRow } from './list-rows.ts'
import * as texts from '../texts.ts'

interface Props {
  row: TreeRow
  /** The one row that Tab reaches. */
  isActive: boolean
  isSelected: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onOpen: (isOpen: boolean) => void
  onPick: (how: { shift: boolean; mod: boolean }) => void
  onMenu: (at: { x: number; y: number }) => void
}

/** A block of the structure, or a slot of a block. */
export function TreeItem({ row, isActive, isSelected, onFocus, onKeyDown, onOpen, onPick, onMenu }: Props) {
  const { layout, labelOf, isReadOnly, send } = useCanvas()
  const { kind, key, node, slot, level, position, count, isOpen } = row
  const element = useRef<HTMLLIElement>(null)
  const path = kind === 'block' ? findBlock(layout, node.id)?.path : undefined
  const isSubmitted = useFormSubmitted()
  const isWrong = useFormFields(
    ([fields]) =>
      isSubmitted &&
      path !== undefined &&
      Object.entries(fields).some(([at, { valid }]) => valid === false && at.startsWith(`${path}.`)),
  )
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `row ${key}`,
    disabled: kind === 'slot' || isReadOnly,
    data: { ids: [node.id] },
  })
  useEffect(() => {
    if (isSelected) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  const label = slot ? slot.label : labelOf(node)
  const summary = slot ? '' : summaryOf(node.blockType, node)
  return (
    <li
      {...listeners}
      ref={(found) => {
        element.current = found
        setNodeRef(found)
      }}
      role="treeitem"
      data-row={key}
      data-kind={kind}
      data-dragging={isDragging || undefined}
      className="fc-canvas-row"
      style={{ paddingInlineStart: `${(level - 1) * 16 + 2}px` }}
      tabIndex={isActive ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={isSelected}
      {...(isOpen === null ? {} : { 'aria-expanded': isOpen })}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={({ shiftKey, ctrlKey, metaKey }) => onPick({ shift: shiftKey, mod: ctrlKey || metaKey })}
      onContextMenu={(event) => {
        event.preventDefault()
        onMenu({ x: event.clientX, y: event.clientY })
      }}
      onPointerEnter={() => send({ type: 'canvas:hover', id: node.id })}
      onPointerLeave={() => send({ type: 'canvas:hover', id: null })}
    >
      {isOpen === null ? (
        <span className="fc-canvas-row__toggle" />
      ) : (
        <span
          className="fc-canvas-row__toggle"
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            onOpen(!isOpen)
          }}
        >
          <Icon name="chevron" />
        </span>
      )}
      <span className="fc-canvas-row__label">{label}</span>
      {summary && summary !== label ? <span className="fc-canvas-row__summary">{summary}</span> : null}
      {slot ? null : <OriginMark block={node.id} />}
      {isWrong ? (
        <span className="fc-canvas-row__problem" title={texts.hasAProblem}>
          <Icon name="problem" />
          <span className="fc-hidden">{texts.hasAProblem}</span>
        </span>
      ) : null}
    </li>
  )
}
