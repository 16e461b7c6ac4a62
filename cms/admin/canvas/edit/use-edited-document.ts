import { toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useCallback, useMemo, useState } from 'react'
import { listPageRules } from '#blocks/index.ts'
import type { PageRules } from '#schemas/page/operations/page-rules.ts'
import { type EditHistory, useEditing } from './use-editing.ts'
import { useFeaturesOff } from './use-features-off.ts'
import { useFieldName } from './use-field-name.ts'
import { type FormLayout, useFormLayout } from './use-form-layout.ts'

export interface EditedDocument {
  form: FormLayout
  rules: PageRules
  editing: EditHistory
  isReadOnly: boolean
  message: { words: string; isProblem: boolean }
  /** Speaks a sentence to screen readers; a problem is shown too. */
  say: (words: string, isProblem?: boolean) => void
}

/** An open document with blocks: its rules and the one history that its form and its canvas share. */
export function useEditedDocument({ isCanvasOpen }: { isCanvasOpen: boolean }): EditedDocument {
  const { hasSavePermission, isTrashed, collectionSlug } = useDocumentInfo()
  const form = useFormLayout()
  const path = useFormFields(([fields]) => fields['path']?.value)
  const featuresOff = useFeaturesOff()
  const rules = useMemo(
    () => ({
      ...listPageRules(collectionSlug === 'pages' && typeof path === 'string' ? { path } : {}),
      ...(featuresOff ? { featuresOff } : {}),
    }),
    [collectionSlug, path, featuresOff],
  )
  const isReadOnly = hasSavePermission === false || isTrashed === true
  const [message, setMessage] = useState({ words: '', isProblem: false })
  const say = useCallback(
    (words: string, isProblem = false) => {
      setMessage({ words, isProblem })
      if (isProblem && !isCanvasOpen) toast.error(words)
    },
    [isCanvasOpen],
  )
  const nameField = useFieldName(form.layout)
  const editing = useEditing({ form, rules, isReadOnly, say, nameField })
  return { form, rules, editing, isReadOnly, message, say }
}
