'use client'
import { useCanvas } from '../canvas-context.ts'
import { listCommands } from '../edit/list-commands.ts'
import { IconButton } from '../icon-button.tsx'
import type { DrawerName } from '../use-canvas-state.ts'
import { nameBlocks } from '../edit/place-words.ts'
import { DragHandle } from './drag-handle.tsx'
import * as texts from '../texts.ts'

interface Props {
  drawer: DrawerName | null
  onDrawer: (drawer: DrawerName | null) => void
}

/** What can be done with the selected blocks, over the page; on narrow screens also the buttons of the drawers. */
export function BlockBar({ drawer, onDrawer }: Props) {
  const { layout, selection, commands, isReadOnly, rules } = useCanvas()
  const { ids } = selection
  const toggle = (name: DrawerName) => onDrawer(drawer === name ? null : name)
  return (
    <div className="fc-canvas-tools">
      <IconButton
        className="fc-canvas-tools__drawer"
        icon="tree"
        label={texts.structure}
        isNamed
        aria-expanded={drawer === 'structure'}
        onClick={() => toggle('structure')}
      />
      {ids.length === 0 || isReadOnly ? (
        <p className="fc-canvas-tools__hint">{isReadOnly ? texts.youMayOnlyRead : texts.clickABlock}</p>
      ) : (
        <div className="fc-canvas-tools__block" role="toolbar" aria-label={texts.whatToDoWithIt}>
          <DragHandle ids={ids} />
          <strong className="fc-canvas-tools__name">{nameBlocks(layout, ids, rules)}</strong>
          {listCommands(commands).map(({ name, label, icon, keys, run }) => (
            <IconButton key={name} icon={icon} label={keys === '' ? label : `${label} (${keys})`} onClick={run} />
          ))}
        </div>
      )}
      <IconButton
        className="fc-canvas-tools__drawer"
        icon="fields"
        label={texts.fields}
        isNamed
        aria-expanded={drawer === 'fields'}
        onClick={() => toggle('fields')}
      />
    </div>
  )
}
