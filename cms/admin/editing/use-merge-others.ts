import { useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { mergeDocuments } from '#schemas/page/merge.ts'
import { isSameValue } from '#schemas/page/same-value.ts'
import type { Fields, OpenVersion } from './open-version.ts'

interface TakeInInput {
  readVersion: () => OpenVersion
  changeVersion: (version: OpenVersion) => void
  /** Whether a save is on its way, or Payload's form is taking its answer. */
  isSaving: () => boolean
}

/**
 * Takes what others saved into the open form, beside what this person has typed and not saved yet. Where both changed one value it takes in nothing:
 * the next save asks. False if the form was left as it is.
 */
export function useMergeOthers({
  readVersion,
  changeVersion,
  isSaving,
}: TakeInInput): (stored: Fields) => Promise<boolean> {
  const { collectionSlug, id, docPermissions, getDocPreferences } = useDocumentInfo()
  const { getFormState } = useServerFunctions()
  const { dispatchFields, getData, getFields } = useForm()

  const readState = async (data: Fields): Promise<FormState | null> => {
    const answer = await getFormState({
      id,
      collectionSlug: collectionSlug ?? '',
      data,
      docPermissions,
      docPreferences: await getDocPreferences(),
      operation: 'update',
      renderAllFields: true,
      schemaPath: collectionSlug ?? '',
      skipValidation: true,
    })
    return ('state' in answer && answer.state) || null
  }

  const takeIn = async (stored: Fields): Promise<boolean> => {
    const began = readVersion()
    const theirs = await readState(stored)
    if (!theirs) return false
    const form: Fields = reduceFieldsToValues(theirs, true)
    for (;;) {
      const mine: Fields = getData()
      const { value, conflicts } = mergeDocuments({ base: began.form, mine, theirs: form })
      const merged = { ...form, ...value }
      if (conflicts.length > 0) return false
      // oxlint-disable-next-line no-await-in-loop -- Anyone who goes on typing changes what is merged.
      const state = isSameValue(merged, form) ? theirs : await readState(merged)
      // A save that began or ended meanwhile has its own answer to take in.
      if (!state || readVersion() !== began || isSaving()) return false
      if (!isSameValue(getData(), mine)) continue
      // Drawn at once, so that no save takes values of the one version for changes of the other.
      if (!isSameValue(merged, mine))
        flushSync(() => dispatchFields({ type: 'REPLACE_STATE', state: keepEditors(state, getFields()) }))
      changeVersion({ stored, form })
      return true
    }
  }
  const newest = useRef(takeIn)
  useEffect(() => {
    newest.current = takeIn
  })
  return useCallback(async (stored: Fields) => newest.current(stored), [])
}

/** A rich text is drawn again when its first value changes, which takes the focus: where the text is the same, so is its first value. */
const keepEditors = (state: FormState, before: FormState): FormState =>
  Object.fromEntries(
    Object.entries(state).map(([path, field]) => {
      const old = before[path]
      if (!old || field.rows || !isSameValue(old.value, field.value)) return [path, field]
      return [path, { ...field, value: old.value, initialValue: old.initialValue }]
    }),
  )
