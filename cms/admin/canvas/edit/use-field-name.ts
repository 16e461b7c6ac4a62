import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useCallback } from 'react'
import { blockBySlug } from '#blocks/index.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { documentId } from '../form/document-node.ts'
import { useClientBlocks } from '../form/use-client-blocks.ts'
import { findBlock } from '../tree/find-block.ts'
import * as texts from '../texts.ts'

/** Names a field for the history: `Heading of Hero`, or `Title` for one of the document's own. */
export function useFieldName(layout: BlockNode[]): (id: string, field: string) => string {
  const clientBlocks = useClientBlocks()
  const { getEntityConfig } = useConfig()
  const { collectionSlug = '' } = useDocumentInfo()
  return useCallback(
    (id, field) => {
      if (id === documentId) return findLabel(getEntityConfig({ collectionSlug }).fields, field) ?? texts.aChange
      const found = findBlock(layout, id)
      if (!found) return texts.aChange
      const { blockType } = found.node
      const label = findLabel(clientBlocks[blockType]?.fields ?? [], field) ?? texts.settings
      return texts.fieldOfBlock({ field: label, block: blockBySlug(blockType)?.label ?? blockType })
    },
    [clientBlocks, collectionSlug, getEntityConfig, layout],
  )
}

function findLabel(fields: readonly ClientField[], name: string): string | null {
  const parts = fields.flatMap((field) => [field, ...listWithin(field)])
  const named = parts.find((part) => 'name' in part && part.name === name)
  return named && 'label' in named && typeof named.label === 'string' ? named.label : null
}

/** The tabs of a document, and the fields in those without a name. */
const listWithin = (field: ClientField) =>
  field.type === 'tabs' ? field.tabs.flatMap((tab) => [tab, ...('name' in tab ? [] : tab.fields)]) : []
