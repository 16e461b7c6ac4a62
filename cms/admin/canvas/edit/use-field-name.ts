import type { ClientField } from 'payload'
import { useCallback } from 'react'
import { blockBySlug } from '#blocks/index.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { useClientBlocks } from '../form/use-client-blocks.ts'
import { findBlock } from '../tree/find-block.ts'
import * as texts from '../texts.ts'

/** Names a field of a block for the history: `Heading of Hero`. */
export function useFieldName(layout: BlockNode[]): (id: string, field: string) => string {
  const clientBlocks = useClientBlocks()
  return useCallback(
    (id, field) => {
      const found = findBlock(layout, id)
      if (!found) return texts.aChange
      const { blockType } = found.node
      const label = findLabel(clientBlocks[blockType]?.fields ?? [], field) ?? texts.settings
      return texts.fieldOfBlock({ field: label, block: blockBySlug(blockType)?.label ?? blockType })
    },
    [clientBlocks, layout],
  )
}

function findLabel(fields: readonly ClientField[], name: string): string | null {
  const field = fields.find((each) => 'name' in each && each.name === name)
  return field && 'label' in field && typeof field.label === 'string' ? field.label : null
}
