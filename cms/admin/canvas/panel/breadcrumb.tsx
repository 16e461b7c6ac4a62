'use client'
import { useCanvas } from '../canvas-context.ts'
import { findBlock } from '../tree/find-block.ts'
import * as texts from '../texts.ts'

/** The selected block within the blocks around it; each selects its block, the first the page. */
export function Breadcrumb() {
  const { layout, selection, select, labelOf } = useCanvas()
  const id = selection.ids.at(-1)
  const found = id === undefined ? null : findBlock(layout, id)
  if (!found) return null
  return (
    <nav className="fc-canvas-crumbs" aria-label={texts.blocksAroundIt}>
      <ol>
        <li>
          <button type="button" onClick={() => select([])}>
            {texts.page}
          </button>
        </li>
        {found.parents.map(({ node }) => (
          <li key={node.id}>
            <button type="button" onClick={() => select([node.id])}>
              {labelOf(node)}
            </button>
          </li>
        ))}
        <li aria-current="true">{labelOf(found.node)}</li>
      </ol>
    </nav>
  )
}
