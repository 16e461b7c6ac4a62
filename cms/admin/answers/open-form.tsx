'use client'
import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect } from 'react'
import { addOpenForm } from './open-forms.ts'

/** Shows nothing: makes its document's form known to `FormAnswers`. */
export function OpenForm() {
  const { getFields } = useForm()
  const { collectionSlug, id } = useDocumentInfo()
  useEffect(() => addOpenForm({ slug: collectionSlug, id, readFields: getFields }), [collectionSlug, id, getFields])
  return null
}
