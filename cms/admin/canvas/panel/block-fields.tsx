'use client'
import { RenderFields, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useMemo } from 'react'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { fieldsIndexPath, findBlockPermissions } from '../../block-body/block-fields.ts'
import { leaveOut } from '../beside/find-link-fields.ts'
import { useClientBlocks } from '../form/use-client-blocks.ts'
import { useCanvas } from '../canvas-context.ts'
import * as texts from '../texts.ts'

interface Props {
  node: BlockNode
  /** Path of the block in the form: `layout.2.first.0`. */
  path: string
}

/** Payload's own fields of a block, custom ones included. Its slots are in the structure. */
export function BlockFields({ node, path }: Props) {
  const { collectionSlug, docPermissions } = useDocumentInfo()
  const { isReadOnly, beside } = useCanvas()
  const block = useClientBlocks()[node.blockType]
  // A field that is open beside its link is there alone: each is on the screen once.
  const open = beside?.kind === 'link-field' && beside.id === node.id ? String(beside.field[0]) : null
  const fields = useMemo(
    () => block?.fields.map((field) => (isElsewhere(field, open) ? leaveOut(field) : field)) ?? [],
    [block, open],
  )
  const isLoading = useFormFields(([state]) => findRow(path, state)?.isLoading ?? false)
  if (!block) return <p>{texts.unknownBlock}</p>
  if (isLoading) return <p role="status">{texts.loadingFields}</p>
  return (
    <RenderFields
      key={node.id}
      className="fc-canvas-fields"
      fields={fields}
      forceRender
      margins="small"
      parentIndexPath={fieldsIndexPath}
      parentPath={path}
      parentSchemaPath={`${collectionSlug}.layout.${node.blockType}`}
      permissions={findBlockPermissions(docPermissions?.fields, node.blockType)}
      readOnly={isReadOnly}
    />
  )
}

const isElsewhere = (field: ClientField, open: string | null): boolean =>
  field.type === 'blocks' || ('name' in field && field.name === open)

type Fields = Parameters<Parameters<typeof useFormFields>[0]>[0][0]

function findRow(path: string, state: Fields) {
  const at = path.lastIndexOf('.')
  return state[path.slice(0, at)]?.rows?.[Number(path.slice(at + 1))]
}
