'use client'
import { useDocumentInfo, useFormModified, useFormProcessing } from '@payloadcms/ui'
import { nameControls } from './name-controls.ts'
import { useNames } from './use-names.ts'

/** Names the icons of a document's header and of its file. They depend on the stored document and on what may be done with it. */
export function NamedForm() {
  const { data } = useDocumentInfo()
  useFormModified()
  useFormProcessing()
  const ref = useNames<HTMLSpanElement>(nameParts, { shown: data })
  return <span ref={ref} hidden />
}

function nameParts(element: Element): void {
  for (const part of element.closest('form')?.querySelectorAll('.doc-controls, .file-field') ?? []) nameControls(part)
}
