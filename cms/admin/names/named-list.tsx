'use client'
import { DefaultListView, useListQuery, useModal } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { useMemo, useReducer } from 'react'
import { nameControls } from './name-controls.ts'
import { useNames } from './use-names.ts'

/**
 * Payload's list. Its icons get their names when the list changes, and in the commit of each click, key and move of the focus, since the
 * parts of a filter and of the bulk edit are in states of their own.
 */
export function NamedList(props: ListViewClientProps) {
  const { query } = useListQuery()
  const { modalState } = useModal()
  const [acts, act] = useReducer((count: number) => count + 1, 0)
  const shown = useMemo(() => ({ acts, modalState, query }), [acts, modalState, query])
  const ref = useNames<HTMLDivElement>(nameList, { shown, commits: 4 })
  // The same element, so that the list is not drawn again at each key.
  const list = useMemo(() => <DefaultListView {...props} />, [props])
  return (
    <div ref={ref} className="fc-named" onClickCapture={act} onFocusCapture={act} onKeyDownCapture={act}>
      {list}
    </div>
  )
}

/** The drawer of the bulk edit is outside the list, and has no slot for its choice of fields. */
function nameList(list: Element): void {
  nameControls(list)
  for (const choice of document.getElementsByClassName('field-select')) nameControls(choice)
}
