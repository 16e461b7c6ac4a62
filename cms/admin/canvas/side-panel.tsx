'use client'
import { type KeyboardEvent, useId } from 'react'
import { Library } from './add/library.tsx'
import { useCanvas } from './canvas-context.ts'
import { Structure } from './tree/structure.tsx'
import type { DrawerName, TabName } from './use-canvas-state.ts'
import * as texts from './texts.ts'

interface Props {
  tab: TabName
  onTab: (tab: TabName) => void
  drawer: DrawerName | null
  onDrawer: (drawer: DrawerName | null) => void
}

/** The page's structure and the library of blocks, as tabs. On narrow screens a drawer over the page. */
export function SidePanel({ tab, onTab, drawer }: Props) {
  const { isReadOnly } = useCanvas()
  const id = useId()
  const tabs: { name: TabName; label: string }[] = [
    { name: 'structure', label: texts.structure },
    ...(isReadOnly ? [] : [{ name: 'add' as const, label: texts.add }]),
  ]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other = tabs.find(({ name }) => name !== tab)
    if (!other) return
    event.preventDefault()
    onTab(other.name)
    document.getElementById(`${id}${other.name}`)?.focus()
  }
  return (
    <aside
      className="fc-canvas-left"
      data-open={drawer === 'structure' || undefined}
      aria-label={texts.structureAndBlocks}
    >
      <div className="fc-canvas-tabs" role="tablist" aria-label={texts.structureAndBlocks}>
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            id={`${id}${name}`}
            type="button"
            role="tab"
            tabIndex={tab === name ? 0 : -1}
            aria-selected={tab === name}
            aria-controls={`${id}panel`}
            onClick={() => onTab(name)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} className="fc-canvas-tabs__panel" role="tabpanel" aria-labelledby={`${id}${tab}`}>
        {tab === 'structure' ? <Structure /> : <Library />}
      </div>
    </aside>
  )
}
