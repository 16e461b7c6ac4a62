'use client'
import {
  RenderFields,
  useConfig,
  useDocumentInfo,
  useFieldPath,
  useFormInitializing,
  useFormProcessing,
} from '@payloadcms/ui'
import type { BlockSlug } from 'payload'
import { fieldsIndexPath, findBlockPermissions, readBlockFields } from './block-fields.ts'
import { useNearView } from './use-near-view.ts'

interface Props {
  slug: BlockSlug
  parentSchemaPath: string
  readOnly?: boolean
}

/** The fields of a block in the form, drawn while its row is open and near the view. A placeholder keeps their place otherwise. */
export function BlockBody({ slug, parentSchemaPath, readOnly = false }: Props) {
  const { docPermissions, hasSavePermission, isTrashed } = useDocumentInfo()
  const isBusy = [useFormProcessing(), useFormInitializing()].some(Boolean)
  // Payload tells a component that the server chose nothing of these.
  const isReadOnly = readOnly || isBusy || hasSavePermission === false || isTrashed === true
  const path = useFieldPath()
  const fields = readBlockFields(useConfig().config.blocksMap[slug])
  const { isDrawn, ...place } = useNearView({ kind: slug, estimate: fields.length * fieldHeight })
  return (
    <div className="fc-block-body" {...place}>
      {isDrawn ? (
        <RenderFields
          fields={fields}
          forceRender
          margins="small"
          parentIndexPath={fieldsIndexPath}
          parentPath={path.slice(0, path.lastIndexOf('.'))}
          parentSchemaPath={parentSchemaPath}
          permissions={findBlockPermissions(docPermissions?.fields, slug)}
          readOnly={isReadOnly}
        />
      ) : null}
    </div>
  )
}

/** Pixels of a typical field, for a block that was not drawn yet. */
const fieldHeight = 80
