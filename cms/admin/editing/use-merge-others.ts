import { useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { mergeDocuments } from '#schemas/page/merge.ts'
import { isSameValue } from '#schemas/page/same-value.ts'
import type { KeptChanges } from '../kept/kept-changes.ts'
import { mergeOthers } from './merging.ts'
import { type Fields, type OpenVersion, withoutTimes } from './open-version.ts'

interface TakeInInput {
  readVersion: () => OpenVersion
  changeVersion: (version: OpenVersion) => void
  /** Whether a save is in progress, or Payload's form is processing its response. */
  isSaving: () => boolean
  /** Runs after the form has values of other people. */
  onMerged: () => void
}

/** `conflict`: both changed one value, and the next save asks. `busy`: a save began or ended in the meantime, and `stored` is outdated. */
export type MergeOutcome = 'merged' | 'conflict' | 'busy'

interface FormMerges {
  /** Merges saves of other people into the open form and keeps unsaved edits. Only `merged` changes the form. */
  takeIn: (stored: Fields) => Promise<MergeOutcome>
  /**
   * Puts changes that were typed in an earlier window into the form, on the base over which they were typed: its next save is merged with
   * what others saved since. The form must have no other unsaved edits. False if it was left unchanged.
   */
  putBack: (kept: KeptChanges) => Promise<boolean>
}

/** Merges what is stored or kept elsewhere into the open form. */
export function useMergeOthers({ readVersion, changeVersion, isSaving, onMerged }: TakeInInput): FormMerges {
  const { collectionSlug, id, docPermissions, getDocPreferences } = useDocumentInfo()
  const { getFormState } = useServerFunctions()
  const { dispatchFields, getData, getFields, setModified } = useForm()

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

  const takeIn = async (stored: Fields): Promise<MergeOutcome> => {
    const began = readVersion()
    const theirs = isOlder(stored, began.stored) ? null : await readState(stored)
    if (!theirs) return 'busy'
    const form: Fields = reduceFieldsToValues(theirs, true)
    for (;;) {
      const mine: Fields = getData()
      const { value, conflicts } = mergeDocuments({
        base: withoutTimes(began.form),
        mine: withoutTimes(mine),
        theirs: withoutTimes(form),
      })
      const merged = { ...form, ...value }
      if (conflicts.length > 0) return 'conflict'
      // oxlint-disable-next-line no-await-in-loop -- Anyone who goes on typing changes what is merged.
      const state = isSameValue(merged, form) ? theirs : await readState(merged)
      // A save that began or ended in the meantime merges with its own response.
      if (!state || readVersion() !== began || isSaving()) return 'busy'
      if (!isSameValue(getData(), mine)) continue
      // Rendered synchronously, so that no save compares values of one version with the base of another.
      if (!isSameValue(merged, mine)) {
        const kept = keepEditors(state, getFields())
        mergeOthers(kept, () => flushSync(() => dispatchFields({ type: 'REPLACE_STATE', state: kept })))
        onMerged()
      }
      changeVersion({ stored, form })
      return 'merged'
    }
  }
  const putBack = async ({ base, mine }: KeptChanges): Promise<boolean> => {
    const began = readVersion()
    const before: Fields = getData()
    const stored = { ...began.stored, ...base }
    const [form, state] = await Promise.all([readState(stored), readState({ ...began.stored, ...mine })])
    if (!form || !state || readVersion() !== began || isSaving() || !isSameValue(getData(), before)) return false
    const kept = keepEditors(state, getFields())
    flushSync(() => dispatchFields({ type: 'REPLACE_STATE', state: kept }))
    changeVersion({ stored, form: reduceFieldsToValues(form, true) })
    setModified(true)
    return true
  }
  const newest = useRef({ takeIn, putBack })
  useEffect(() => {
    newest.current = { takeIn, putBack }
  })
  return useMemo(
    () => ({
      takeIn: async (stored) => newest.current.takeIn(stored),
      putBack: async (kept) => newest.current.putBack(kept),
    }),
    [],
  )
}

/** Whether a document was read before another version of it was stored. */
function isOlder({ updatedAt }: Fields, { updatedAt: other }: Fields): boolean {
  return typeof updatedAt === 'string' && typeof other === 'string' && Date.parse(updatedAt) < Date.parse(other)
}

/** A rich text editor remounts when its initial value changes and loses the focus. If the text is unchanged, its initial value is kept. */
const keepEditors = (state: FormState, before: FormState): FormState =>
  Object.fromEntries(
    Object.entries(state).map(([path, field]) => {
      const old = before[path]
      if (!old || field.rows || !isSameValue(old.value, field.value)) return [path, field]
      return [path, { ...field, value: old.value, initialValue: old.initialValue }]
    }),
  )
