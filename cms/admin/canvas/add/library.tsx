'use client'
import { useConfig } from '@payloadcms/ui'
import { useMemo } from 'react'
import { BlockLibrary } from '../../library/block-library.tsx'
import { useCanvas } from '../canvas-context.ts'
import { makeId } from '../edit/make-block.ts'
import * as texts from '../texts.ts'
import { BlockCard } from './block-card.tsx'
import { listOffered } from './list-offered.ts'
import { SavedSectionList } from './saved-section-list.tsx'
import { sayTarget } from './say-target.ts'

/** The library, and where a pressed entry of it goes. */
export function Library() {
  const { layout, selection, rules, addTarget, commands } = useCanvas()
  const { config } = useConfig()
  const offered = useMemo(
    () => listOffered({ layout, selected: selection.ids.at(-1), rules, target: addTarget }),
    [layout, selection, rules, addTarget],
  )
  return (
    <div className="fc-canvas-library">
      <p className="fc-canvas-library__target">
        {sayTarget(layout, { selected: selection.ids, rules, target: addTarget })}
      </p>
      <BlockLibrary
        offered={offered}
        Card={BlockCard}
        createId={makeId}
        searchId="fc-canvas-search"
        More={SavedSectionList}
        onInsert={(nodes) => commands.insert(nodes, addTarget)}
      />
      <a className="fc-library-uses" href={`${config.routes.admin}/blocks`}>
        {texts.whereBlocksAreUsed}
      </a>
    </div>
  )
}
