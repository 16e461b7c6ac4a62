'use client'
import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui'
import type { FormState, ServerFunctionClient } from 'payload'
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared'
import { type ReactNode, useCallback } from 'react'
import { awaitElements } from './await-elements.ts'
import { keepRows, keepTypedValues } from './keep-typed-values.ts'
import { preserveSaveErrors } from './preserve-save-errors.ts'
import { findOpenForm, type FormOf } from './open-forms.ts'
import { settleFormState } from './settle-form-state.ts'

/** Payload's own debounce for form-state requests. */
const pauseOf = 250

/**
 * Intercepts what the admin asks of the server: see `await-elements.ts`, and for form states `settle-form-state.ts`,
 * `preserve-save-errors.ts` and `keep-typed-values.ts`.
 */
export function FormStateProvider({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions()
  const settling = useCallback<ServerFunctionClient>(
    async (call) => {
      const form = findForm(call)
      if (!form) return awaitElements(await serverFunction(call))
      if (form.isStored) {
        const answer = await awaitElements(await serverFunction(call))
        const open = findOpenForm(form.of)
        if (!open) return answer
        const fields = { requestFields: form.requestFields, newest: open.readFields() }
        return keepRows(keepTypedValues(answer, fields), fields)
      }
      // Payload would only offer to reload and discard the edits. A stale save is merged instead: `cms/editing`.
      const args = { ...call.args, checkForStaleData: false }
      const answer = await settleFormState({
        requestFields: form.requestFields,
        readNewest: () => sendable(findOpenForm(form.of)?.readFields()),
        ask: async (formState) => awaitElements(await serverFunction({ ...call, args: { ...args, formState } })),
        pause: () => new Promise((resolve) => setTimeout(resolve, pauseOf)),
      })
      const open = findOpenForm(form.of)
      if (!open) return answer
      const newest = open.readFields()
      return preserveSaveErrors(keepTypedValues(answer, { requestFields: form.requestFields, newest }), {
        refused: open.readRefused(),
        newest,
      })
    },
    [serverFunction],
  )
  return <ServerFunctionsProvider serverFunction={settling}>{children}</ServerFunctionsProvider>
}

interface AskedForm {
  of: FormOf
  requestFields: FormState
  /** Whether the request follows a save: it carries what was stored. */
  isStored: boolean
}

/** The form of a request. Null for a document that is being opened, which has no form yet. */
function findForm({ name, args }: Parameters<ServerFunctionClient>[0]): AskedForm | null {
  const { collectionSlug, id, data, formState } = args
  if (name !== 'form-state' || !isFormState(formState)) return null
  const of = { slug: findText(collectionSlug), id: typeof id === 'number' ? id : findText(id) }
  return { of, requestFields: formState, isStored: data !== undefined }
}

const findText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const isFormState = (value: unknown): value is FormState => typeof value === 'object' && value !== null

const sendable = (fields: FormState | undefined): FormState | undefined =>
  fields && deepCopyObjectSimpleWithoutReactComponents(fields, { excludeFiles: true })
