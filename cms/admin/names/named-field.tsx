'use client'
import {
  FieldContext,
  FieldDescription,
  useFormInitializing,
  useFormFields,
  useFieldPath,
  useFormProcessing,
} from '@payloadcms/ui'
import type { StaticDescription } from 'payload'
import { use } from 'react'
import { nameControls, nameNewRows } from './name-controls.ts'
import { useNames } from './use-names.ts'

interface Props {
  field: { type?: string; admin?: { description?: StaticDescription } }
  path: string
}

/**
 * Payload's description of a field. It names the icons in the field when they appear: with the field, with a value or a row, and after a
 * save, during which Payload removes them. Lists show a label without its field, so a label could not do this.
 */
export function NamedField({ field, path: ownPath }: Props) {
  const path = useFieldPath() || ownPath
  const isList = field.type === 'array' || field.type === 'blocks'
  useFormFields(([fields]) => (isList ? fields[path]?.rows : fields[path]?.value))
  // Holds the value of a field that the form does not, such as that of the dialog for a site.
  use(FieldContext)
  useFormProcessing()
  useFormInitializing()
  const ref = useNames<HTMLSpanElement>(isList ? nameList : nameField)
  return (
    <>
      <FieldDescription description={field.admin?.description} path={path} />
      <span ref={ref} hidden />
    </>
  )
}

function nameField(inside: Element): void {
  const field = inside.closest('.field-type')
  if (field) nameControls(field)
}

function nameList(inside: Element): void {
  const list = inside.closest('.field-type')
  if (list) nameNewRows(list)
}
