'use client'
import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui'
import type { FormState, ServerFunctionClient } from 'payload'
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared'
import { type ReactNode, useCallback } from 'react'
import { preserveSaveErrors } from './preserve-save-errors.ts'
import { findOpenForm, type FormOf } from './open-forms.ts'
import { settleFormState } from './settle-form-state.ts'

/** Payload's own debounce for form-state requests. */
const pauseOf = 250

/** Intercepts form-state requests of the admin: see `settled-answer.ts` and `keep-refused-errors.ts`. */
export function FormStateProvider({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions()
  const settling = useCallback<ServerFunctionClient>(
    async (call) => {
      const form = changedForm(call)
      if (!form) return serverFunction(call)
      // Payload would offer nothing but to reload and lose what was typed; a stale save is merged: `cms/editing`.
      const args = { ...call.args, checkForStaleData: false }
      const answer = await settleFormState({
        asked: form.asked,
        readNewest: () => sendable(findOpenForm(form.of)?.readFields()),
        ask: async (formState) => serverFunction({ ...call, args: { ...args, formState } }),
        pause: () => new Promise((resolve) => setTimeout(resolve, pauseOf)),
      })
      const open = findOpenForm(form.of)
      return open ? preserveSaveErrors(answer, { refused: open.readRefused(), newest: open.readFields() }) : answer
    },
    [serverFunction],
  )
  return <ServerFunctionsProvider serverFunction={settling}>{children}</ServerFunctionsProvider>
}

/** Which form asks about a change. What is saved, and what is opened, names its `data`. */
function changedForm({ name, args }: Parameters<ServerFunctionClient>[0]): { of: FormOf; asked: FormState } | null {
  const { collectionSlug, id, data, formState } = args
  if (name !== 'form-state' || data !== undefined || !isFormState(formState)) return null
  return { of: { slug: textOf(collectionSlug), id: typeof id === 'number' ? id : textOf(id) }, asked: formState }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const isFormState = (value: unknown): value is FormState => typeof value === 'object' && value !== null

const sendable = (fields: FormState | undefined): FormState | undefined =>
  fields && deepCopyObjectSimpleWithoutReactComponents(fields, { excludeFiles: true })
