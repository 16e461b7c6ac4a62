import type { ReactNode } from 'react'
import { listSlots } from '#blocks/_kit/define-block.ts'
import { listNamedFields } from '#blocks/_kit/field-meta.ts'
import { isShown } from '#blocks/_kit/read-value.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { attributes } from '../document/html.ts'
import type { PreparedBlock } from './prepare-blocks.ts'
import { slotMark } from './slot-html.tsx'
import * as texts from '../texts.ts'

type KnownBlock = NonNullable<PreparedBlock['known']>

/** The slots of the block that is being rendered for the canvas. An empty one has an element too, where blocks can be dropped. */
export function trackSlots() {
  let known: KnownBlock | null = null
  const nameFor = (nodes: BlockNode[]): string | null =>
    known ? (listSlots(known.block).find((name) => known?.props[name] === nodes) ?? null) : null
  return {
    start: (block: KnownBlock) => {
      known = block
    },
    renderer: (slots: Map<string, BlockNode[]>) =>
      function renderSlot(nodes: BlockNode[]): ReactNode {
        const [first] = nodes
        const name = nameFor(nodes)
        if (first) slots.set(first.id, nodes)
        return <CanvasSlot name={name} id={first?.id ?? null} html={first ? slotMark(first.id) : ''} />
      },
    /** For a block that shows nothing while its slots are empty. */
    emptySlotsHtml: (): string => {
      const names = known ? listShownSlots(known) : []
      const slots = names.map(
        (name) => `<div${attributes({ 'data-slot-name': name, 'data-drop': texts.addBlockHere })}></div>`,
      )
      return names.length === 0 ? '' : `<div data-empty-slots>${slots.join('')}</div>`
    },
  }
}

const listShownSlots = ({ block, props }: KnownBlock): string[] =>
  listNamedFields(block.props).flatMap(({ name, meta }) =>
    meta.kind === 'slot' && isShown(block.props, meta, props) ? name : [],
  )

interface CanvasSlotProps {
  /** Null for the content of a reusable section. */
  name: string | null
  /** The first block's; null for an empty slot. */
  id: string | null
  html: string
}

function CanvasSlot({ name, id, html }: CanvasSlotProps) {
  return (
    <div
      data-slot={id ?? undefined}
      data-slot-name={name ?? undefined}
      data-drop={name === null ? undefined : texts.addBlockHere}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
