'use client'
import { useCanvas } from '../canvas-context.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { readNodes } from '../tree/find-block.ts'
import * as texts from '../texts.ts'

/** What the slots of the selected block hold; each block there can be selected. */
export function SlotSummary({ node }: { node: BlockNode }) {
  const { slotsOf, labelOf, select, commands, isReadOnly } = useCanvas()
  const slots = slotsOf(node)
  if (slots.length === 0) return null
  return (
    <section className="fc-canvas-slots" aria-label={texts.blocksWithin}>
      {slots.map(({ name, label }) => {
        const nodes = readNodes(node[name])
        return (
          <div key={name}>
            <h3>{label}</h3>
            {nodes.length === 0 ? <p>{texts.emptySlot}</p> : null}
            <ul>
              {nodes.map((child) => (
                <li key={child.id}>
                  <button type="button" className="fc-button fc-button--small" onClick={() => select([child.id])}>
                    {labelOf(child)}
                  </button>
                </li>
              ))}
            </ul>
            {isReadOnly ? null : (
              <button
                type="button"
                className="fc-button fc-button--small"
                onClick={() => commands.openAdd({ parent: node.id, slot: name, index: nodes.length })}
              >
                {texts.addToSlot({ slot: label })}
              </button>
            )}
          </div>
        )
      })}
    </section>
  )
}
