'use client'
import { useDocumentInfo, useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import { addOpenForm } from './open-forms.ts'

/** Renders nothing. Registers its document's form with `FormStateProvider`. */
export function OpenForm() {
  const { getFields } = useForm()
  const { collectionSlug, id } = useDocumentInfo()
  const isRefused = [useFormSubmitted(), !useFormProcessing()].every(Boolean)
  const refused = useRef<FormState | null>(null)
  useEffect(() => {
    refused.current = isRefused ? getFields() : null
  }, [isRefused, getFields])
  useEffect(
    () => addOpenForm({ slug: collectionSlug, id, readFields: getFields, readRefused: () => refused.current }),
    [collectionSlug, id, getFields],
  )
  return null
}
