'use client'
import { DefaultListView, useListQuery, useModal } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { useMemo, useReducer } from 'react'
import { nameControls } from './name-controls.ts'
import { useNames } from './use-names.ts'

/** Commits after which the drawer of the bulk edit has rendered its select. Found by trying: Payload documents none. */
const commitsOfDrawer = 4

/**
 * Payload's list. Its icons get their names when the list changes, and at each click, key and change of focus, because filters and the bulk edit
 * keep states of their own.
 */
export function NamedList(props: ListViewClientProps) {
  const { query } = useListQuery()
  const { modalState } = useModal()
  const [actions, noteAction] = useReducer((count: number) => count + 1, 0)
  const shown = useMemo(() => ({ actions, modalState, query }), [actions, modalState, query])
  const ref = useNames<HTMLDivElement>(nameList, { shown, commits: commitsOfDrawer })
  // The same element, so that the list does not render at each key.
  const list = useMemo(() => <DefaultListView {...props} />, [props])
  return (
    <div
      ref={ref}
      className="fc-named"
      onClickCapture={noteAction}
      onFocusCapture={noteAction}
      onKeyDownCapture={noteAction}
    >
      {list}
    </div>
  )
}

/** The drawer of the bulk edit is outside the list, and has no slot for its choice of fields. */
function nameList(list: Element): void {
  nameControls(list)
  for (const choice of document.getElementsByClassName('field-select')) nameControls(choice)
}
